import type { PaymentFailureReason } from '@moonlit/contract/common'
import type { Locale } from '@moonlit/contract/vocabulary'
import type { DiscountBy } from '../subscriptions/rules.ts'
import ar from './messages/ar.json' with { type: 'json' }
import de from './messages/de.json' with { type: 'json' }
import en from './messages/en.json' with { type: 'json' }
import es from './messages/es.json' with { type: 'json' }
import fr from './messages/fr.json' with { type: 'json' }
import hi from './messages/hi.json' with { type: 'json' }
import it from './messages/it.json' with { type: 'json' }
import ja from './messages/ja.json' with { type: 'json' }
import pt from './messages/pt.json' with { type: 'json' }
import zh from './messages/zh.json' with { type: 'json' }

/** What is said of a payment that is over, and of one that is not there. */
interface Ending {
  readonly title: string
  readonly text: string
}

/**
 * Texts of the payment provider's pages in one language. `{amount}`, `{date}`, `{title}` and `{n}` stand for the amount with its currency, the end
 * of a subscription, the page's own title, and the digits of a security code.
 */
export interface PaymentMessages {
  readonly pay: string
  readonly head: string
  readonly wrong: string
  readonly order: string
  readonly list: string
  /** What was taken off, by what took it off; `{code}` stands for the promo code. */
  readonly off: Readonly<Record<DiscountBy, string>>
  readonly today: string
  readonly runs: string
  readonly once: string
  readonly byCard: string
  readonly number: string
  readonly expiry: string
  readonly expiryHint: string
  readonly cvc: string
  readonly name: string
  readonly cancel: string
  readonly refused: string
  readonly note: string
  readonly cards: Readonly<Record<'succeeded' | 'failed' | 'duplicate' | 'slow', string>>
  readonly errors: Readonly<
    Record<'numberEmpty' | 'number' | 'numberTest' | 'expiryEmpty' | 'expiry' | 'expired' | 'cvcEmpty' | 'cvc' | 'nameEmpty' | 'name', string>
  >
  readonly endings: Readonly<Record<'confirming' | 'succeeded' | 'failed' | 'refunded' | 'duplicate', Ending>>
  /** What is said of a payment that failed, where it is known why; `{code}` stands for the promo code. */
  readonly failures: Readonly<Record<PaymentFailureReason, string>>
  readonly unknown: Ending
  readonly back: string
  readonly refund: string
}

/** Texts by language. */
export const PAYMENT_MESSAGES: Readonly<Record<Locale, PaymentMessages>> = { en, es, fr, pt, ar, hi, ja, zh, it, de }

/** A text with its slots filled. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(?<slot>\w+)\}/gu, (whole, slot: string) => values[slot] ?? whole)

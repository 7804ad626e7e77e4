import { LOCALES, type Locale } from '@moonlit/contract/vocabulary'
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

/** Texts of one kind of mail: subject, body, button and note. */
export interface MailMessage {
  readonly subject: string
  readonly lead: string
  readonly action: string
  readonly note: string
}

/**
 * Texts of a receipt. `{item}`, `{amount}`, `{paidOn}`, `{endsOn}`, and `{list}`, `{off}` and `{code}` of a discount stand for the parts of the `Receipt`,
 * in quotes or where no word around them has to agree with them.
 */
export interface ReceiptMessage extends MailMessage {
  /** Follows the lead where something was taken off, by what took it off last. */
  readonly discount: Readonly<Record<DiscountBy, string>>
  /** Follows that where the plan itself had taken something off before. */
  readonly regular: string
  /** Replaces the note for one-time purchases. */
  readonly noteWithoutEnd: string
}

/** Texts of every mail in one language. `{name}` in the greeting is the person's first name. */
export interface MailMessages {
  readonly greeting: string
  readonly greetingWithoutName: string
  readonly copyLink: string
  readonly why: string
  readonly unsubscribe: string
  readonly verify: MailMessage
  /** In place of `verify`, where the account has another e-mail until it is confirmed. */
  readonly move: MailMessage
  readonly reset: MailMessage
  readonly emailChanged: MailMessage
  readonly welcome: MailMessage
  readonly receipt: ReceiptMessage
  /** Its lead has the parts of the `Receipt`, too. */
  readonly refunded: MailMessage
  readonly cancelled: MailMessage
}

/** Texts by language. */
export const MAIL_MESSAGES: Readonly<Record<Locale, MailMessages>> = { en, es, fr, pt, ar, hi, ja, zh, it, de }

/** The language of a mail: the recipient's, English when unknown. */
export const localeOf = (language: string): Locale => LOCALES.find((locale) => locale === language) ?? 'en'

import type { Discount } from '../payments/discount.ts'

/** Kinds of mail. A newsletter can be unsubscribed from. */
export const MAIL_KINDS = {
  /** Asks to confirm an e-mail address. */
  verify: { isNewsletter: false },
  /** Lets a person set a new password. */
  reset: { isNewsletter: false },
  /** Tells a confirmed address that it is no longer the one of its account. */
  emailChanged: { isNewsletter: false },
  /** Welcomes a newsletter subscriber who confirmed their e-mail for the first time. */
  welcome: { isNewsletter: true },
  /** Receipt for each charged payment, for people who want billing mails. */
  receipt: { isNewsletter: false },
  /** Tells that a payment was paid back, for people who want billing mails. */
  refunded: { isNewsletter: false },
  /** Confirms a cancelled subscription, for people who want billing mails. */
  cancelled: { isNewsletter: false },
} as const satisfies Record<string, { isNewsletter: boolean }>
export type MailKind = keyof typeof MAIL_KINDS

/** Recipient of a mail, with their language. */
export interface Recipient {
  /** The account that the mail is written for; null for none. */
  readonly id: string | null
  readonly email: string
  readonly firstName: string
  readonly language: string
}

/** Values of a receipt, formatted for its reader. */
export interface Receipt {
  readonly item: string
  /** Amount with currency. */
  readonly amount: string
  /** What lowered it; empty when nothing did. */
  readonly discounts: readonly Discount[]
  /** Date of the charge. */
  readonly paidOn: string
  /** Last day of a subscription; null for one-time purchases. */
  readonly endsOn: string | null
}

interface Envelope {
  readonly to: Recipient
  /** Target of its button. */
  readonly link: string
  /** Unsubscribe link; newsletters only. */
  readonly unsubscribe?: string
  /** Date of the event, if not now. Milliseconds. */
  readonly datedAt?: number
}

/** Input of a mail. */
export type MailInput = Envelope &
  (
    | { readonly kind: Exclude<MailKind, 'receipt' | 'refunded' | 'verify'> }
    /** `isMove` where the account moves to the address, and has another until it is confirmed. */
    | { readonly kind: 'verify'; readonly isMove?: boolean }
    | { readonly kind: 'receipt' | 'refunded'; readonly receipt: Receipt }
  )

/** A rendered mail. `links` holds its links by purpose: the kind of the mail, or `unsubscribe`. */
export interface Mail {
  readonly userId: string | null
  readonly to: string
  readonly kind: MailKind
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly links: Readonly<Record<string, string>>
  /** Extra headers, see `headersOf`. */
  readonly headers: Readonly<Record<string, string>>
}

/** Extra headers of a mail: `List-Unsubscribe` of a newsletter (RFC 2369). */
export const headersOf = ({ unsubscribe }: Mail['links']): Mail['headers'] =>
  unsubscribe === undefined ? {} : { 'List-Unsubscribe': `<${unsubscribe}>` }

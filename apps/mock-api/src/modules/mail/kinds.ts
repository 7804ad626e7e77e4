/** Every mail that is sent. A newsletter is one that a person can unsubscribe from. */
export const MAIL_KINDS = {
  /** Asks to confirm an e-mail address. */
  verify: { isNewsletter: false },
  /** Lets a person set a new password. */
  reset: { isNewsletter: false },
  /** Greets someone whose address was confirmed for the first time and who wants the newsletter. */
  welcome: { isNewsletter: true },
  /** Says what was paid, once for each payment that was charged, to who wants mails about payments. */
  receipt: { isNewsletter: false },
  /** Says that a subscription was cancelled, to who wants mails about payments. */
  cancelled: { isNewsletter: false },
} as const satisfies Record<string, { isNewsletter: boolean }>
export type MailKind = keyof typeof MAIL_KINDS

/** Who a mail goes to, in which language. */
export interface Recipient {
  readonly email: string
  readonly firstName: string
  readonly language: string
}

/** What a receipt says, each part as its reader writes it. */
export interface Receipt {
  readonly item: string
  /** With its currency. */
  readonly amount: string
  /** The day it was charged. */
  readonly paidOn: string
  /** The last day of a subscription; null for what does not run. */
  readonly endsOn: string | null
}

interface Envelope {
  readonly to: Recipient
  /** Where its button leads. */
  readonly link: string
  /** Where the newsletter can be stopped; only of a newsletter. */
  readonly unsubscribe?: string
  /** When what it tells of happened, where that was not just now. Milliseconds. */
  readonly datedAt?: number
}

/** A mail to write. */
export type MailInput = Envelope & ({ readonly kind: Exclude<MailKind, 'receipt'> } | { readonly kind: 'receipt'; readonly receipt: Receipt })

/** A mail as it goes out. `links` holds each address in it by what it is for: the kind of the mail, or `unsubscribe`. */
export interface Mail {
  readonly to: string
  readonly kind: MailKind
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly links: Readonly<Record<string, string>>
  /** What a mail program reads besides, see `headersOf`. */
  readonly headers: Readonly<Record<string, string>>
}

/** What a mail program reads besides, by the addresses in a mail: `List-Unsubscribe` of a newsletter (RFC 2369). */
export const headersOf = ({ unsubscribe }: Mail['links']): Mail['headers'] =>
  unsubscribe === undefined ? {} : { 'List-Unsubscribe': `<${unsubscribe}>` }

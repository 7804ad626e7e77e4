/** Every mail that is sent. A newsletter is one that a person can unsubscribe from. */
export const MAIL_KINDS = {
  /** Asks to confirm an e-mail address. */
  verify: { isNewsletter: false },
  /** Lets a person set a new password. */
  reset: { isNewsletter: false },
  /** Greets someone whose address was confirmed for the first time and who wants the newsletter. */
  welcome: { isNewsletter: true },
} as const satisfies Record<string, { isNewsletter: boolean }>
export type MailKind = keyof typeof MAIL_KINDS

/** Who a mail goes to, in which language. */
export interface Recipient {
  readonly email: string
  readonly firstName: string
  readonly language: string
}

/** A mail to write. `link` is where its button leads. */
export interface Letter {
  readonly kind: MailKind
  readonly to: Recipient
  readonly link: string
  /** Where the newsletter can be stopped; only of a newsletter. */
  readonly unsubscribe?: string
}

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

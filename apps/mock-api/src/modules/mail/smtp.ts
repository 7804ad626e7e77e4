import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { createTransport } from 'nodemailer'
import type { Mail } from './kinds.ts'
import type { MailTransport } from './mailer.ts'

/** A mail server, and who mails are from. */
export interface SmtpOptions {
  /** `smtp://` or `smtps://`, with user and password where the server wants them. */
  readonly url: string
  /** Such as `Moonlit <hello@moonlit.example>`. */
  readonly from: string
}

/** Timeout of the mail server, in milliseconds. */
const PATIENCE = 20_000
/** How long closing waits for mails in transit, in milliseconds. */
const CLOSING_PATIENCE = 5_000

/**
 * Sends mails to a mail server (MK-07) without blocking requests. A refused mail is logged and stays in the outbox.
 *
 * Newsletters have `List-Unsubscribe` (RFC 2369) with the page to unsubscribe. It is not
 * one-click (RFC 8058), because that page takes no form.
 */
export class SmtpTransport implements MailTransport {
  readonly #transport
  readonly #from: string
  readonly #log: Pick<FastifyBaseLogger, 'error'>
  readonly #underWay = new Set<Promise<void>>()
  readonly #givingUp = new AbortController()

  constructor({ url, from }: SmtpOptions, log: Pick<FastifyBaseLogger, 'error'>) {
    this.#transport = createTransport({
      url,
      pool: true,
      maxConnections: 2,
      connectionTimeout: PATIENCE,
      greetingTimeout: PATIENCE,
      socketTimeout: PATIENCE,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    this.#from = from
    this.#log = log
  }

  deliver(mail: Mail): void {
    const sending = this.#send(mail).finally(() => this.#underWay.delete(sending))
    this.#underWay.add(sending)
  }

  async #send({ to, kind, subject, text, html, headers }: Mail): Promise<void> {
    try {
      await this.#transport.sendMail({
        from: this.#from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        headers: { ...headers },
        signal: AbortSignal.any([this.#givingUp.signal, AbortSignal.timeout(PATIENCE)]),
      })
    } catch (error) {
      this.#log.error({ err: error, kind }, 'a mail was not taken by the mail server; it stays in the outbox')
    }
  }

  /** Waits a while for mails in transit, then disconnects. */
  async close(): Promise<void> {
    const patience = new AbortController()
    const arrived = Promise.all(this.#underWay)
    await Promise.race([arrived, wait(CLOSING_PATIENCE, undefined, { signal: patience.signal }).catch(() => undefined)])
    patience.abort()
    this.#givingUp.abort()
    await arrived
    this.#transport.close()
  }
}

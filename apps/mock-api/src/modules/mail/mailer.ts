import type { FastifyBaseLogger } from 'fastify'
import type { World } from '../../worlds/world.ts'
import type { MailInput, Mail } from './kinds.ts'
import { renderMail } from './render.ts'
import { isInOutbox, saveMail, simulateMail } from './repo.ts'

/**
 * Sends mails to a mail server. It gets each mail after it is in the outbox, is not awaited, and handles
 * its own failures.
 */
export interface MailTransport {
  deliver(mail: Mail): void
}

/** Without a mail server, mails stay in the outbox. */
const NO_TRANSPORT: MailTransport = { deliver: () => undefined }

type Log = Pick<FastifyBaseLogger, 'error'>

const NO_LOG: Log = { error: () => undefined }

/** Renders mails, stores them in the world's outbox (MK-07) and passes them to the transport. */
export class Mailer {
  readonly #webUrl: string
  readonly #transport: MailTransport
  readonly #log: Log

  /**
   * @param options.webUrl where browsers see the web app; links in mails lead there
   * @param options.log logs mails that could not be rendered
   */
  constructor({ webUrl, transport = NO_TRANSPORT, log = NO_LOG }: { webUrl: string; transport?: MailTransport | undefined; log?: Log }) {
    this.#webUrl = webUrl.replace(/\/$/u, '')
    this.#transport = transport
    this.#log = log
  }

  /** A web app URL from path segments. */
  address(...parts: string[]): string {
    return `${this.#webUrl}/${parts.map((part) => encodeURIComponent(part)).join('/')}`
  }

  /** Sends a mail. It is delivered after its transaction, and not when that is rolled back. */
  send(world: World, input: MailInput): void {
    const mail = renderMail(input)
    const id = saveMail(world, mail, input.datedAt ?? world.clock.now())
    queueMicrotask(() => {
      if (world.isOpen && isInOutbox(world, id)) this.#transport.deliver(mail)
    })
  }

  /**
   * Sends a mail about a change, such as a payment. A failure is logged, and the change
   * is kept.
   * @param write returns the mail; null to send none
   */
  notify(world: World, write: () => MailInput | null): void {
    try {
      world.atomically(() => {
        const input = write()
        if (input !== null) this.send(world, input)
      })
    } catch (error) {
      this.#log.error({ err: error, world: world.name }, 'a mail could not be written; what it tells of is done all the same')
    }
  }

  /** Takes as long as sending without sending, so that the time reveals nothing. */
  simulate(world: World, input: MailInput): void {
    simulateMail(world, renderMail(input))
  }
}

import type { FastifyBaseLogger } from 'fastify'
import type { World } from '../../worlds/world.ts'
import type { MailInput, Mail } from './kinds.ts'
import { renderMail } from './render.ts'
import { isInOutbox, saveMail, simulateMail } from './repo.ts'

/**
 * Takes mails out of the house. It is given each one after it was put into the outbox, is not waited for, and deals with
 * its own failures.
 */
export interface MailTransport {
  deliver(mail: Mail): void
}

/** Without a mail server, mails stay in the outbox. */
const NO_TRANSPORT: MailTransport = { deliver: () => undefined }

type Log = Pick<FastifyBaseLogger, 'error'>

const NO_LOG: Log = { error: () => undefined }

/** Writes mails, keeps them in the world's outbox (MK-07) and hands them to the carrier. */
export class Mailer {
  readonly #webUrl: string
  readonly #transport: MailTransport
  readonly #log: Log

  /**
   * @param options.webUrl where browsers see the web app; links in mails lead there
   * @param options.log is told of mails that could not be written
   */
  constructor({ webUrl, transport = NO_TRANSPORT, log = NO_LOG }: { webUrl: string; transport?: MailTransport | undefined; log?: Log }) {
    this.#webUrl = webUrl.replace(/\/$/u, '')
    this.#transport = transport
    this.#log = log
  }

  /** An address of the web app, by the parts of its path. */
  address(...parts: string[]): string {
    return `${this.#webUrl}/${parts.map((part) => encodeURIComponent(part)).join('/')}`
  }

  /** Sends a mail. It leaves the house once the change that it is part of is done, and not at all when that is undone. */
  send(world: World, letter: MailInput): void {
    const mail = renderMail(letter)
    const id = saveMail(world, mail, letter.datedAt ?? world.clock.now())
    queueMicrotask(() => {
      if (world.isOpen && isInOutbox(world, id)) this.#transport.deliver(mail)
    })
  }

  /**
   * Sends a mail that only tells of a change, such as a payment: one that cannot be written or kept is logged, and the change
   * goes on without it.
   * @param write makes the letter; null when there is none to send
   */
  notify(world: World, write: () => MailInput | null): void {
    try {
      world.atomically(() => {
        const letter = write()
        if (letter !== null) this.send(world, letter)
      })
    } catch (error) {
      this.#log.error({ err: error, world: world.name }, 'a mail could not be written; what it tells of is done all the same')
    }
  }

  /** Does the work of sending without sending, so that nobody can tell by the time it takes. */
  simulate(world: World, letter: MailInput): void {
    simulateMail(world, renderMail(letter))
  }
}

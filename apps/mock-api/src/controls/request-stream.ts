import { Readable } from 'node:stream'
import { presentRequest } from './present-log.ts'
import type { LogEntry, RequestLog } from './request-log.ts'

/** Proxies close silent connections, so comments are sent. */
const HEARTBEAT = 15_000
/** A client that reads too slowly is disconnected, and can resume. */
const MAX_WAITING = 8 * 1024 * 1024

const eventOf = (kept: LogEntry): string => `event: request\nid: ${kept.id}\ndata: ${JSON.stringify(presentRequest(kept))}\n\n`

/** The open log streams. */
export class RequestStreams {
  readonly #open = new Set<Readable>()
  readonly #log: RequestLog

  constructor(log: RequestLog) {
    this.#log = log
  }

  /**
   * Server-sent events of a world's requests from now on.
   * @param after id of the last seen request: later ones are sent first; null for none
   */
  open(world: string, after: number | null): Readable {
    const stream = new Readable({ read: () => undefined })
    const tell = (text: string): void => {
      if (stream.readableLength > MAX_WAITING) stream.destroy()
      else stream.push(text)
    }
    const stop = this.#log.listen(world, (kept) => tell(eventOf(kept)))
    const heartbeat = setInterval(() => tell(': still here\n\n'), HEARTBEAT).unref()
    this.#open.add(stream)
    stream.once('close', () => {
      stop()
      clearInterval(heartbeat)
      this.#open.delete(stream)
    })
    tell('retry: 1000\n\n')
    if (after !== null) for (const kept of this.#log.list(world, after).toReversed()) tell(eventOf(kept))
    return stream
  }

  /** Closes all streams, so that the server can stop. */
  close(): void {
    for (const stream of this.#open) stream.push(null)
  }
}

import { Worker } from 'node:worker_threads'
import type { Look } from './look.ts'
import type { Variant } from './render.ts'
import { isRenderAnswer, type RenderJob } from './render-job.ts'

export interface RenderPoolOptions {
  /** Number of parallel renders. */
  readonly size: number
  /** The worker's file; a bundled build passes its own. */
  readonly workerUrl?: URL | string
}

interface Ticket extends RenderJob {
  readonly key: string
  readonly promise: Promise<Buffer>
  readonly resolve: (bytes: Buffer) => void
  readonly reject: (reason: unknown) => void
  /** Number of waiting callers. */
  waiting: number
}

interface Slot {
  readonly worker: Worker
  ticket: Ticket | null
}

/** A picture could not be made. */
export class RenderError extends Error {
  override readonly name = 'RenderError'
}

/** The identity of a job: the same look and variant, whatever the order of the look's keys. */
export const renderKey = (look: Look, variant: Variant): string =>
  JSON.stringify([
    variant,
    Object.entries(look)
      .filter(([, value]) => value !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  ])

/**
 * Renders pictures in worker threads, so that requests are not blocked. Workers start on demand; a crashed one
 * fails its job and is replaced. Parallel requests for one picture share a job.
 */
export class RenderPool {
  readonly #size: number
  readonly #workerUrl: URL | string
  readonly #slots = new Set<Slot>()
  readonly #queue: Ticket[] = []
  readonly #open = new Map<string, Ticket>()
  #lastId = 0
  #isClosed = false

  constructor({ size, workerUrl = new URL('./worker.ts', import.meta.url) }: RenderPoolOptions) {
    if (!Number.isInteger(size) || size < 1) throw new RangeError(`A render pool needs at least one worker, not ${size}`)
    this.#size = size
    this.#workerUrl = workerUrl
  }

  /**
   * Renders a look as webp. Aborting the signal rejects this call only; the job is dropped when no caller is left and it has
   * not started.
   * @throws RenderError when the look cannot be drawn, the worker crashed or the pool is closed.
   */
  async render(look: Look, variant: Variant, signal?: AbortSignal): Promise<Buffer> {
    if (this.#isClosed) throw new RenderError('The render pool is closed')
    signal?.throwIfAborted()
    const key = renderKey(look, variant)
    const ticket = this.#open.get(key) ?? this.#enqueue(key, look, variant)
    ticket.waiting += 1
    this.#startNext()
    if (signal === undefined) return ticket.promise
    return this.#untilAborted(ticket, signal)
  }

  /** Stops all workers; jobs that are not done fail. */
  async close(): Promise<void> {
    this.#isClosed = true
    const closed = new RenderError('The render pool was closed before the picture was made')
    for (const ticket of this.#open.values()) ticket.reject(closed)
    this.#open.clear()
    this.#queue.length = 0
    const workers = [...this.#slots].map(({ worker }) => worker)
    this.#slots.clear()
    await Promise.all(workers.map((worker) => worker.terminate()))
  }

  #enqueue(key: string, look: Look, variant: Variant): Ticket {
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
    promise.catch(() => undefined)
    this.#lastId += 1
    const ticket: Ticket = { id: this.#lastId, key, look, variant, promise, resolve, reject, waiting: 0 }
    this.#open.set(key, ticket)
    this.#queue.push(ticket)
    return ticket
  }

  async #untilAborted(ticket: Ticket, signal: AbortSignal): Promise<Buffer> {
    const { promise: aborted, reject } = Promise.withResolvers<never>()
    const onAbort = (): void => {
      ticket.waiting -= 1
      this.#dropIfUnwanted(ticket)
      reject(signal.reason)
    }
    signal.addEventListener('abort', onAbort, { once: true })
    try {
      return await Promise.race([ticket.promise, aborted])
    } finally {
      signal.removeEventListener('abort', onAbort)
    }
  }

  #dropIfUnwanted(ticket: Ticket): void {
    const place = this.#queue.indexOf(ticket)
    if (ticket.waiting > 0 || place === -1) return
    this.#queue.splice(place, 1)
    this.#open.delete(ticket.key)
  }

  #startNext(): void {
    while (this.#queue.length > 0) {
      const slot = [...this.#slots].find(({ ticket }) => ticket === null) ?? this.#hire()
      if (slot === null) return
      const ticket = this.#queue.shift()
      if (ticket === undefined) return
      slot.ticket = ticket
      slot.worker.ref()
      const job: RenderJob = { id: ticket.id, look: ticket.look, variant: ticket.variant }
      slot.worker.postMessage(job)
    }
  }

  /** Starts a worker, or gives null when there are enough. An idle worker does not keep the process alive. */
  #hire(): Slot | null {
    if (this.#slots.size >= this.#size) return null
    const slot: Slot = { worker: new Worker(this.#workerUrl), ticket: null }
    slot.worker.on('message', (message: unknown) => this.#receive(slot, message))
    slot.worker.on('error', (error: Error) => this.#dismiss(slot, error.message))
    slot.worker.on('exit', (code) => this.#dismiss(slot, `exit code ${code}`))
    slot.worker.unref()
    this.#slots.add(slot)
    return slot
  }

  #receive(slot: Slot, message: unknown): void {
    const { ticket } = slot
    if (ticket === null || !isRenderAnswer(message) || message.id !== ticket.id) return
    slot.ticket = null
    slot.worker.unref()
    this.#open.delete(ticket.key)
    if ('error' in message) ticket.reject(new RenderError(message.error))
    else ticket.resolve(Buffer.from(message.bytes.buffer, message.bytes.byteOffset, message.bytes.byteLength))
    this.#startNext()
  }

  /** Takes a crashed worker off the list; its place is filled when the next job starts. */
  #dismiss(slot: Slot, reason: string): void {
    if (!this.#slots.delete(slot)) return
    const { ticket } = slot
    if (ticket !== null) {
      this.#open.delete(ticket.key)
      ticket.reject(new RenderError(`The render worker stopped while making a picture (${reason})`))
    }
    this.#startNext()
  }
}

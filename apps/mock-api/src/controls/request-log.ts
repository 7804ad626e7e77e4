import type { IncomingHttpHeaders } from 'node:http'
import type { Call } from '../http/call-table.ts'
import type { Caller } from '../http/caller.ts'
import type { FieldError } from '@moonlit/contract/common'
import type { LoggedRequest } from './contract/requests.ts'
import { nameOf } from './forced.ts'
import type { Headers } from './mask.ts'
import { LOGGED_BYTES } from './request-body.ts'

const KEPT_REQUESTS = 500
/** Limit for the bodies of all worlds, in bytes; beyond it the oldest are dropped. */
const KEPT_BYTES = 24 * 1024 * 1024
/** How many worlds have a log; the least recent are dropped. */
const KEPT_WORLDS = 200

/** A logged request. Masking, cutting and checking happen when it is read. */
export interface LogEntry {
  readonly id: number
  /** Milliseconds since 1970: real time, and the world's. */
  readonly time: number
  readonly worldTime: number
  readonly world: string
  readonly call: Call | null
  readonly method: string
  readonly path: string
  readonly params: unknown
  readonly caller: string
  readonly status: number | null
  readonly durationMs: number
  readonly outcome: LoggedRequest['outcome']
  readonly injected: LoggedRequest['injected']
  readonly headers: IncomingHttpHeaders
  readonly answerHeaders: Headers
  /** The request body: text when it was not parsed. Dropped when memory is short. */
  body: unknown
  /** The answer's body. */
  answerBody: string | Buffer | null
  isGivenUp: boolean
  readonly bytes: number
  /** Contract problems, once checked. */
  faults: FieldError[] | null
}

/** A finished request, before it is logged. */
export type SeenRequest = Omit<LogEntry, 'id' | 'time' | 'caller' | 'isGivenUp' | 'bytes' | 'faults'> & {
  readonly caller: Caller
}

type Listener = (entry: LogEntry) => void

interface WorldLog {
  nextId: number
  entry: LogEntry[]
  readonly listeners: Set<Listener>
}

/** The last requests to the API of each world, in memory. */
export class RequestLog {
  readonly #worlds = new Map<string, WorldLog>()
  /** Entries with bodies, oldest first; dropped ones are removed from time to time. */
  #holding: LogEntry[] = []
  #holders = 0
  #bytes = 0

  #of(world: string): WorldLog {
    const known = this.#worlds.get(world)
    if (known !== undefined) return known
    const made: WorldLog = { nextId: 1, entry: [], listeners: new Set() }
    this.#worlds.set(world, made)
    if (this.#worlds.size > KEPT_WORLDS) this.#forgetQuietest()
    return made
  }

  #forgetQuietest(): void {
    const lastTime = ({ entry }: WorldLog): number => entry.at(-1)?.time ?? 0
    const quiet = [...this.#worlds].filter(([, { listeners, entry }]) => listeners.size === 0 && entry.length > 0)
    const [quietest] = quiet.toSorted(([, one], [, other]) => lastTime(one) - lastTime(other))
    if (quietest !== undefined) this.forget(quietest[0])
  }

  /** Adds a finished request. */
  keep(seen: SeenRequest): void {
    const { world, worldTime, durationMs, headers, answerBody } = seen
    const log = this.#of(world)
    const entry: LogEntry = {
      id: log.nextId,
      time: Date.now() - durationMs,
      worldTime,
      world,
      call: seen.call,
      method: seen.method,
      path: seen.path,
      params: seen.params,
      caller: nameOf(seen.caller),
      status: seen.status,
      durationMs,
      outcome: seen.outcome,
      injected: seen.injected,
      headers,
      answerHeaders: seen.answerHeaders,
      body: seen.body,
      answerBody,
      isGivenUp: false,
      // JavaScript strings take up to two bytes per character.
      bytes:
        1024 +
        (Buffer.isBuffer(answerBody) ? answerBody.length : 2 * (answerBody?.length ?? 0)) +
        Math.min(Number(headers['content-length'] ?? 0), LOGGED_BYTES * 2),
      faults: null,
    }
    log.nextId += 1
    log.entry.push(entry)
    if (log.entry.length > KEPT_REQUESTS) this.#giveUp(log.entry.shift())
    this.#holding.push(entry)
    this.#holders += 1
    this.#bytes += entry.bytes
    if (this.#bytes > KEPT_BYTES || this.#holding.length > 2 * this.#holders + KEPT_REQUESTS) this.#makeRoom()
    for (const listener of log.listeners) listener(entry)
  }

  #giveUp(entry: LogEntry | undefined): void {
    if (entry === undefined || entry.isGivenUp) return
    entry.isGivenUp = true
    entry.body = null
    entry.answerBody = null
    this.#holders -= 1
    this.#bytes -= entry.bytes
  }

  /** Drops bodies until a tenth is free, so that this is rarely needed. */
  #makeRoom(): void {
    for (const entry of this.#bytes > KEPT_BYTES ? this.#holding : []) {
      if (this.#bytes < KEPT_BYTES * 0.9) break
      this.#giveUp(entry)
    }
    this.#holding = this.#holding.filter(({ isGivenUp }) => !isGivenUp)
  }

  /** Requests of a world with a greater id than this, newest first. */
  list(world: string, after: number): LogEntry[] {
    return (this.#worlds.get(world)?.entry ?? []).filter(({ id }) => id > after).toReversed()
  }

  /** Number of logged requests of a world. */
  count(world: string): number {
    return this.#worlds.get(world)?.entry.length ?? 0
  }

  /** Clears the log of a world; ids continue. */
  clear(world: string): void {
    const log = this.#worlds.get(world)
    if (log === undefined) return
    for (const entry of log.entry) this.#giveUp(entry)
    log.entry = []
  }

  /** Drops the log of a removed world; listeners stay. */
  forget(world: string): void {
    this.clear(world)
    const log = this.#worlds.get(world)
    if (log?.listeners.size === 0) this.#worlds.delete(world)
  }

  /** Calls the listener for each request from now on; returns how to stop. */
  listen(world: string, listener: Listener): () => void {
    const { listeners } = this.#of(world)
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
}

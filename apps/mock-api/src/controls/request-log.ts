import type { IncomingHttpHeaders } from 'node:http'
import type { Call } from '../http/call-table.ts'
import type { Caller } from '../http/caller.ts'
import type { World } from '../worlds/world.ts'
import type { FieldError } from '@moonlit/contract/common'
import type { LoggedRequest } from './contract/requests.ts'
import { nameOf } from './forced.ts'
import type { Headers } from './mask.ts'
import { LOGGED_BYTES } from './request-body.ts'

const KEPT_REQUESTS = 500
/** Bodies of all worlds together may take so many bytes; beyond, the oldest are given up. */
const KEPT_BYTES = 24 * 1024 * 1024
/** Worlds whose log is kept; those that were quiet longest are forgotten. */
const KEPT_WORLDS = 200

/** A request as it is kept: nothing is masked, cut or checked before somebody reads it. */
export interface KeptRequest {
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
  readonly interference: LoggedRequest['interference']
  readonly headers: IncomingHttpHeaders
  readonly answerHeaders: Headers
  /** What was sent to us: text when it was not parsed. Given up when memory is short. */
  body: unknown
  /** What we sent. */
  answerBody: string | Buffer | null
  isGivenUp: boolean
  readonly bytes: number
  /** What breaks the contract, once somebody asked. */
  faults: FieldError[] | null
}

/** A request as it was seen to be made and answered. */
export type SeenRequest = Omit<KeptRequest, 'id' | 'time' | 'worldTime' | 'world' | 'caller' | 'isGivenUp' | 'bytes' | 'faults'> & {
  readonly world: World
  readonly caller: Caller
}

type Listener = (kept: KeptRequest) => void

interface WorldLog {
  nextId: number
  kept: KeptRequest[]
  readonly listeners: Set<Listener>
}

/** The last requests to the API of each world, in memory. */
export class RequestLog {
  readonly #worlds = new Map<string, WorldLog>()
  /** All that hold bodies, oldest first; those that gave theirs up since are swept out now and then. */
  #holding: KeptRequest[] = []
  #holders = 0
  #bytes = 0

  #of(world: string): WorldLog {
    const known = this.#worlds.get(world)
    if (known !== undefined) return known
    const made: WorldLog = { nextId: 1, kept: [], listeners: new Set() }
    this.#worlds.set(world, made)
    if (this.#worlds.size > KEPT_WORLDS) this.#forgetQuietest()
    return made
  }

  #forgetQuietest(): void {
    const lastTime = ({ kept }: WorldLog): number => kept.at(-1)?.time ?? 0
    const quiet = [...this.#worlds].filter(([, { listeners, kept }]) => listeners.size === 0 && kept.length > 0)
    const [quietest] = quiet.toSorted(([, one], [, other]) => lastTime(one) - lastTime(other))
    if (quietest !== undefined) this.forget(quietest[0])
  }

  /** Keeps a request whose connection has done its work. */
  keep(seen: SeenRequest): void {
    const { world, durationMs, headers, answerBody } = seen
    const log = this.#of(world.name)
    const kept: KeptRequest = {
      id: log.nextId,
      time: Date.now() - durationMs,
      worldTime: world.clock.now(),
      world: world.name,
      call: seen.call,
      method: seen.method,
      path: seen.path,
      params: seen.params,
      caller: nameOf(seen.caller),
      status: seen.status,
      durationMs,
      outcome: seen.outcome,
      interference: seen.interference,
      headers,
      answerHeaders: seen.answerHeaders,
      body: seen.body,
      answerBody,
      isGivenUp: false,
      // Two bytes a letter: a text with one letter beyond Latin takes so much.
      bytes:
        1024 +
        (Buffer.isBuffer(answerBody) ? answerBody.length : 2 * (answerBody?.length ?? 0)) +
        Math.min(Number(headers['content-length'] ?? 0), LOGGED_BYTES * 2),
      faults: null,
    }
    log.nextId += 1
    log.kept.push(kept)
    if (log.kept.length > KEPT_REQUESTS) this.#giveUp(log.kept.shift())
    this.#holding.push(kept)
    this.#holders += 1
    this.#bytes += kept.bytes
    if (this.#bytes > KEPT_BYTES || this.#holding.length > 2 * this.#holders + KEPT_REQUESTS) this.#makeRoom()
    for (const listener of log.listeners) listener(kept)
  }

  #giveUp(kept: KeptRequest | undefined): void {
    if (kept === undefined || kept.isGivenUp) return
    kept.isGivenUp = true
    kept.body = null
    kept.answerBody = null
    this.#holders -= 1
    this.#bytes -= kept.bytes
  }

  /** Gives up bodies until a tenth is free, so that this is seldom done. */
  #makeRoom(): void {
    for (const kept of this.#bytes > KEPT_BYTES ? this.#holding : []) {
      if (this.#bytes < KEPT_BYTES * 0.9) break
      this.#giveUp(kept)
    }
    this.#holding = this.#holding.filter(({ isGivenUp }) => !isGivenUp)
  }

  /** Requests of a world with a greater id than this, newest first. */
  list(world: string, after: number): KeptRequest[] {
    return (this.#worlds.get(world)?.kept ?? []).filter(({ id }) => id > after).toReversed()
  }

  /** How many requests of a world are kept. */
  count(world: string): number {
    return this.#worlds.get(world)?.kept.length ?? 0
  }

  /** Empties the log of a world; ids go on counting. */
  clear(world: string): void {
    const log = this.#worlds.get(world)
    if (log === undefined) return
    for (const kept of log.kept) this.#giveUp(kept)
    log.kept = []
  }

  /** Forgets a world that was removed; those who listen go on listening. */
  forget(world: string): void {
    this.clear(world)
    const log = this.#worlds.get(world)
    if (log?.listeners.size === 0) this.#worlds.delete(world)
  }

  /** Tells of each request from now on; answers how to stop. */
  listen(world: string, listener: Listener): () => void {
    const { listeners } = this.#of(world)
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
}

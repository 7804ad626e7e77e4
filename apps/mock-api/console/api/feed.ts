import { ofContract } from '../../client/boundary.ts'
import { addressOf, control } from './control.ts'
import { routes } from './routes.ts'
import type { LoggedRequest } from './types.ts'

/** The size of the mock's log. */
const KEPT = 500
/** Requests come in bursts; the page is updated at most this often, in milliseconds. */
const BREATH = 80
/** A browser does not retry a stream that failed with an error status; we do, after this many milliseconds. */
const AGAIN_AFTER = 2000

export interface FeedState {
  /** Newest first. */
  readonly requests: readonly LoggedRequest[]
  readonly connection: 'connecting' | 'live' | 'lost'
  /** True when the backlog has arrived. */
  readonly isLoaded: boolean
  /** Requests since the list was paused; null when it is not. */
  readonly waiting: number | null
}

const EMPTY: FeedState = { requests: [], connection: 'connecting', isLoaded: false, waiting: null }

/** The live request log of one world. `start` opens it and returns a function that closes it. */
export class RequestFeed {
  readonly #world: string
  readonly #listeners = new Set<() => void>()
  #all: LoggedRequest[] = []
  /** What came while the backlog was read, newest first; null while that is not so. */
  #early: LoggedRequest[] | null = null
  #state: FeedState = EMPTY
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Listeners for any request in the world. */
  onRequest: () => void = () => undefined

  constructor(world: string) {
    this.#world = world
  }

  readonly getState = (): FeedState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  #set(change: Partial<FeedState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }

  /** Schedules an update; several requests are shown together. */
  #showSoon(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      this.#show()
      this.onRequest()
    }, BREATH)
  }

  #show(): void {
    if (this.#state.waiting === null) this.#set({ requests: this.#all })
    else this.#set({ waiting: this.#all.filter(({ id }) => id > (this.#state.requests[0]?.id ?? 0)).length })
  }

  /** Adds the backlog, or what was missed after a broken connection. A restarted mock counts from 1 again. */
  async #load(signal: AbortSignal): Promise<void> {
    const early: LoggedRequest[] = []
    this.#early = early
    try {
      const { requests } = await control(this.#world, 'requests', 'list', { query: { limit: KEPT } }, signal)
      const newest = requests[0]?.id ?? 0
      this.#all = [...early.filter(({ id }) => id > newest), ...requests].slice(0, KEPT)
      this.#set({ isLoaded: true, connection: 'live' })
      this.#show()
      if (early.length > 0) this.onRequest()
    } finally {
      if (this.#early === early) this.#early = null
    }
  }

  #add(request: LoggedRequest): void {
    if (this.#early) return void this.#early.unshift(request)
    if (request.id <= (this.#all[0]?.id ?? 0)) return
    this.#all = [request, ...this.#all.slice(0, KEPT - 1)]
    this.#showSoon()
  }

  #connect(signal: AbortSignal): void {
    const source = new EventSource(addressOf(routes.requests.stream[1], { query: { world: this.#world } }))
    let again: ReturnType<typeof setTimeout> | undefined
    signal.addEventListener('abort', () => {
      clearTimeout(again)
      source.close()
    })
    const lose = (): void => {
      if (signal.aborted) return
      this.#set({ connection: 'lost' })
      if (source.readyState === EventSource.CLOSED) again ??= setTimeout(() => this.#connect(signal), AGAIN_AFTER)
    }
    source.addEventListener('open', () => void this.#load(signal).catch(lose))
    source.addEventListener('error', lose)
    source.addEventListener('request', ({ data }: MessageEvent<string>) => this.#add(ofContract<LoggedRequest>(JSON.parse(data))))
  }

  /** Connects, and stays connected until the returned function is called. */
  start(): () => void {
    const ending = new AbortController()
    this.#connect(ending.signal)
    return () => {
      ending.abort()
      clearTimeout(this.#timer)
      this.#timer = undefined
      this.#all = []
      this.#early = null
      this.#state = EMPTY
    }
  }

  /** Pauses the list; new requests are counted. */
  pause(): void {
    this.#set({ waiting: 0 })
  }

  resume(): void {
    this.#set({ waiting: null, requests: this.#all })
  }

  /** Clears the log, here and at the mock. */
  async clear(): Promise<void> {
    await control(this.#world, 'requests', 'clear')
    this.#all = []
    this.#set({ requests: [], waiting: this.#state.waiting === null ? null : 0 })
  }
}

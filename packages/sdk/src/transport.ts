import { guards } from '../generated/guards.ts'
import { table } from '../generated/table.ts'
import type { AnyAnswer, CallOptions } from './call-types.ts'
import { WrongResponseError } from './errors.ts'
import type { Interceptor } from './interceptor.ts'
import { createRefresh, needsRefresh } from './refresh.ts'
import { sleep, withRetry, type RetryTools } from './retry.ts'
import type { Route } from './route.ts'
import { originOf, send, type SendContext, type WireRequest } from './send.ts'
import type { Awaitable, SessionStore, Tokens } from './session.ts'
import type { TabLink } from './tabs.ts'
import { isSuccess } from './unwrap.ts'

export interface ClientOptions<S extends SessionStore = SessionStore> {
  /** Waiting between tries, and its scattering; replaceable in tests. */
  readonly sleep?: RetryTools['sleep'] | undefined
  readonly random?: RetryTools['random'] | undefined
  /** Where the API is, without `/api`: empty in a browser on the same origin, `http://localhost:4000` to a remote endpoint. */
  readonly baseUrl: string
  /** Custom `fetch`; the global one by default. */
  readonly fetch?: typeof globalThis.fetch | undefined
  /** Session storage; memory by default. */
  readonly session?: S | undefined
  /** Headers for every try, asked for anew each time: a server passes its visitor's cookies here. */
  readonly headers?: (() => Awaitable<Readonly<Record<string, string>>>) | undefined
  /** See and change requests, answers and errors, one after the other. */
  readonly interceptors?: readonly Interceptor[] | undefined
  /** Milliseconds until a try is given up; 30,000 when left out. Each call may say otherwise. */
  readonly timeoutMs?: number | undefined
  /** The tokens could not be refreshed; the session's tokens are null by now. */
  readonly onSessionEnd?: (() => void) | undefined
  /** The server does not know the guest session any more: it expired, or became an account's on another device. The session's is null by now. */
  readonly onGuestEnd?: (() => void) | undefined
  /** A call failed and the service is not alive. Without it no alive check is made. */
  readonly onMaintenance?: (() => void) | undefined
  /** New tokens came out of a refresh, this tab's or another one's. */
  readonly onTokens?: ((tokens: Tokens) => void) | undefined
  /** Makes one refresh do for all tabs: `linkTabs()` of `@moonlit/sdk/tabs`. In browsers only. */
  readonly tabs?: TabLink | undefined
}

export interface Transport<S extends SessionStore = SessionStore> {
  /** Session storage. */
  readonly session: S
  /** Sends an encoded call, with session, refresh, retries and checks. */
  request(request: WireRequest, options?: CallOptions): Promise<AnyAnswer>
  /** Refreshes the tokens now, together with any refresh under way; false when there are none or the session has ended. */
  refresh(): Promise<boolean>
  /** Asks whether the service is up; one question at a time. */
  isAlive(): Promise<boolean>
}

/** Waits for shared work unless the signal aborts; the work itself goes on. */
const orAbort = async <T>(shared: Promise<T>, signal: AbortSignal | undefined): Promise<T> => {
  if (!signal) return shared
  let wake = () => {}
  const aborted = new Promise<void>((resolve) => {
    wake = resolve
  })
  signal.addEventListener('abort', wake)
  if (signal.aborted) wake()
  // Its failure is looked at even then: nobody else may be there to do so.
  await Promise.race([shared, aborted]).finally(() => signal.removeEventListener('abort', wake))
  signal.throwIfAborted()
  return shared
}

const passes = ({ check }: Route, body: unknown): boolean => check === undefined || guards[check](body)
const isFailure = ({ status }: AnyAnswer): boolean => status >= 400 && status !== 401 && status !== 402 && status !== 429

/** The transport of all calls. One per person: there is no shared state. */
export const createTransport = <S extends SessionStore>(options: ClientOptions, session: S): Transport<S> => {
  const { interceptors = [] } = options
  const tools: RetryTools = { sleep: options.sleep ?? sleep, random: options.random ?? Math.random }
  const context: SendContext = {
    baseUrl: originOf(options.baseUrl),
    fetch: options.fetch ?? ((input, init) => globalThis.fetch(input, init)),
    timeoutMs: options.timeoutMs ?? 30_000,
    interceptors,
  }
  const plain = async (route: Route, body?: string) => send(context, { route, path: route.path, body }, { ...(await options.headers?.()) })
  const refresh = createRefresh({
    session,
    exchange: (body) => plain(table.auth.refreshToken, JSON.stringify(body)),
    onTokens: options.onTokens,
    onSessionEnd: options.onSessionEnd,
    tab: options.tabs?.join({ session, onTokens: options.onTokens, onSessionEnd: options.onSessionEnd }),
  })

  let asking: Promise<boolean> | null = null
  // Known since an alive check, until anything is answered well.
  let isDown = false
  const isAlive = (): Promise<boolean> => {
    asking ??= plain(table.core.alive)
      .then(({ status, body }) => status === 200 && typeof body === 'object' && body !== null && Reflect.get(body, 'status') === true)
      .catch(() => false)
      .then((alive) => {
        asking = null
        isDown = !alive
        return alive
      })
    return asking
  }
  /** Not awaited by the failed call. While the service is known to be down, whoever was told of it asks when it is back. */
  const checkAlive = (route: Route): void => {
    const { onMaintenance } = options
    if (!onMaintenance || asking || isDown || route.path === table.core.alive.path) return
    void isAlive().then((alive) => {
      if (!alive) onMaintenance()
    })
  }

  const identify = async (): Promise<Record<string, string>> => {
    const token = (await session.tokens())?.jwtToken
    if (token) return { authorization: `Bearer ${token}` }
    const guest = await session.guestSessionId()
    return guest ? { 'x-user-session-id': guest } : {}
  }
  const attempt = (request: WireRequest, callOptions: CallOptions): Promise<AnyAnswer> => {
    const once = async () => send(context, request, { ...(await identify()), ...(await options.headers?.()) }, callOptions)
    return request.route.metadata.retry ? withRetry(once, tools, callOptions.signal) : once()
  }
  /** A guest may make the calls of whoever has a session: refused one of those, the session is gone. */
  const dropGuest = async (guest: string, { status }: AnyAnswer, { metadata }: Route): Promise<void> => {
    if (status !== 401 || metadata.caller !== 'session' || (await session.tokens()) || (await session.guestSessionId()) !== guest) return
    await session.setGuestSessionId(null)
    options.onGuestEnd?.()
  }
  const attemptAndRefresh = async (request: WireRequest, callOptions: CallOptions): Promise<AnyAnswer> => {
    const used = await session.tokens()
    const guest = await session.guestSessionId()
    const answer = await attempt(request, callOptions)
    if (!used && guest) await dropGuest(guest, answer, request.route)
    if (!used || request.route.path === table.auth.refreshToken.path || !needsRefresh(answer)) return answer
    const outcome = await orAbort(refresh.after(used), callOptions.signal)
    if (outcome.kind === 'unreachable') return outcome.answer
    return outcome.kind === 'renewed' ? attempt(request, callOptions) : answer
  }

  return {
    session,
    isAlive,
    refresh: () => refresh.now(),
    async request(request, callOptions = {}) {
      const { route } = request
      try {
        let answer = await attemptAndRefresh(request, callOptions)
        for (const interceptor of interceptors) answer = (await interceptor.answer?.(answer, route)) ?? answer
        if (isSuccess(answer) && !passes(route, answer.body)) throw new WrongResponseError(answer)
        if (isFailure(answer)) checkAlive(route)
        else isDown = false
        return answer
      } catch (caught) {
        if (!callOptions.signal?.aborted) checkAlive(route)
        let error: unknown = caught
        for (const interceptor of interceptors) error = (await interceptor.error?.(error, route)) ?? error
        throw error
      }
    },
  }
}

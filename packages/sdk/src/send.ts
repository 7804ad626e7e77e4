import type { AnyAnswer, CallOptions } from './call-types.ts'
import { FALLBACK_DETAIL, NetworkError, TimeoutError, WrongResponseError } from './errors.ts'
import type { Interceptor, OutgoingRequest } from './interceptor.ts'
import type { Route } from './route.ts'

/** An encoded call. */
export interface WireRequest {
  readonly route: Route
  /** Path and query, from `/api`. */
  readonly path: string
  readonly body: string | FormData | undefined
}

export interface SendContext {
  readonly baseUrl: string
  readonly fetch: typeof globalThis.fetch
  readonly timeoutMs: number
  readonly interceptors: readonly Interceptor[]
}

/** Where the API is, ready for a path that begins with `/api`. @throws TypeError for an address that ends in /api itself */
export const originOf = (baseUrl: string): string => {
  const origin = baseUrl.replace(/\/+$/u, '')
  if (/\/api(?:\/v1)?$/u.test(origin)) throw new TypeError(`baseUrl ends in /api, with which every path begins: leave it out of ${origin}`)
  return origin
}

const readBody = async (response: Response): Promise<unknown> => {
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  try {
    if (isJson) return JSON.parse(text)
  } catch {
    // Invalid JSON is handled like a non-JSON body.
  }
  // A gateway's HTML error gets the error shape; a non-JSON success is a wrong response.
  if (!response.ok) return { detail: FALLBACK_DETAIL }
  throw new WrongResponseError({ status: response.status, body: text })
}

/**
 * One try over the wire, with its time limit and the caller's signal, from the first byte to the last.
 * @throws NetworkError, TimeoutError, WrongResponseError, TypeError for a base URL that cannot be one, or the signal's reason when the caller aborted.
 */
export const send = async (
  context: SendContext,
  request: WireRequest,
  headers: Record<string, string>,
  options: CallOptions = {},
): Promise<AnyAnswer> => {
  const { signal, timeoutMs = context.timeoutMs } = options
  signal?.throwIfAborted()
  let outgoing: OutgoingRequest = {
    url: (options.baseUrl === undefined ? context.baseUrl : originOf(options.baseUrl)) + request.path,
    headers: {
      accept: 'application/json',
      ...headers,
      ...options.headers,
      ...(typeof request.body === 'string' && { 'content-type': 'application/json' }),
    },
    body: request.body,
    route: request.route,
  }
  const controller = new AbortController()
  const abort = () => controller.abort(signal?.reason)
  signal?.addEventListener('abort', abort, { once: true })
  const timer = setTimeout(() => controller.abort(new TimeoutError(timeoutMs)), timeoutMs)
  try {
    for (const interceptor of context.interceptors) outgoing = (await interceptor.request?.(outgoing)) ?? outgoing
    controller.signal.throwIfAborted()
    const { url, body } = outgoing
    const response = await context.fetch(url, {
      method: request.route.method,
      credentials: 'include',
      headers: outgoing.headers,
      ...(body !== undefined && { body }),
      signal: controller.signal,
      ...(options.keepalive === true && { keepalive: true }),
    })
    return { status: response.status, body: await readBody(response), headers: response.headers }
  } catch (error) {
    signal?.throwIfAborted()
    if (controller.signal.aborted) throw controller.signal.reason
    if (error instanceof WrongResponseError) throw error
    throw new NetworkError(error)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}

import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A request as the server saw it. */
export interface Seen {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** The answer: JSON by default; `text` as it is; `drop` breaks the connection; `hang` never answers. */
export interface Reply {
  readonly status?: number
  readonly body?: unknown
  readonly text?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly drop?: boolean
  readonly hang?: boolean
}

export type Answering = (seen: Seen, nth: number) => Reply | Promise<Reply>

const portOf = (address: AddressInfo | string | null): number => (typeof address === 'object' && address ? address.port : 0)

/** A real server on a free port. `nth` counts the requests of the same method and path from 1. Use it with `await using`. */
export const startServer = async (answer: Answering) => {
  const seen: Seen[] = []
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://server')
    void text(request).then(async (body) => {
      const one: Seen = { method: request.method ?? '', path: url.pathname, query: url.searchParams, headers: request.headers, body }
      seen.push(one)
      const reply = await answer(one, seen.filter(({ method, path }) => method === one.method && path === one.path).length)
      if (reply.hang) return
      if (reply.drop) {
        request.socket.destroy()
        return
      }
      response.writeHead(reply.status ?? 200, { 'content-type': reply.text === undefined ? 'application/json' : 'text/html', ...reply.headers })
      response.end(reply.text ?? JSON.stringify(reply.body ?? {}))
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${portOf(server.address())}`,
    seen,
    /** The requests to a path. */
    to: (path: string) => seen.filter((one) => one.path === path),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
}

/** A sleep that returns at once and records the durations. */
export const fakeSleep = () => {
  const waits: number[] = []
  return {
    waits,
    sleep: (ms: number) => {
      waits.push(ms)
      return Promise.resolve()
    },
    random: () => 1,
  }
}

/** A promise with its resolvers. */
export const gate = () => Promise.withResolvers<void>()

export const PATHS = {
  alive: '/api/v1/core/alive/',
  refresh: '/api/v1/auth/refresh-token/',
  login: '/api/v1/auth/login/',
  me: '/api/v1/users/me/',
  access: '/api/v1/users/me/access/',
  bots: '/api/v1/bots/',
  chats: '/api/v1/chats/',
  roleTypes: '/api/v1/bots/role_types/',
  currency: '/api/v1/users/me/currency/',
} as const

import type { FastifyRequest } from 'fastify'

/**
 * A signal that ends when the client goes away, so that nobody waits for an answer that no one will read. Hold it with
 * `using`: the connection outlives the request. (Fastify's own `request.signal` ends as soon as the body was read.)
 */
export const clientAbort = ({ raw: { socket } }: Pick<FastifyRequest, 'raw'>): { signal: AbortSignal } & Disposable => {
  const controller = new AbortController()
  const leave = (): void => controller.abort()
  socket.once('close', leave)
  return {
    signal: controller.signal,
    [Symbol.dispose]: () => {
      socket.off('close', leave)
    },
  }
}

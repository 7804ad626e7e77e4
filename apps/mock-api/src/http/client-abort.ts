import type { FastifyRequest } from 'fastify'

/**
 * A signal that aborts when the client disconnects, so that no work is done for an unread answer. Hold it with
 * `using`, since the connection outlives the request. (Fastify's own `request.signal` aborts once the body is read.)
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

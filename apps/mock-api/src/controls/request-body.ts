import type { FastifyRequest } from 'fastify'

/** How much of a body the log stores, in bytes. */
export const LOGGED_BYTES = 16 * 1024

/** Reads the body of a request that is answered before parsing; returns the beginning as text. */
export const readRest = async ({ raw }: FastifyRequest): Promise<string | null> => {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of raw) {
      if (!(chunk instanceof Uint8Array)) continue
      if (size <= LOGGED_BYTES) chunks.push(Buffer.from(chunk))
      size += chunk.length
    }
  } catch {
    // The client disconnected; the received part is used.
  }
  return size === 0 ? null : Buffer.concat(chunks).toString()
}

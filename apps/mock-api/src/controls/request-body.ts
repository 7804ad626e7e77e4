import type { FastifyRequest } from 'fastify'

/** As much of a body as the log keeps, in bytes. */
export const LOGGED_BYTES = 16 * 1024

/** Reads a request's body to its end, for one that is answered before it was parsed; keeps the beginning, as text. */
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
    // The client went away halfway; what came is what there is.
  }
  return size === 0 ? null : Buffer.concat(chunks).toString()
}

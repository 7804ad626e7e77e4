import type { FastifyReply, FastifyRequest } from 'fastify'
import type { StoredPicture } from '../../media/store.ts'

/**
 * Sends a picture. Its URL changes with its bytes, so it may be cached for good: by anyone, or, when it is a
 * person's own, by their browser only.
 */
export const sendPicture = (
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, etag }: Pick<StoredPicture, 'bytes' | 'etag'>,
  keptBy: 'public' | 'private' = 'public',
  type: 'image/webp' | 'image/jpeg' = 'image/webp',
): FastifyReply => {
  void reply.header('cache-control', `${keptBy}, max-age=31536000, immutable`).header('etag', etag).header('x-content-type-options', 'nosniff')
  if (request.headers['if-none-match'] === etag) return reply.status(304).send()
  return reply.type(type).send(bytes)
}

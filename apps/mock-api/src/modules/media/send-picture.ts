import type { FastifyReply, FastifyRequest } from 'fastify'
import type { StoredPicture } from '../../media/store.ts'

/**
 * Answers with a picture. Its address changes whenever its bytes would, so it may be kept for good: by anyone, or, when it is one
 * person's own, by their browser alone.
 */
export const sendPicture = (
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, etag }: Pick<StoredPicture, 'bytes' | 'etag'>,
  keptBy: 'public' | 'private' = 'public',
): FastifyReply => {
  void reply.header('cache-control', `${keptBy}, max-age=31536000, immutable`).header('etag', etag).header('x-content-type-options', 'nosniff')
  if (request.headers['if-none-match'] === etag) return reply.status(304).send()
  return reply.type('image/webp').send(bytes)
}

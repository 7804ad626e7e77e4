import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { SHOTS, lookForShot } from '../../media/shots.ts'
import type { MediaStore } from '../../media/store.ts'
import { ApiError } from '../../http/api-error.ts'
import { findBot } from '../bots/repo.ts'
import { stateOf } from '../bots/rules.ts'
import type { MediaAddresses } from './address.ts'
import { personOfBot } from './person.ts'

const Params = z.object({ slug: z.string(), mark: z.string(), file: z.string() })
const Shot = z.enum(SHOTS)

/** A picture's address changes whenever its bytes would, so it may be kept for good. */
const FOR_GOOD = 'public, max-age=31536000, immutable'

/** Pictures of characters, drawn when they are first asked for. */
export const mediaRoutes =
  ({ media, store }: { media: MediaAddresses; store: MediaStore }) =>
  async (app: FastifyInstance): Promise<void> => {
    app.get('/media/bots/:slug/:mark/:file', async (request, reply) => {
      const asked = media.read(Params.parse(request.params))
      const shot = Shot.safeParse(asked?.shot)
      const bot = asked === null ? undefined : findBot(request.world, asked.slug, 'en')
      if (asked === null || !shot.success || bot === undefined || stateOf(bot, request.world.clock.now()) === 'failed')
        throw new ApiError('not_found')
      const variant = asked.isBlurred ? 'blurred' : asked.isSmall ? 'small' : 'full'
      const { bytes, etag } = await store.get(lookForShot(personOfBot(bot), shot.data), variant)
      void reply.header('cache-control', FOR_GOOD).header('etag', etag).header('x-content-type-options', 'nosniff')
      if (request.headers['if-none-match'] === etag) return reply.status(304).send()
      return reply.type('image/webp').send(bytes)
    })
  }

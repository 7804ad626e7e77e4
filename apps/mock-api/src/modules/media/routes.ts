import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { SHOTS, shotLook } from '../../media/shots.ts'
import type { MediaStore } from '../../media/store.ts'
import { ApiError } from '../../http/api-error.ts'
import { findBot } from '../bots/repo.ts'
import { stateOf } from '../bots/rules.ts'
import type { MediaAddresses } from './address.ts'
import { personOfBot } from './person.ts'
import { sendPicture } from './send-picture.ts'

const Params = z.object({ slug: z.string(), mark: z.string(), file: z.string() })
const Shot = z.enum(SHOTS)

/** Routes of characters' pictures, rendered on first request. */
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
      return sendPicture(request, reply, await store.get(shotLook(personOfBot(bot), shot.data), variant))
    })
  }

import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { namedLook } from '@moonlit/media/photos/chat-shot'
import { shotLook } from '@moonlit/media/shots'
import type { MediaStore } from '../../media/store.ts'
import { ApiError } from '../../http/api-error.ts'
import { findBot } from '../bots/repo.ts'
import { stateOf } from '../bots/rules.ts'
import type { World } from '../../worlds/world.ts'
import type { MediaAddresses } from './address.ts'
import { personOfBot } from './person.ts'
import { sendPicture } from './send-picture.ts'

const Params = z.object({ slug: z.string(), mark: z.string(), file: z.string() })
const BRAND = 'Moonlit'

const findDrawn = (world: World, slug: string) => {
  const bot = findBot(world, slug, 'en')
  if (bot === undefined || stateOf(bot, world.clock.now()) === 'failed') throw new ApiError('not_found')
  return bot
}

/** Routes of characters' pictures, rendered on first request. */
export const mediaRoutes =
  ({ media, store }: { media: MediaAddresses; store: MediaStore }) =>
  async (app: FastifyInstance): Promise<void> => {
    app.get('/media/bots/:slug/:mark/:file', async (request, reply) => {
      const params = Params.parse(request.params)
      if (media.isSharing(params)) {
        const bot = findDrawn(request.world, params.slug)
        const cover = await store.get(shotLook(personOfBot(bot), 'cover'), 'full')
        const drawn = { name: bot.name, brand: BRAND }
        const picture = await store.keep(JSON.stringify([cover.etag, drawn]), 'jpg', async () => {
          // On demand: what draws it takes a tenth of a start to load.
          const { drawSharingPicture } = await import('@moonlit/media/sharing/sharing-picture')
          return drawSharingPicture(cover.bytes, drawn)
        })
        return sendPicture(request, reply, picture, 'public', 'image/jpeg')
      }
      const asked = media.read(params)
      if (asked === null) throw new ApiError('not_found')
      const bot = findDrawn(request.world, asked.slug)
      const look = namedLook(personOfBot(bot), asked.shot)
      if (look === null) throw new ApiError('not_found')
      const variant = asked.isBlurred ? 'blurred' : asked.isSmall ? 'small' : 'full'
      return sendPicture(request, reply, await store.get(look, variant))
    })
  }

import { contract } from '@moonlit/contract'
import type { Currency } from '@moonlit/contract/common'
import { initServer } from '@ts-rest/fastify'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { ApiError } from '../../http/api-error.ts'
import { memberOf } from '../../http/caller.ts'
import { accessOfCaller } from '../bots/access.ts'
import { type BotRow, findBot } from '../bots/repo.ts'
import { maySee } from '../bots/rules.ts'
import type { Services } from '../modules.ts'
import { currencyFor } from '../subscriptions/caller-currency.ts'
import { openPayment } from '../subscriptions/checkout.ts'
import { majorUnits } from '../users/rules.ts'
import { type PhotoForSaleRow, boughtPhotos, listPhotosForSale, ownsPhoto } from './repo.ts'
import { priceIn } from './rules.ts'

/** A character that the caller may see, and its photos. @throws ApiError 404 */
const load = ({ world, caller }: FastifyRequest, slug: string): { bot: BotRow; photos: PhotoForSaleRow[] } => {
  const bot = findBot(world, slug, 'en')
  if (bot === undefined || !maySee(bot, accessOfCaller(world, caller))) throw new ApiError('not_found')
  return { bot, photos: listPhotosForSale(world, bot.id) }
}

const priceFor = ({ price }: PhotoForSaleRow, currency: z.infer<typeof Currency>): number => majorUnits(priceIn(price, currency), currency)

/** Photos that are sold one by one. */
export const photosForSaleRoutes = ({ media, apiUrl }: Pick<Services, 'media' | 'apiUrl'>) =>
  initServer().router(contract.photosForSale, {
    list: async ({ params, query, request }) => {
      const { world, caller } = request
      const { bot, photos } = load(request, params.slug)
      const currency = currencyFor(request, query.currency)
      const { isSubscriber } = accessOfCaller(world, caller)
      const bought = caller.kind === 'user' ? boughtPhotos(world, caller.id) : new Set<string>()
      const result = photos.map((photo) => {
        const owned = bought.has(photo.id)
        const access = owned || isSubscriber
        return {
          id: photo.id,
          previewUrl: media.of(bot.slug, photo.shot, 'blurred'),
          imageUrl: access ? media.of(bot.slug, photo.shot) : null,
          access,
          owned,
          price: priceFor(photo, currency),
          currency,
        }
      })
      return { status: 200, body: { result } }
    },

    buy: async ({ params, body, request }) => {
      const { world } = request
      const { id: userId } = memberOf(request)
      const { bot, photos } = load(request, params.slug)
      const photo = photos.find(({ id }) => id === params.id)
      if (photo === undefined) throw new ApiError('not_found')
      if (ownsPhoto(world, userId, photo.id)) throw new ApiError('duplicate_payment')
      const currency = currencyFor(request, body.currency)
      return {
        status: 200,
        body: openPayment(world, apiUrl, {
          userId,
          itemKind: 'characterPhoto',
          itemId: photo.id,
          botId: bot.id,
          amount: priceIn(photo.price, currency),
          listAmount: null,
          planOff: 0,
          discountBy: null,
          currency,
          promoCode: null,
          promoType: null,
          paramsJson: JSON.stringify(body.params ?? {}),
        }),
      }
    },
  })

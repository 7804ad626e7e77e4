import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { ApiErrorBody, Currency, Id, MediaUrl, SlugParam } from './common.ts'
import { TrackingParams } from './fields.ts'
import { acts, reads } from './policy.ts'
import { Checkout } from './subscriptions.ts'

const c = initContract()

export const PhotoForSale = z
  .object({
    id: Id,
    previewUrl: MediaUrl.describe('Blurred'),
    imageUrl: MediaUrl.nullable().describe('The photo itself, for those who have access to it; null for others'),
    access: z.boolean().describe('The caller has bought it, or is a subscriber'),
    owned: z.boolean().describe('The caller has bought it: it stays when the subscription ends, and is not sold again'),
    price: z.number().positive().describe('The price that is charged'),
    currency: Currency,
  })
  .meta({
    id: 'PhotoForSale',
    description: 'A photo of a character that is sold by itself',
    examples: [
      { id: 'ph_amara_1', previewUrl: '/media/amara/blurred-sale-1.webp', imageUrl: null, access: false, owned: false, price: 2.69, currency: 'EUR' },
    ],
  })
export type PhotoForSale = z.infer<typeof PhotoForSale>

const currency = Currency.optional().describe("The person's own when left out")

export const photosForSale = c.router({
  list: {
    method: 'GET',
    path: '/bots/:slug/photos/',
    summary: 'Photos of a character that are for sale',
    description: 'Every price is the one that `buy` charges in that currency. Those who bought a photo, and subscribers, get the photo itself.',
    pathParams: z.object({ slug: SlugParam }),
    query: z.object({ currency }),
    responses: { 200: z.object({ result: z.array(PhotoForSale) }).meta({ id: 'PhotosForSale', description: 'Photos for sale' }) },
    metadata: reads('anyone'),
  },
  buy: {
    method: 'POST',
    path: '/bots/:slug/photos/:id/buy/',
    summary: 'Start the payment of one photo',
    description: 'Sells exactly this photo at its own price; access to it follows the payment. 409 when the person has bought it already.',
    pathParams: z.object({ slug: SlugParam, id: Id.describe('Id of the photo') }),
    body: z.object({ currency, params: TrackingParams.optional() }).meta({ examples: [{ currency: 'EUR' }] }),
    responses: { 200: Checkout, 409: ApiErrorBody },
    metadata: acts('user'),
  },
})

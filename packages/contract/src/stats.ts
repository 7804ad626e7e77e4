import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { Done, Id, PromoType } from './common.ts'
import { TrackingParams } from './fields.ts'
import { Slug } from './slug.ts'
import { StatsDay } from './forms/stats.ts'
import { actsOnce, reads } from './policy.ts'

const c = initContract()

const FirstTouchBody = z
  .object({ query: TrackingParams })
  .meta({ id: 'FirstTouchBody', description: 'The query a visit came with', examples: [{ query: { utm_source: 'fb' } }] })
const firstTouch = {
  method: 'POST',
  summary: 'Remember where a visit came from',
  description: 'The first one of a visitor wins; later ones answer the same and change nothing.',
  body: FirstTouchBody,
  responses: { 200: Done },
  metadata: actsOnce('anyone'),
} as const
const count = z.number().int().min(0)
const botFigures = {
  paymentsCount: count,
  totalPrice: z.number().min(0).describe('USD'),
  chatsCount: count,
  messagesCount: count,
  voiceMessagesCount: count,
  totalTokens: count,
}
export const BotStats = z
  .object({
    botId: z.string(),
    ...botFigures,
    days: z
      .array(z.object({ date: z.iso.date(), ...botFigures }))
      .optional()
      .describe('Each day on which there was anything, in order. There only when from or to is given'),
  })
  .meta({
    id: 'BotStats',
    description: 'What a character has seen',
    examples: [
      { botId: 'b_amara', paymentsCount: 12, totalPrice: 143.88, chatsCount: 310, messagesCount: 9120, voiceMessagesCount: 402, totalTokens: 184203 },
    ],
  })

export const stats = c.router({
  firstTouch: { ...firstTouch, path: '/stats/first-touch/:promoType/', pathParams: z.object({ promoType: PromoType }) },
  firstTouchOfBot: {
    ...firstTouch,
    path: '/stats/first-touch/:promoType/:slug/',
    summary: 'Remember where a visit to a character came from',
    description: `${firstTouch.description} 404 for a character that is not there.`,
    pathParams: z.object({ promoType: PromoType, slug: Slug }),
  },
  bot: {
    method: 'GET',
    path: '/stats/bots/:id/',
    summary: 'Statistics of a character',
    description:
      'By id or slug; of all days, or of a range, both ends included. For admins, and for whoever created the character; 404 for everybody else. 400 when from is after to.',
    pathParams: z.object({ id: Id }),
    query: z.object({ from: StatsDay.optional(), to: StatsDay.optional() }),
    responses: { 200: BotStats },
    metadata: reads('anyone'),
  },
  source: {
    method: 'GET',
    path: '/stats/sources/:promoType/',
    summary: 'Statistics of a traffic source',
    description: 'By day and character, both ends of the range included. Admins only. 400 when from is after to.',
    pathParams: z.object({ promoType: PromoType }),
    query: z.object({ from: StatsDay.optional(), to: StatsDay.optional() }),
    responses: {
      200: z
        .object({
          result: z.array(
            z.object({
              date: z.iso.date(),
              botSlug: z.string().nullable(),
              visits: count,
              signups: count,
              payments: count,
              revenue: z.number().min(0).describe('USD'),
            }),
          ),
        })
        .meta({
          id: 'SourceStats',
          description: 'A row per day and character',
          examples: [{ result: [{ date: '2026-03-14', botSlug: 'amara', visits: 120, signups: 9, payments: 2, revenue: 23.98 }] }],
        }),
    },
    metadata: reads('admin'),
  },
})

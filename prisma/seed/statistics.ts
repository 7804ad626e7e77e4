import { PROMO_TYPES } from '@moonlit/contract/vocabulary'
import type { BotDay, SourceDay } from '../generated/client.ts'
import type { Character } from './character.ts'
import { fraction } from './fraction.ts'

const DAY = 24 * 60 * 60 * 1000

/** Number of seeded days. They end yesterday, so that today has only real events. */
export const STATISTICS_DAYS = 30

/** Payment amounts in US cents: a discounted month, a month, a character. */
const PRICES = [650, 1299, 999] as const

/** Visits of an ordinary day, by source. */
const VISITS = { promo: 110, fb: 240, affise: 80, keitaro: 140 } as const
/** Number of characters advertised by a source. */
const ADVERTISED = 5

/** Weekday and growth factor of a day. */
const liveliness = (date: string, age: number): number =>
  ([5, 6].includes(new Date(date).getUTCDay()) ? 1.35 : 1) * (1.15 - 0.3 * (age / STATISTICS_DAYS))

/** A number up to `most`, varied by a text. */
const around = (most: number, text: string): number => Math.round(most * (0.75 + fraction(text) / 4))

const revenueOf = (payments: number, text: string): number =>
  Array.from({ length: payments }, (_, index) => PRICES[Math.floor(fraction(`${text} price ${index}`) * PRICES.length)] ?? PRICES[0]).reduce<number>(
    (sum, price) => sum + price,
    0,
  )

const datesBefore = (now: number): readonly { date: string; age: number }[] =>
  Array.from({ length: STATISTICS_DAYS }, (_, index) => STATISTICS_DAYS - index).map((age) => ({
    date: new Date(now - age * DAY).toISOString().slice(0, 10),
    age,
  }))

/** Daily statistics per character, by popularity. */
export const botDays = (characters: readonly Character[], now: number): BotDay[] =>
  characters.flatMap(({ slug, isNew }) => {
    const fame = (isNew ? 8 : 14) + 40 * fraction(`${slug} fame`) ** 3
    return datesBefore(now).map(({ date, age }) => {
      const key = `${slug} ${date}`
      const chats = around(fame * liveliness(date, age), `${key} chats`)
      const messages = chats * Math.round(9 + 14 * fraction(`${key} messages`))
      const payments = Math.floor(chats * 0.06 * 2 * fraction(`${key} payments`))
      return {
        botId: `b_${slug}`,
        date,
        payments,
        revenue: revenueOf(payments, key),
        chats,
        messages,
        voiceMessages: around(messages * 0.05, `${key} voice`),
        tokens: around(messages * 18, `${key} tokens`),
      }
    })
  })

/** Daily statistics per source: half for the start page, half for its advertised characters. */
export const sourceDays = (characters: readonly Character[], now: number): SourceDay[] =>
  PROMO_TYPES.flatMap((promoType) => {
    const advertised = characters
      .filter(({ isCustom }) => !isCustom)
      .toSorted((one, other) => fraction(`${promoType} ${one.slug}`) - fraction(`${promoType} ${other.slug}`))
      .slice(0, ADVERTISED)
    return datesBefore(now).flatMap(({ date, age }) =>
      ['', ...advertised.map(({ slug }) => slug)].map((botSlug) => {
        const key = `${promoType} ${date} ${botSlug}`
        const share = botSlug === '' ? 0.5 : (0.5 / ADVERTISED) * (0.6 + 0.8 * fraction(`${promoType} ${botSlug} share`))
        const visits = around(VISITS[promoType] * share * liveliness(date, age), `${key} visits`)
        const signups = Math.round(visits * (0.05 + 0.07 * fraction(`${key} signups`)))
        const payments = Math.round(signups * 0.4 * fraction(`${key} payments`))
        return { promoType, date, botSlug, visits, signups, payments, revenue: revenueOf(payments, key) }
      }),
    )
  })

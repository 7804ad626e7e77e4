import type { PrismaClient } from '../generated/client.ts'
import { type Character, readCharacters } from './character.ts'
import { fraction } from './fraction.ts'
import { GENERATION_STYLES } from './generation-styles.ts'
import { listingsOf } from './listing.ts'
import { GUEST_PERSONA, PERSONAS, PERSONA_PASSWORD_HASH } from './personas.ts'
import { PACKS, PLANS, PROMO_CODES } from './plans.ts'
import { botDays, sourceDays } from './statistics.ts'

const DAY = 24 * 60 * 60 * 1000
const MODEL_TYPE = { female: 'female', male: 'male', 'non-binary': 'transgender' } as const

/** Order of the catalogue: new ones first, then shuffled so that neighbours differ. */
export const inCatalogueOrder = (characters: readonly Character[]): Character[] =>
  characters.toSorted((one, other) => Number(other.isNew) - Number(one.isNew) || fraction(one.slug) - fraction(other.slug))

const addCharacters = async (prisma: PrismaClient, characters: readonly Character[], now: number): Promise<void> => {
  const ranked = inCatalogueOrder(characters)
  await prisma.bot.createMany({
    data: ranked.map(({ texts: _texts, look, roleTypes, personality, hobbies, lastName, ...character }, position) => ({
      ...character,
      id: `b_${character.slug}`,
      position,
      name: `${character.firstName} ${lastName}`,
      type: MODEL_TYPE[character.gender],
      roleTypesJson: JSON.stringify(roleTypes),
      personalityJson: JSON.stringify(personality),
      hobbiesJson: JSON.stringify(hobbies),
      lookJson: JSON.stringify(look),
      startPhoto: 'cover',
      createdAt: new Date(now - position * DAY),
      readyAt: new Date(now - position * DAY),
    })),
  })
  await prisma.botText.createMany({
    data: ranked.flatMap(({ slug, texts }) =>
      Object.entries(texts).map(([locale, { lines, ...text }]) => ({ botId: `b_${slug}`, locale, ...text, linesJson: JSON.stringify(lines) })),
    ),
  })
  const ranks = new Map<string, number>()
  await prisma.botListing.createMany({
    data: ranked.flatMap((character) =>
      listingsOf(character).map((list) => {
        const rank = (ranks.get(list) ?? 0) + 1
        ranks.set(list, rank)
        return { list, rank, botId: `b_${character.slug}` }
      }),
    ),
  })
  await prisma.photoForSale.createMany({
    data: ranked.flatMap(({ slug }) =>
      (['sale-1', 'sale-2'] as const).map((shot, index) => ({ id: `ps_${slug}_${index + 1}`, botId: `b_${slug}`, shot, price: 299 + 200 * index })),
    ),
  })
}

const addOffers = async (prisma: PrismaClient): Promise<void> => {
  await prisma.plan.createMany({
    data: PLANS.map(({ prices: _prices, includes, ...plan }, position) => ({ ...plan, position, includesJson: JSON.stringify(includes) })),
  })
  await prisma.planPrice.createMany({
    data: PLANS.flatMap(({ id, prices }) =>
      Object.entries(prices).map(([currency, [price, oldPrice = null, firstPrice = null]]) => ({
        planId: id,
        currency,
        price,
        oldPrice,
        firstPrice,
      })),
    ),
  })
  await prisma.pack.createMany({ data: PACKS.map(({ id, kind, amount }, position) => ({ id, kind, amount, position })) })
  await prisma.packPrice.createMany({
    data: PACKS.flatMap(({ id, prices }) => Object.entries(prices).map(([currency, [price]]) => ({ packId: id, currency, price }))),
  })
  await prisma.promoCode.createMany({
    data: PROMO_CODES.map(({ code, discount, expiresAt }) => ({ code, discount, expiresAt: expiresAt === null ? null : new Date(expiresAt) })),
  })
  await prisma.generationStyle.createMany({
    data: GENERATION_STYLES.map(({ id, title, look }, position) => ({
      id,
      position,
      titleJson: JSON.stringify(title),
      lookJson: JSON.stringify(look),
    })),
  })
}

const addPersonas = async (prisma: PrismaClient, now: number): Promise<void> => {
  await prisma.user.createMany({
    data: PERSONAS.map(({ name, firstName, lastName, gender, emailVerified, isAdmin }) => ({
      id: `u_${name}`,
      email: `${name}@moonlit.example`,
      emailVerified,
      isAdmin,
      firstName,
      lastName,
      gender,
      passwordHash: PERSONA_PASSWORD_HASH,
      createdAt: new Date(now - 30 * DAY),
    })),
  })
  await prisma.subscription.createMany({
    data: PERSONAS.flatMap(({ name, subscription }) =>
      subscription === null
        ? []
        : [
            {
              id: `s_${name}`,
              userId: `u_${name}`,
              planId: subscription.planId,
              startedAt: new Date(now - subscription.startsAgo),
              endsAt: new Date(now - subscription.startsAgo + subscription.lasts),
              cancelledAt: subscription.cancelled ? new Date(now - DAY) : null,
              periodStart: new Date(now - subscription.startsAgo),
              ...(subscription.usedUp ? { photosUsed: 20, chatPhotosUsed: 20, audioUsed: 360, creationsUsed: 3 } : {}),
            },
          ],
    ),
  })
  // Each subscription was paid for on the day it began, at the price of a first one in the currency of the personas' country.
  await prisma.payment.createMany({
    data: PERSONAS.flatMap(({ name, subscription }) => {
      const [price, oldPrice, firstPrice] = PLANS.find(({ id }) => id === subscription?.planId)?.prices.USD ?? []
      if (subscription === null || price === undefined) return []
      const paidAt = new Date(now - subscription.startsAgo)
      return [
        {
          id: `p_${name}`,
          userId: `u_${name}`,
          itemKind: 'subscription',
          itemId: subscription.planId,
          amount: firstPrice ?? price,
          ...(oldPrice === undefined
            ? {}
            : { listAmount: oldPrice, planOff: oldPrice - price, discountBy: firstPrice === undefined ? 'plan' : 'first' }),
          currency: 'USD',
          status: 'succeeded',
          createdAt: paidAt,
          settledAt: paidAt,
          grantedAt: paidAt,
        },
      ]
    }),
  })
  await prisma.guestSession.create({
    data: { id: 'gs_persona', firstName: GUEST_PERSONA.firstName, gender: GUEST_PERSONA.gender, createdAt: new Date(now - DAY) },
  })
  await prisma.persona.createMany({
    data: [...PERSONAS.map(({ name }) => ({ name, userId: `u_${name}` })), { name: GUEST_PERSONA.name, guestSessionId: 'gs_persona' }],
  })
}

/** Inserts a table's rows in one statement, ten times faster than `createMany`. */
const addStatistics = async (prisma: PrismaClient, characters: readonly Character[], now: number): Promise<void> => {
  await prisma.$executeRaw`INSERT INTO BotDay (botId, date, payments, revenue, chats, messages, voiceMessages, tokens)
    SELECT value ->> 'botId', value ->> 'date', value ->> 'payments', value ->> 'revenue', value ->> 'chats', value ->> 'messages',
      value ->> 'voiceMessages', value ->> 'tokens' FROM json_each(${JSON.stringify(botDays(characters, now))})`
  await prisma.$executeRaw`INSERT INTO SourceDay (promoType, date, botSlug, visits, signups, payments, revenue)
    SELECT value ->> 'promoType', value ->> 'date', value ->> 'botSlug', value ->> 'visits', value ->> 'signups', value ->> 'payments',
      value ->> 'revenue' FROM json_each(${JSON.stringify(sourceDays(characters, now))})`
}

/**
 * Fills an empty, migrated database: characters, plans, packs, promo codes, photo styles, personas, and statistics of the days before.
 * @param now milliseconds since 1970 that the seed's times count from
 */
export const seed = async (
  prisma: PrismaClient,
  { now, characters = readCharacters() }: { now: number; characters?: readonly Character[] },
): Promise<void> => {
  await addCharacters(prisma, characters, now)
  await addOffers(prisma)
  await addPersonas(prisma, now)
  await addStatistics(prisma, characters, now)
}

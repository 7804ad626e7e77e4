import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { GENDERS, LOCALES, PROMO_TYPES, ROLE_TYPES, STYLES } from '@moonlit/contract/vocabulary'
import Database from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { connect } from '../connect.ts'
import type { PrismaClient } from '../generated/client.ts'
import { migrate } from '../migrate.ts'
import { NAMED_ANEW, readCharacters } from './character.ts'
import { listingKey } from './listing.ts'
import { seed } from './seed.ts'
import { botDays, sourceDays } from './statistics.ts'

const NOW = Date.parse('2026-11-20T12:00:00Z')
const folder = mkdtempSync(path.join(tmpdir(), 'moonlit-seed-'))
let prisma: PrismaClient

beforeAll(async () => {
  const file = path.join(folder, 'test.sqlite')
  const db = new Database(file)
  migrate(db)
  db.close()
  prisma = connect(file)
  await seed(prisma, { now: NOW })
})
afterAll(async () => {
  await prisma.$disconnect()
  rmSync(folder, { recursive: true, force: true })
})

const stringsOf = (json: string): string[] => z.array(z.string()).parse(JSON.parse(json))

describe('[DX-01] the seed fills an empty database with characters', () => {
  test('at least 96, all adults with unique names', async () => {
    const bots = await prisma.bot.findMany()
    expect(bots.length).toBeGreaterThanOrEqual(96)
    expect(bots.filter(({ age }) => age < 18)).toEqual([])
    expect(new Set(bots.map(({ name }) => name)).size).toBe(bots.length)
    expect(bots.filter(({ createdAt, readyAt }) => readyAt === null || Number(readyAt) > NOW || Number(createdAt) > NOW)).toEqual([])
  })

  test('of every gender and style, with many role types, some new, custom or paid', async () => {
    const bots = await prisma.bot.findMany()
    const kinds = new Set(bots.flatMap(({ roleTypesJson }) => stringsOf(roleTypesJson)))
    expect(new Set(bots.map(({ gender }) => gender))).toEqual(new Set(GENDERS))
    expect(new Set(bots.map(({ style }) => style))).toEqual(new Set(STYLES))
    expect(kinds.size).toBeGreaterThanOrEqual(12)
    expect([...kinds].filter((kind) => !ROLE_TYPES.some((known) => known === kind))).toEqual([])
    for (const mark of ['isNew', 'isCustom', 'isPaidExtra'] as const)
      expect(new Set(bots.map((bot) => bot[mark])), mark).toEqual(new Set([true, false]))
  })

  test('with texts of their own in ten languages', async () => {
    const bots = await prisma.bot.findMany({ include: { texts: true } })
    for (const { slug, texts } of bots) {
      expect(texts.map(({ locale }) => locale).toSorted(), slug).toEqual(LOCALES.toSorted())
      const said = texts.flatMap(({ description, bio, greeting, linesJson }) => [
        description,
        bio,
        greeting,
        ...Object.values(z.record(z.string(), z.string()).parse(JSON.parse(linesJson))),
      ])
      expect(
        said.filter((text) => text.trim() === ''),
        slug,
      ).toEqual([])
      for (const part of ['description', 'bio', 'greeting'] as const) {
        const languages = new Set(texts.map((text) => text[part]))
        expect(languages.size, `${slug} ${part}`).toBe(LOCALES.length)
      }
    }
    const greetings = bots.flatMap(({ texts }) => texts.map(({ greeting }) => greeting))
    expect(new Set(greetings).size).toBe(greetings.length)
  })

  test('[EX-19] with a name in the letters of each language that has its own, the one that is told of in it', async () => {
    const bots = await prisma.bot.findMany({ include: { texts: true } })
    for (const { slug, texts } of bots)
      for (const { locale, firstName, name, bio } of texts) {
        if (!NAMED_ANEW.some((language) => language === locale)) expect([firstName, name], `${slug} ${locale}`).toEqual([null, null])
        else {
          expect([firstName, name].join(' '), `${slug} ${locale}`).not.toMatch(/\p{Script=Latin}/u)
          expect(name, `${slug} ${locale}`).toContain(firstName)
          expect(bio, `${slug} ${locale}`).toContain(firstName)
        }
      }
  })

  test('in lists ranked from 1 without gaps, in catalogue order', async () => {
    const rows = await prisma.botListing.findMany({ include: { bot: true }, orderBy: [{ list: 'asc' }, { rank: 'asc' }] })
    const lists = Map.groupBy(rows, ({ list }) => list)
    for (const [list, places] of lists) {
      expect(
        places.map(({ rank }) => rank),
        list,
      ).toEqual(places.map((_, index) => index + 1))
      const positions = places.map(({ bot }) => bot.position)
      expect(positions, list).toEqual(positions.toSorted((one, other) => one - other))
    }
    const bots = await prisma.bot.findMany()
    for (const custom of [true, false]) {
      expect(lists.get(listingKey({ custom }))?.length).toBe(bots.filter(({ isCustom }) => isCustom === custom).length)
    }
  })

  test('with photos for sale', async () => {
    const bots = await prisma.bot.findMany({ include: { photosForSale: true } })
    expect(bots.filter(({ photosForSale }) => photosForSale.length === 0 || photosForSale.some(({ price }) => price <= 0))).toEqual([])
  })
})

describe('[DX-01] the seed fills an empty database with offers', () => {
  test('general and promo plans and packs, all in the same currencies', async () => {
    const plans = await prisma.plan.findMany({ include: { prices: true }, orderBy: { position: 'asc' } })
    const packs = await prisma.pack.findMany({ include: { prices: true } })
    expect(plans.some(({ durationMonths, promoType }) => durationMonths === 1 && promoType === null)).toBe(true)
    expect(plans.some(({ annual, promoType }) => annual && promoType === null)).toBe(true)
    expect(plans.some(({ kind }) => kind === 'character')).toBe(true)
    expect(new Set(packs.map(({ kind }) => kind))).toEqual(new Set(['voice', 'photo', 'creation']))
    const currencies = [...plans, ...packs].map(({ prices }) =>
      prices
        .map(({ currency }) => currency)
        .toSorted()
        .join(),
    )
    expect(new Set(currencies).size).toBe(1)
    expect([...plans, ...packs].filter(({ prices }) => prices.some(({ price }) => price <= 0))).toEqual([])
  })

  test('[PY-11] discounts match the prices and never exceed 75 per cent', async () => {
    const plans = await prisma.plan.findMany({ include: { prices: true } })
    const faults = plans.flatMap(({ id, discount, prices }) =>
      prices.flatMap(({ currency, price, oldPrice }) => {
        const actual = oldPrice === null ? 0 : 100 * (1 - price / oldPrice)
        return Math.abs(actual - discount) <= 1 && actual <= 75 ? [] : [`${id} ${currency}: ${actual.toFixed(1)} is told as ${discount}`]
      }),
    )
    expect(faults).toEqual([])
    const codes = await prisma.promoCode.findMany()
    expect(codes.filter(({ discount }) => discount < 1 || discount > 75)).toEqual([])
  })

  test('promo codes, one of them expired, and photo styles with titles in every language', async () => {
    const codes = await prisma.promoCode.findMany()
    const isOver = codes.map(({ expiresAt }) => expiresAt !== null && Number(expiresAt) < NOW)
    expect(new Set(isOver)).toEqual(new Set([true, false]))
    const styles = await prisma.generationStyle.findMany()
    expect(styles.length).toBeGreaterThan(0)
    for (const { id, titleJson } of styles) {
      const titles = z.record(z.string(), z.string().min(1)).parse(JSON.parse(titleJson))
      expect(Object.keys(titles).toSorted(), id).toEqual(LOCALES.toSorted())
    }
  })
})

test('[DX-01] [MK-08] the seed fills an empty database with personas in the state of their name', async () => {
  const personas = await prisma.persona.findMany()
  expect(personas.map(({ name }) => name).toSorted()).toEqual(['admin', 'cancelled', 'free', 'guest', 'no-allowance', 'premium', 'unconfirmed'])
  const users = new Map((await prisma.user.findMany({ include: { subscriptions: true } })).map((user) => [user.id, user]))
  const stateOf = (name: string) => {
    const user = users.get(personas.find((persona) => persona.name === name)?.userId ?? '')
    const [subscription] = user?.subscriptions ?? []
    const isRunning = subscription !== undefined && Number(subscription.startedAt) <= NOW && Number(subscription.endsAt) > NOW
    return {
      isConfirmed: user?.emailVerified,
      isAdmin: user?.isAdmin,
      isSubscriber: isRunning,
      isCancelled: subscription?.cancelledAt != null,
      isUsedUp: (subscription?.photosUsed ?? 0) > 0,
    }
  }
  const free = { isConfirmed: true, isAdmin: false, isSubscriber: false, isCancelled: false, isUsedUp: false }
  expect(stateOf('free')).toEqual(free)
  expect(stateOf('unconfirmed')).toEqual({ ...free, isConfirmed: false })
  expect(stateOf('admin')).toEqual({ ...free, isAdmin: true })
  expect(stateOf('premium')).toEqual({ ...free, isSubscriber: true })
  expect(stateOf('cancelled')).toEqual({ ...free, isSubscriber: true, isCancelled: true })
  expect(stateOf('no-allowance')).toEqual({ ...free, isSubscriber: true, isUsedUp: true })
  expect(personas.find(({ name }) => name === 'guest')?.guestSessionId).toBeTruthy()
})

describe('[DX-01] [TS-02] [CP-06] the seed fills an empty database with statistics of the thirty days before', () => {
  const dayBefore = (days: number): string => new Date(NOW - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

  test('for every character, none of them today', async () => {
    const [bots, days] = [await prisma.bot.findMany(), await prisma.botDay.findMany({ orderBy: { date: 'asc' } })]
    expect(days.length).toBe(bots.length * 30)
    expect([days.at(0)?.date, days.at(-1)?.date]).toEqual([dayBefore(30), dayBefore(1)])
    const odd = days.filter(
      ({ chats, messages, voiceMessages, tokens, payments, revenue }) =>
        chats < 1 || messages < chats || voiceMessages > messages || tokens < messages || payments > chats || revenue > 0 !== payments > 0,
    )
    expect(odd).toEqual([])
    expect(new Set(days.map(({ payments }) => payments)).size).toBeGreaterThan(1)
  })

  test('for every source, with visits ≥ sign-ups ≥ payments', async () => {
    const [bots, days] = [await prisma.bot.findMany(), await prisma.sourceDay.findMany({ orderBy: { date: 'asc' } })]
    expect([days.at(0)?.date, days.at(-1)?.date]).toEqual([dayBefore(30), dayBefore(1)])
    const slugs = new Set(['', ...bots.map(({ slug }) => slug)])
    for (const promoType of PROMO_TYPES) {
      const own = days.filter((day) => day.promoType === promoType)
      expect(new Set(own.map(({ date }) => date)).size, promoType).toBe(30)
      expect(new Set(own.map(({ botSlug }) => botSlug)).size, promoType).toBeGreaterThan(2)
      expect(
        own.some(({ payments }) => payments > 0),
        promoType,
      ).toBe(true)
    }
    const odd = days.filter(
      ({ botSlug, visits, signups, payments, revenue }) =>
        !slugs.has(botSlug) || signups > visits || payments > signups || visits < 1 || revenue > 0 !== payments > 0,
    )
    expect(odd).toEqual([])
  })

  test('the same on the same day', () => {
    const characters = readCharacters().slice(0, 3)
    expect([botDays(characters, NOW), sourceDays(characters, NOW)]).toEqual([botDays(characters, NOW + 1), sourceDays(characters, NOW + 1)])
    expect(sourceDays(characters, NOW)).not.toEqual(sourceDays(characters, NOW + 24 * 60 * 60 * 1000))
  })
})

test('[DX-01] [AC-01] every persona with a subscription has paid for it, once, on the day it began', async () => {
  const subscriptions = await prisma.subscription.findMany()
  const payments = await prisma.payment.findMany()
  expect(subscriptions.length).toBeGreaterThan(0)
  expect(payments.map(({ userId, itemId, grantedAt, status }) => ({ userId, itemId, at: Number(grantedAt), status }))).toEqual(
    subscriptions.map(({ userId, planId, startedAt }) => ({ userId, itemId: planId, at: Number(startedAt), status: 'succeeded' })),
  )
})

import type { Plan } from '@moonlit/sdk'
import { expect, test } from 'vitest'
import { mergePlans } from './plans-data.ts'

const plan = (id: string, durationMonths: number | null, kind: Plan['kind'] = 'subscription'): Plan => ({
  id,
  kind,
  title: id,
  price: 1,
  planOff: 0,
  currency: 'EUR',
  durationMonths,
  runsUntil: null,
  annual: durationMonths === 12,
  bestPrice: false,
  popular: false,
  discount: 0,
  discountBy: null,
  includes: { unlimitedMessages: true, photos: 0, audioMinutes: 0, imageBlurRemoval: false, photoGenerations: 0, creations: 0 },
})

test('a plan of the source stands in the place of everybody’s that runs as long; a character is no plan', () => {
  const everybody = [plan('monthly', 1), plan('annual', 12), plan('character', null, 'character')]
  expect(mergePlans([], everybody).map(({ id }) => id)).toEqual(['monthly', 'annual'])
  expect(mergePlans([plan('monthly-fb', 1)], everybody).map(({ id }) => id)).toEqual(['monthly-fb', 'annual'])
})

import { GUEST_PERSONA, PERSONAS } from '@moonlit/prisma/personas'
import { expect, test } from 'vitest'
import { descriptionOf } from './persona-descriptions.ts'

test('[MK-05] the console says of every persona what state they are in', () => {
  expect([...PERSONAS, GUEST_PERSONA].map(({ name }) => name).filter((name) => descriptionOf(name) === '')).toEqual([])
})

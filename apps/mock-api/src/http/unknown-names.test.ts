import { contract } from '@moonlit/contract'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { unknownNames } from './unknown-names.ts'

test('names that a schema knows are not told, however they may be left out', () => {
  const schema = z.object({ a: z.string().optional(), b: z.object({ c: z.number() }).nullable().default(null) })
  expect(unknownNames(schema, { a: 'x', b: { c: 1 } })).toEqual([])
  expect(unknownNames(schema, { b: null })).toEqual([])
})

test('names that it does not know are told once each, with where they stand', () => {
  const schema = z.object({ list: z.array(z.object({ a: z.number() })).optional(), b: z.object({}) })
  expect(unknownNames(schema, { list: [{ a: 1, z: 1 }, { z: 2 }], b: { toString: 1 }, __proto__x: 1 })).toEqual([
    'list.z',
    'b.toString',
    '__proto__x',
  ])
})

test('what may hold any name, and what is no object, is left alone', () => {
  expect(unknownNames(z.record(z.string(), z.string()), { any: 'x' })).toEqual([])
  expect(unknownNames(z.looseObject({}), { any: 'x' })).toEqual([])
  expect(unknownNames(undefined, { any: 'x' })).toEqual([])
  expect(unknownNames(z.object({}), 'text')).toEqual([])
})

test('the form of a profile is read as it is sent', () => {
  expect(unknownNames(contract.users.updateMe.body, { nickname: 'N', nick: 'N' })).toEqual(['nick'])
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { OPERATIONS } from './operations.ts'
import { checkProperty } from './check-property.ts'
import { validRequests } from './requests.ts'
import { schemaValues } from './schema-values.ts'

const Tree = z.object({ id: z.string(), children: z.array(z.string()).max(3) })

describe('[CT-04] generated values fit their schema', () => {
  test.each<[string, z.ZodType]>([
    ['a text between two lengths', z.string().min(3).max(9)],
    ['a text of a pattern', z.string().regex(/^[a-z]{2}-\d+$/u)],
    ['a number within limits', z.number().min(-1).max(1)],
    ['a whole number within limits', z.number().int().min(18).max(99)],
    ['one of a list', z.enum(['a', 'b'])],
    ['exactly one thing', z.literal('a')],
    ['one of several shapes', z.union([z.boolean(), z.object({ a: z.literal(1) })])],
    ['something or null', z.string().max(2).nullable()],
    ['a list with a least and a most', z.array(z.boolean()).min(2).max(3)],
    ['an object with what it may leave out', z.object({ a: z.string(), b: z.number().optional() })],
    ['an object in an object', z.object({ tree: Tree })],
    ['a record', z.record(z.string().max(5), z.boolean())],
    ['a day', z.iso.date()],
    ['a time', z.iso.datetime()],
  ])('%s', async (_what, schema) => {
    const values = schemaValues({})
    await checkProperty(values(z.toJSONSchema(schema)), async (value) => {
      expect(schema.safeParse(value).error).toBeUndefined()
    })
  })

  test('the target of a reference', async () => {
    const values = schemaValues({ components: { schemas: { Tree: z.toJSONSchema(Tree) } } })
    await checkProperty(values({ $ref: '#/components/schemas/Tree' }), async (value) => {
      expect(Tree.safeParse(value).success).toBe(true)
    })
  })
})

test('[CT-04] texts come in every script, with control characters and as blanks', () => {
  const found = fc.sample(schemaValues({})({ type: 'string', maxLength: 20 }), { numRuns: 3000, seed: 1 }).map(String)
  for (const kind of [/^$/u, /\p{Cc}/u, /\p{Script=Han}|\p{Script=Arabic}|\p{Script=Cyrillic}/u, /[\u{10000}-\u{10FFFF}]/u, /['"<\\]/u])
    expect(found.filter((text) => kind.test(text)).length, kind.source).toBeGreaterThan(0)
})

test('[CT-04] optional fields are sometimes left out, required ones never', () => {
  const schema = z.toJSONSchema(z.object({ a: z.string(), b: z.string().optional() }))
  const found = fc
    .sample(schemaValues({})(schema), { numRuns: 100, seed: 1 })
    .map((value) => Object.keys(z.record(z.string(), z.unknown()).parse(value)).join())
  expect(new Set(found)).toEqual(new Set(['a', 'a,b']))
})

test('[CT-04] every call gets requests with all path parameters', () => {
  for (const operation of OPERATIONS)
    for (const { params } of fc.sample(validRequests(operation), { numRuns: 5, seed: 1 }))
      expect(Object.keys(params).toSorted()).toEqual(
        [...operation.path.matchAll(/\{(?<name>\w+)\}/gu)].map((found) => found.groups?.['name'] ?? '').toSorted(),
      )
})

import { contract } from '@moonlit/contract'
import { expect, test } from 'vitest'
import { createClient } from './index.ts'
import { queries } from './query.ts'

/** What a page of a list is asked with, which is no part of its key. */
const PAGING: readonly string[] = ['page', 'offset', 'limit']

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The names in an object's schema; none for what is no object. */
const namesIn = (schema: unknown): string[] => (isRecord(schema) && isRecord(schema.shape) ? Object.keys(schema.shape) : [])

type Ask = (fields?: unknown) => { queryKey: readonly unknown[]; queryFn: (context: object) => Promise<unknown>; initialPageParam?: unknown }

const addresses: string[] = []
const client = createClient({
  baseUrl: 'http://localhost',
  fetch: (input) => {
    addresses.push(input instanceof Request ? input.url : String(input))
    return Promise.resolve(new Response('{}', { status: 418 }))
  },
})

/** The key of a query and the address that it asks. */
const outcomeOf = async (ask: Ask, fields: unknown) => {
  const { queryKey, queryFn, initialPageParam: pageParam } = ask(fields)
  addresses.length = 0
  await queryFn({ pageParam, signal: new AbortController().signal }).catch(() => null)
  return { key: JSON.stringify(queryKey), address: addresses[0] }
}

const isAsk = (value: unknown): value is Ask => typeof value === 'function'
const valueIn = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined)
const calls = Object.entries(queries(client)).flatMap(([resource, all]) =>
  Object.entries(all).flatMap(([name, ask]: [string, unknown]) => (isAsk(ask) ? [{ resource, name, call: `${resource}.${name}`, ask }] : [])),
)

test.each(calls)(
  '[SD-03] $call has a key of its own for each answer: what is asked for is in it, and nothing else',
  async ({ resource, name, ask }) => {
    const route = valueIn(valueIn(contract, resource), name)
    const pages = ask({}).initialPageParam === undefined ? [] : PAGING
    const names = [...namesIn(valueIn(route, 'pathParams')), ...namesIn(valueIn(route, 'query'))].filter((field) => !pages.includes(field))
    const fieldsWith = (changed: string | null): unknown => {
      const fields = Object.fromEntries(names.map((field) => [field, field === changed ? 'other' : 'one']))
      return names.length === 1 ? Object.values(fields)[0] : fields
    }
    const first = await outcomeOf(ask, fieldsWith(null))
    expect(await outcomeOf(ask, fieldsWith(null))).toEqual(first)
    for (const field of names) {
      const other = await outcomeOf(ask, fieldsWith(field))
      expect(other.address, `${field} is not sent`).not.toBe(first.address)
      expect(other.key, `${field} is missing from the key`).not.toBe(first.key)
    }
  },
)

import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mock, openMock } from '../testing/mock.ts'
import { OPERATIONS } from './operations.ts'
import { checkProperty } from './check-property.ts'

let mock: Mock
beforeAll(async () => {
  mock = await openMock()
}, 60_000)
afterAll(() => mock.close())

const OPEN = { generalRate: { limit: 1_000_000, windowSeconds: 1 } }
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

/** A pattern for addresses; where two fit, both are known there. */
const patternOf = (path: string): RegExp => new RegExp(`^${path.replace(/\/$/u, '').replace(/\{\w+\}/gu, '[^/]+')}/?$`, 'u')
const known = OPERATIONS.map(({ method, path }) => ({ method, pattern: patternOf(path) }))
const methodsAt = (url: string): string[] => [...new Set(known.filter(({ pattern }) => pattern.test(url)).map(({ method }) => method))].toSorted()
const filled = (path: string): string => path.replace('{promoType}', 'fb').replace(/\{\w+\}/gu, 'x')

test.each([...new Set(OPERATIONS.map(({ path }) => path))])(
  '[CT-04] [AP-04] %s answers an unknown method with 405 and the allowed ones',
  async (path) => {
    const place = mock.world(OPEN)
    for (const person of [place.visitor, await place.as('admin')])
      for (const url of [filled(path), filled(path).replace(/\/$/u, '')])
        for (const method of METHODS.filter((one) => !methodsAt(url).includes(one))) {
          const answer = await person.send({ method, url })
          expect([method, url, answer]).toEqual([
            method,
            url,
            expect.objectContaining({ status: 405, body: { detail: 'Method not allowed', code: 'method_not_allowed' } }),
          ])
          expect(answer.headers['allow']).toBe(methodsAt(url).join(', '))
        }
  },
)

/** Addresses that no call has: made of nothing, or beside one there is. */
const strangers = fc
  .oneof(
    fc.webPath(),
    fc.webPath().map((path) => `/api/v1${path}`),
    fc
      .tuple(fc.constantFrom(...OPERATIONS.map(({ path }) => filled(path))), fc.constantFrom('x/', '../', '%2e%2e/', '%00', '//', ';a=b', '.json'))
      .map((parts) => parts.join('')),
    fc.constantFrom(...OPERATIONS.map(({ path }) => filled(path).replace('/v1/', '/v2/'))),
    fc.constantFrom(...OPERATIONS.map(({ path }) => filled(path).toUpperCase())),
  )
  .map((path) => (path.startsWith('/') ? path : `/${path}`))

test('[CT-04] [AP-04] an unknown address answers 404 in the error shape', async () => {
  const { visitor } = mock.world(OPEN)
  let asked = 0
  await checkProperty(
    fc.tuple(fc.constantFrom(...METHODS), strangers),
    async ([method, url]) => {
      if (!URL.canParse(url, 'http://localhost')) return
      const { pathname } = new URL(url, 'http://localhost')
      // Steps up lead to other addresses; the mock's own pages are none of the API.
      if (methodsAt(pathname).length > 0 || /^\/(?:docs|media|controls|providers|payments|oauth|openapi\.json)/u.test(pathname)) return
      asked += 1
      const { status, body } = await visitor.send({ method, url })
      expect([status, body]).toEqual([
        expect.toSatisfy((one: number) => [400, 404].includes(one)),
        { detail: expect.any(String), code: expect.toSatisfy((code: string) => ['not_found', 'malformed_address'].includes(code)) },
      ])
    },
    { numRuns: 500 },
  )
  expect(asked).toBeGreaterThan(200)
})

import { isSlug, RESERVED_SEGMENTS } from '@moonlit/sdk/rules'
import { describe, expect, test } from 'vitest'
import { addresses } from './addresses.ts'
import { LEGAL_PAGES, paths } from './paths.ts'

const firstOf = (path: string): string => path.split('/').find(Boolean) ?? ''

describe('a reserved first segment is never a character', () => {
  const ofRoutes = Object.values(paths).filter((path) => !path.startsWith(':'))
  const ofAddresses = Object.values(addresses).flatMap((address) => (typeof address === 'string' && address !== addresses.explore ? [address] : []))

  test.each([...ofRoutes, ...LEGAL_PAGES, ...ofAddresses])('%s is a place of its own', (path) => {
    expect(isSlug(firstOf(path))).toBe(false)
  })

  test('neither is any other name that is set aside', () => {
    expect(RESERVED_SEGMENTS.filter(isSlug)).toEqual([])
  })

  test('every other word written like a slug may be one', () => {
    expect(isSlug('amara')).toBe(true)
    expect(isSlug('contact-7')).toBe(true)
    for (const odd of ['Amara', '-a', 'a b', '', 'a.b', undefined]) expect(isSlug(odd)).toBe(false)
  })
})

import { expect, test } from 'vitest'
import { Slug } from './slug.ts'
import { RESERVED_SEGMENTS } from './slugs.ts'

test('[RT-18] no name that is set aside for a page or a server passes as the name of a character', () => {
  expect(RESERVED_SEGMENTS.filter((segment) => Slug.safeParse(segment).success)).toEqual([])
  expect(new Set(RESERVED_SEGMENTS).size).toBe(RESERVED_SEGMENTS.length)
  expect(Slug.parse('amara')).toBe('amara')
})

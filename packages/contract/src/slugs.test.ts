import { expect, test } from 'vitest'
import { HABITUAL_SEGMENTS } from './habitual-segments.ts'
import { Slug } from './slug.ts'
import { RESERVED_SEGMENTS } from './slugs.ts'

test('[RT-18] no name that is set aside for a page or a server passes as the name of a character', () => {
  expect(RESERVED_SEGMENTS.filter((segment) => Slug.safeParse(segment).success)).toEqual([])
  expect(new Set(RESERVED_SEGMENTS).size).toBe(RESERVED_SEGMENTS.length)
  expect(Slug.parse('amara')).toBe('amara')
})

test('[RT-18] what people type out of habit for a page of any site passes as the name of no character', () => {
  expect(HABITUAL_SEGMENTS.filter((segment) => Slug.safeParse(segment).success)).toEqual([])
  expect(new Set([...HABITUAL_SEGMENTS, ...RESERVED_SEGMENTS]).size).toBe(HABITUAL_SEGMENTS.length + RESERVED_SEGMENTS.length)
  expect(Slug.parse('login-7')).toBe('login-7')
})

import { expect, test } from 'vitest'
import { writeSitemap } from './sitemap.ts'

const ORIGIN = 'https://moonlit.example'
const pages = Array.from({ length: 5 }, (_, at) => ({ path: `/somebody-${at}` }))
const addressesIn = (xml: string | undefined) => [...(xml ?? '').matchAll(/<loc>([^<]*)<\/loc>/gu)].map(([, address]) => address)

test('a short sitemap is one file with every page', () => {
  expect(addressesIn(writeSitemap(ORIGIN, pages))).toEqual(pages.map(({ path }) => ORIGIN + path))
})

test('a long one lists its parts, which have each page once', () => {
  const index = writeSitemap(ORIGIN, pages, { perFile: 2 })
  expect(index).toContain('<sitemapindex')
  expect(addressesIn(index)).toEqual([1, 2, 3].map((part) => `${ORIGIN}/sitemap.xml?part=${part}`))
  const parts = [1, 2, 3].map((part) => addressesIn(writeSitemap(ORIGIN, pages, { perFile: 2, part })))
  expect(parts.map(({ length }) => length)).toEqual([2, 2, 1])
  expect(parts.flat()).toEqual(pages.map(({ path }) => ORIGIN + path))
})

test.each([0, 4, -1, 1.5, Number.NaN])('there is no part %d of three', (part) => {
  expect(writeSitemap(ORIGIN, pages, { perFile: 2, part })).toBeUndefined()
})

test('what means something in XML is written so that it means itself', () => {
  expect(writeSitemap('https://a.example', [{ path: '/a&b<c' }])).toContain('<loc>https://a.example/a&amp;b&lt;c</loc>')
})

import { expect, test } from 'vitest'
import { drawLine } from './letters.ts'

test('a line is a path as wide as its letters, from whichever part of the face has them', async () => {
  const [amara, twice, other] = await Promise.all([drawLine('Amara', 50), drawLine('AmaraAmara', 50), drawLine('ạćư', 50)])
  expect(amara.path).toMatch(/^M[\d.-]/u)
  expect(twice.width).toBeGreaterThan(amara.width * 1.8)
  expect(other.width).toBeGreaterThan(40)
})

test('signs that the face does not have are left out', async () => {
  expect(await drawLine('愛', 50)).toEqual({ path: '', width: 0 })
})

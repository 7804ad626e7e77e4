import { make } from '@moonlit/sdk/testing'
import { expect, test } from 'vitest'
import { picturesOf } from './pictures.ts'

test('extra pictures are spliced in at slideIndex minus 1, the cover stands first', () => {
  const bot = make.bot({
    imageUrl: '/cover',
    imageUrls: ['/1', '/2', '/3'],
    additionalImages: [
      { slideIndex: 4, imageUrl: '/b' },
      { slideIndex: 2, imageUrl: '/a' },
    ],
  })
  expect(picturesOf(bot)).toEqual([
    { imageUrl: '/cover', isAdditional: false },
    { imageUrl: '/1', isAdditional: false },
    { imageUrl: '/a', isAdditional: true },
    { imageUrl: '/2', isAdditional: false },
    { imageUrl: '/b', isAdditional: true },
    { imageUrl: '/3', isAdditional: false },
  ])
  expect(picturesOf(make.bot({ imageUrl: '/1', imageUrls: ['/1'], additionalImages: [] }))).toHaveLength(1)
})

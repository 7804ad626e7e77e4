import { expect, test } from 'vitest'
import { isUnfitForPicture } from './pictures.ts'

test.each([
  'her younger self at 14',
  'flashback to her at 13',
  'she at 14 on the beach',
  'Lina at fifteen',
  'a picture of her at 16 in a bikini',
  'at fourteen',
  'pigtails, small body, flat chest, childlike',
  'her childhood photo',
  'als sie 14 war',
  'mit vierzehn',
  'sie mit 14 am Strand',
  'Elin mit 15',
  'me and her at 17',
  'Yuki at sixteen',
  'tiny, flat chested',
  'ela aos 14',
  'ela com quinze na praia',
])('[PG-06] a picture of %j would show somebody under age', (text) => {
  expect(isUnfitForPicture(text, null)).toBe(true)
})

test.each([
  'she at 11 pm in the kitchen',
  'her at 11 in the evening',
  'lunch at 12, by the window',
  'at 16:9 wide angle',
  'shot at 14mm, at gate 14',
  'her at 25 on the beach',
  'small breasts, a petite woman of 30',
  'sie um 14 Uhr am See',
  'als sie gestern am Strand war',
  'dinner at 8, Elin at 25',
  'childlike joy on her face, first snow',
  'reading chapter at 13',
  'a flat in Paris, small balcony',
  'petite woman of 30 with a flat stomach',
  'ela com 12 flores na mão',
])('[PG-06] a picture of %j may be made', (text) => {
  expect(isUnfitForPicture(text, null)).toBe(false)
})

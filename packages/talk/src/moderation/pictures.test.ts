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
  'de-aged to childhood',
  'when she was little',
  'als sie noch klein war',
  'in ihrer Kindheit',
  'dans son enfance',
  'quand elle était petite',
  'cuando era pequeña',
  'en su infancia',
  'quando era pequena',
  'quando era piccola',
  'عندما كانت في الثانية عشرة',
  'في طفولتها',
  'बचपन में',
  '小时候的样子',
  'セーラー服で',
  '子供と一緒に',
  '16:9 year old girl',
  'in her old school uniform',
  'an old-school girl in pigtails, 15',
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
  '16:9, golden light',
  '4:3 portrait',
  "12 o'clock light",
  'in an old school diner',
  'with her baby goat',
  'at her childhood home',
  'with childhood friends, all grown up',
])('[PG-06] a picture of %j may be made', (text) => {
  expect(isUnfitForPicture(text, null)).toBe(false)
})

test('[PG-06] a class that finishes school in a coming year is under age', () => {
  const now = Date.parse('2026-11-28T12:00:00Z')
  expect([2025, 2026, 2027, 2031].map((year) => isUnfitForPicture(`graduation cap, class of ${year}`, now))).toEqual([false, false, true, true])
})

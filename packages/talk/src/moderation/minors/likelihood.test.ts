import { expect, test } from 'vitest'
import { makesMinor } from '../../testing/makes-minor.ts'

const ORDINARY = 'She loves rainy Sundays. Her kitchen smells of cardamom. On Fridays she dances until the band packs up.'

test.each([
  'She was given a plush owl by the school nurse and her mum signs every test',
  'Ihre Mutter bringt sie zum Schulbus, abends gibt es eine Gutenachtgeschichte',
  'Son père signe ses bulletins et la baby-sitter la couche à huit heures',
  '她的书包里装着蜡笔，妈妈每天来接',
])('[WZ-09] [PG-06] what no frame names is known by a child’s days: %s', (text) => {
  expect(makesMinor(text, 'character', null)).toBe(true)
  expect(makesMinor(text, 'picture', null)).toBe(true)
})

test('[WZ-09] a sentence of a child’s days is found among ordinary ones', () => {
  expect(makesMinor(`${ORDINARY} Her milk teeth wobble and her mum signs every test at school.`, 'character', null)).toBe(true)
  expect(makesMinor(ORDINARY, 'character', null)).toBe(false)
})

test.each([
  'A baker who gets up at three and hums while she works',
  'Eine Kellnerin aus Kiel, die nach der Arbeit Boote malt',
  'Divorced father of two who coaches a school team and forgets every password',
])('[WZ-09] [PG-06] a grown life is described: %s', (text) => {
  expect(makesMinor(text, 'character', null)).toBe(false)
})

test('[WZ-09] no ordinary words talk a minor away', () => {
  expect(makesMinor(`${ORDINARY} ${ORDINARY} ${ORDINARY} She is fifteen.`, 'character', null)).toBe(true)
})

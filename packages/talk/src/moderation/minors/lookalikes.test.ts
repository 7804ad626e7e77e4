import { describe, expect, test } from 'vitest'
import { readAt, isFoundMinor } from './judge.ts'
import { makesMinor } from '../../testing/makes-minor.ts'

const NOW = Date.UTC(2026, 5, 1)

/** Descriptions beside which stand such as only look like them; they are no sentences to learn from, as the grammar alone judges them. */
describe('[WZ-09] [PG-06] what only looks like it', () => {
  test.each([
    'Schülerin, kleine Schwester',
    'her salary is 15k and she is 15',
    "my daughter's rent is 15k and she is 15",
    'A minor with a minor headache',
    'Sings in A minor, still a minor',
    'teenage sister',
    'grad-school junior researcher, 15',
    '小学生の妹',
    '高1の妹。',
    '中学生の弟',
    '小学生の妹。',
    '小学生的妹妹',
    "A student in year 9 at St Mary's.",
    'A girl in year 10 at Hillcrest',
  ])('[WZ-09] no character is described as: %s', (words) => {
    expect(makesMinor(words, 'character', NOW)).toBe(true)
  })

  test.each([
    'grad-school junior researcher, 27',
    'law school student, 24',
    'medical school junior with a love of chess',
    'Has a minor crush on her boss',
    'Earns 15k a month',
    "A medical student in year 5 at St George's, 24",
    'A teacher in year 9 of a long career',
    'A minor celebrity in her town',
    '28歳の看護師。高校生の妹がいる。',
    '看護師で、高校生の妹と暮らす',
  ])('[WZ-09] a grown character is described by the grammar as: %s', (words) => {
    expect(isFoundMinor(readAt(words, NOW), 'character')).toBe(false)
  })

  test.each([
    'a kid goat',
    'a kid goat in the grass',
    'two kids goats on a farm',
    "kids' drawing on the wall",
    "children's drawings on the wall",
    'a woman with a kid goat',
  ])('[PG-06] no child is found by the grammar in a photo of: %s', (words) => {
    expect(isFoundMinor(readAt(words, NOW), 'picture')).toBe(false)
  })

  test.each(['kids drawing on the wall', 'a kid with a goat', "a kid's drawing on the wall", 'a kid beside a kid goat', 'a woman with two children'])(
    '[PG-06] no photo is made of: %s',
    (words) => {
      expect(makesMinor(words, 'picture', NOW)).toBe(true)
    },
  )

  test.each([
    'my rent is {}',
    'My budget is {}',
    "I'm {} stone",
    'my order is {}',
    'Meine Miete ist {}',
    'mi alquiler es {}',
    '背番号は{}です',
    '我的房租是{}',
  ])('[CH-09] no number from three to seventeen is an age in: %s', (frame) => {
    const wrong = Array.from({ length: 15 }, (_, at) => frame.replace('{}', String(at + 3))).filter((text) => isFoundMinor(readAt(text, NOW), 'chat'))
    expect(wrong).toEqual([])
  })

  test.each([
    'my rent is 900, and I am {}',
    'my order is here, I am {}',
    "I'm {}, stone sober",
    '{}/m/berlin',
    'f / {} / paris',
    '{} here',
    '{} and bored',
  ])('[CH-09] from ten to seventeen it is one in: %s', (frame) => {
    const passed = Array.from({ length: 8 }, (_, at) => frame.replace('{}', String(at + 10))).filter((text) => !makesMinor(text, 'chat', NOW))
    expect(passed).toEqual([])
  })
})

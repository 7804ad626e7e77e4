import { describe, expect, test } from 'vitest'
import { compile, piecesOf } from './pattern.ts'

test.each<[string, string]>([
  ['cut (my|the) (own)? hair', 'cut my hair'],
  ['cut (my|the) (own)? hair', 'cut my own hair'],
  ['(so)? tall', 'tall'],
  ['new hair (cut|do)?', 'new hair'],
  ['new hair (cut|do)?', 'new hair do'],
])('a word of %s may be missing with its gap: %s', (pattern, text) => {
  expect(compile([`^${pattern}$`.replace('^(', '(')], 'en').test(text)).toBe(true)
})

describe('the pieces of a pattern', () => {
  test.each<[string, string[]]>([
    ['how tall', ['tall']],
    ['tattoo*', ['tattoo']],
    ['(wear|need) (glasses|specs)', ['glasses', 'specs']],
    ['colou?r', ['colo']],
    ['(the )?moon', ['moon']],
    ['(a (b|c))?x', ['x']],
    ['(a (big|small)|b) x', ['x']],
    ['do you ... it', ['you']],
    ["what's", ['what']],
    ['1820', ['']],
    ['(何|なに)の猫', ['の猫']],
    ['Émile', ['emile']],
  ])('of %s are %j', (pattern, pieces) => {
    expect(piecesOf(pattern)).toEqual(pieces)
  })

  test.each(['i need specs', 'do you wear glasses', 'the moon', 'moon'])('stand in whatever it matches: %s', (text) => {
    for (const pattern of ['(wear|need) (glasses|specs)', '(the )?moon'])
      if (compile([pattern], 'en').test(text)) expect(piecesOf(pattern).some((piece) => text.includes(piece))).toBe(true)
  })
})

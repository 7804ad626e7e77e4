import { LOCALES } from '@moonlit/contract/vocabulary'
import { describe, expect, test } from 'vitest'
import { compile } from '../pattern.ts'
import { fillPhrase, isFillable } from '../phrase.ts'
import { packs } from './packs.ts'

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Every pool of a pack by its path: `say.greeting` and so on. */
function poolsOf(value: object, path = ''): Map<string, readonly unknown[]> {
  const pools = new Map<string, readonly unknown[]>()
  for (const [key, child] of Object.entries(value)) {
    const here = path ? `${path}.${key}` : key
    if (Array.isArray(child)) pools.set(here, child)
    else if (isObject(child)) for (const [name, pool] of poolsOf(child, here)) pools.set(name, pool)
  }
  return pools
}

const isSaid = (path: string): boolean => !/^(patterns|facts|words|events)\./u.test(path)
const slotsOf = (pool: readonly unknown[]): string[] => [...new Set(pool.join(' ').match(/\{[a-z]+\}/gu) ?? [])].sort()
const english = poolsOf(packs.en)

describe.each(LOCALES)('the pack of %s', (locale) => {
  const pools = poolsOf(packs[locale])

  test('[IN-07] has every pool of the English pack, none empty', () => {
    expect([...pools.keys()].sort()).toEqual([...english.keys()].sort())
    expect([...pools].filter(([path, pool]) => pool.length === 0 && path !== 'words.articles').map(([path]) => path)).toEqual([])
  })

  test('[IN-07] has the same slots in every pool', () => {
    for (const [path, pool] of pools) if (isSaid(path)) expect([path, slotsOf(pool)]).toEqual([path, slotsOf(english.get(path) ?? [])])
  })

  test('[MK-12] knows which sentences can be filled with the known facts', () => {
    const said = [...pools].flatMap(([path, pool]) => (isSaid(path) ? pool.filter((sentence) => typeof sentence === 'string') : []))
    const voices = { locale, character: 'female', person: 'male' } as const
    for (const values of [{}, { you: 'Sam' }, { me: 'Amara', hobby: 'chess' }, { you: 'Sam', me: 'Amara', pet: 'Rex', like: 'tea', job: 'cook' }])
      expect(said.filter((sentence) => isFillable(sentence, values, voices))).toEqual(
        said.filter((sentence) => fillPhrase(sentence, values, voices) !== null),
      )
  })

  test('[MK-12] repeats no sentence between its pools', () => {
    const said = [...pools].filter(([path]) => isSaid(path)).flatMap(([, pool]) => pool)
    expect(said.filter((sentence, index) => said.indexOf(sentence) !== index)).toEqual([])
  })

  test('[MK-12] writes its gender choices with three forms', () => {
    const choices = [...pools].filter(([path]) => isSaid(path)).flatMap(([, pool]) => pool.join('\n').match(/\[[^\]]*\]/gu) ?? [])
    expect(choices.filter((choice) => !/^\[[ym]:[^|]*\|[^|]*\|[^|]*\]$/u.test(choice))).toEqual([])
  })

  test('[MK-12] has valid patterns that do not match an empty message', () => {
    for (const pool of Object.values(packs[locale].patterns)) expect(compile(pool, locale).test('')).toBe(false)
  })
})

// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { extendTailwindMerge } from 'tailwind-merge'
import { expect, test } from 'vitest'
import { mergeClasses } from './merge-classes.ts'

const full = extendTailwindMerge({
  extend: {
    theme: {
      text: ['hero', 'title', 'name', 'caption'],
      radius: ['field', 'bubble', 'card', 'panel'],
      shadow: ['lift', 'float', 'rest', 'accent', 'accent-strong'],
      ease: ['calm'],
      animate: ['fade-in', 'fade-out', 'rise', 'pop-in', 'dialog-in', 'dialog-out', 'sheet-in', 'sheet-out', 'shimmer', 'typing'],
    },
  },
})

const ROOT = path.resolve(import.meta.dirname, '../../..')
const FILES = ['packages/ui/src/**/*.{ts,tsx}', 'apps/web/app/**/*.{ts,tsx}', 'apps/mock-api/console/**/*.{ts,tsx}'] as const
const STRING = /(?<quote>['"`])(?<text>(?:(?!\k<quote>)[^\\\n]|\\.)*)\k<quote>/gu

/** Whatever stands in a string of the sources and that tailwind-merge takes for a class name of Tailwind's. */
const used = [
  ...new Set(
    globSync([...FILES], { cwd: ROOT })
      .filter((file) => !/\.(?:test|stories)\.|merge-classes/u.test(file))
      .flatMap((file) => Array.from(readFileSync(path.join(ROOT, file), 'utf8').matchAll(STRING), ({ groups }) => groups?.text ?? ''))
      .flatMap((text) => text.split(/\s+/u)),
  ),
].filter((name) => name !== '' && full(`${name} ${name}`) === name)

/** Those that hold always. */
const plain = used.filter((name) => !/:|^!|!$/u.test(name.replaceAll(/\[[^\]]*\]/gu, '')))

const areAlike = (merge: (names: string) => string, one: string, other: string): boolean =>
  merge(`${one} ${other}`) === other && merge(`${other} ${one}`) === one

/** The class names of each thing that can be set, so that not every two of a thousand need be compared. */
const kinds = plain.reduce<string[][]>((found, name) => {
  const left = full([...found.map(([first]) => first), name].join(' ')).split(' ')
  const same = found.find(([first = '']) => !left.includes(first) && areAlike(full, first, name))
  same?.push(name)
  return same ? found : [...found, [name]]
}, [])

test('every class name in use overrides what tailwind-merge says it does, and nothing else', { timeout: 60_000 }, () => {
  expect(plain.length).toBeGreaterThan(500)
  expect(kinds.flatMap(([first = '', ...others]) => others.filter((name) => !areAlike(mergeClasses, first, name)))).toEqual([])
  const firsts = kinds.map(([first = '']) => first)
  const pairs = firsts.flatMap((one) => firsts.map((other) => `${one} ${other}`))
  expect(pairs.filter((pair) => mergeClasses(pair) !== full(pair))).toEqual([])
})

test('every class name that holds at times only overrides itself', () => {
  expect(used.filter((name) => mergeClasses(`${name} ${name}`) !== name)).toEqual([])
})

test.each([
  ['p-2 px-4', 'p-2 px-4'],
  ['px-4 p-2', 'p-2'],
  ['hover:bg-rose bg-float', 'hover:bg-rose bg-float'],
  ['sm:hover:p-1 hover:sm:p-2', 'hover:sm:p-2'],
  ['p-1! p-2', 'p-1! p-2'],
  ['display-type text-title display-type', 'display-type text-title display-type'],
  ['data-[state=checked]:p-1 data-[state=checked]:p-2', 'data-[state=checked]:p-2'],
])('of "%s" is left "%s"', (names, left) => {
  expect(mergeClasses(names)).toBe(left)
  expect(full(names)).toBe(left)
})

import { expect, test } from 'vitest'
import css from './theme.css?raw'

type RGB = readonly [number, number, number]
interface Paint {
  rgb: RGB
  alpha: number
}

const parseColour = (value: string): Paint => {
  const hex = /^#(\w\w)(\w\w)(\w\w)$/.exec(value)?.slice(1)
  if (hex) return { rgb: toRGB(hex.map((part) => Number.parseInt(part, 16))), alpha: 1 }
  const parts = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(value)?.slice(1).map(Number)
  if (!parts) throw new Error(`not a colour: ${value}`)
  return { rgb: toRGB(parts), alpha: parts[3] ?? 1 }
}
const toRGB = ([r = 0, g = 0, b = 0]: readonly number[]): RGB => [r, g, b]

const token = (name: string): Paint => {
  const value = new RegExp(`--color-${name}: ([^;]+);`).exec(css)?.[1]
  if (!value) throw new Error(`no token ${name}`)
  return parseColour(value)
}

/** Lays paints over each other from the ground up: 'raised+veil' is a veil on a raised surface. */
const lay = (names: string): RGB =>
  names.split('+').reduce<RGB>(
    (under, name) => {
      const { rgb, alpha } = token(name)
      return toRGB(rgb.map((channel, place) => channel * alpha + (under[place] ?? 0) * (1 - alpha)))
    },
    [0, 0, 0],
  )

const luminance = (rgb: RGB): number => {
  const [r = 0, g = 0, b = 0] = rgb.map((channel) => (channel / 255 <= 0.04045 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
const contrast = (a: string, b: string): number => {
  const [dark = 0, light = 0] = [luminance(lay(a)), luminance(lay(b))].toSorted((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

const grounds = ['ground', 'surface', 'raised', 'float', 'ground+glow-plum', 'ground+glow-violet', 'float+veil-strong', 'raised+veil-strong']

const texts: readonly (readonly [text: string, grounds: readonly string[]])[] = [
  [
    'body',
    [
      ...grounds,
      'plum',
      'plum-warm',
      'danger-fill',
      'ground+danger-veil',
      'float+danger-veil',
      'ground+mint-veil',
      'ground+rose-veil',
      'raised+glass',
    ],
  ],
  ['muted', [...grounds, 'ground+danger-veil']],
  ['placeholder', ['raised', 'float']],
  ['amber-text', [...grounds, 'plum', 'plum-warm']],
  ['danger', ['ground', 'surface', 'raised', 'float', 'float+veil-strong', 'ground+danger-veil']],
  ['mint', ['ground', 'surface', 'raised', 'float', 'ground+mint-veil']],
  ['rose', ['ground', 'surface', 'raised']],
  ['on-accent', ['rose', 'amber']],
  ['on-mint', ['mint']],
  ['ground', ['body']],
]

test.each(texts.flatMap(([text, under]) => under.map((ground) => [text, ground] as const)))('%s on %s can be read (4.5)', (text, ground) => {
  expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
})

const marks: readonly (readonly [mark: string, grounds: readonly string[]])[] = [
  ['faint', ['ground', 'surface', 'raised', 'float']],
  ['rose', ['float', 'ground+rose-veil', 'float+veil-strong']],
  ['danger', ['float+danger-veil']],
  ['mint', ['float+veil-strong']],
  ['amber-edge', ['ground']],
]

test.each(marks.flatMap(([mark, under]) => under.map((ground) => [mark, ground] as const)))(
  '%s on %s can be seen, as a mark, an edge or large text (3)',
  (mark, ground) => {
    // An edge is itself translucent: it is seen as laid on its ground.
    const seen = token(mark).alpha < 1 ? `${ground}+${mark}` : mark
    expect(contrast(seen, ground)).toBeGreaterThanOrEqual(3)
  },
)

test('the tokens are the only raw colours: no component writes its own', () => {
  const sources = import.meta.glob<string>(['./*.tsx', './*.ts', './looks.css', '!./*.test.*'], { query: '?raw', import: 'default', eager: true })
  const raw = /#[\da-f]{3,8}\b(?![\w-])|\b(?:rgba?|hsla?|oklch)\(/i
  const offenders = Object.entries(sources).filter(([, source]) => source.split('\n').some((line) => raw.test(line) && !/href="#|link=\{/.test(line)))
  expect(offenders.map(([path]) => path)).toEqual([])
})

test('no component names a physical side', () => {
  const sources = import.meta.glob<string>(['./*.tsx', '!./*.test.*', '!./*.stories.*'], { query: '?raw', import: 'default', eager: true })
  const physical = /[\s'"`:]-?(?:m[lr]|p[lr]|left|right|border-[lr]|rounded-(?:[lr]|[tb][lr])|scroll-[mp][lr])-|[\s'"`:]text-(?:left|right)\b/
  expect(
    Object.entries(sources)
      .filter(([, source]) => physical.test(source))
      .map(([path]) => path),
  ).toEqual([])
})

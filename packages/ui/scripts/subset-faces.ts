import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

/**
 * Makes the faces in src/faces out of the families' variable files: only the signs and weights that the interface uses, the display face at
 * its one weight and optical size. Run it again (`npx node packages/ui/scripts/subset-faces.ts`) when a language with other Latin signs comes, or
 * another weight. The ranges are those of theme.css.
 */
const RANGES = {
  latin: '20-7E,A0-FF,131,152-153,2BB-2BC,2C6,2DA,2DC,2000-200D,2010-2027,202F-203A,2044,20AC,2122,2191,2193,2212,2215',
  // Names that people write: the rest of Europe.
  'latin-ext':
    '100-130,132-151,154-17F,18F,192,1A0-1A1,1AF-1B0,1C4-1CC,1E6-1E7,1FA-1FF,218-21B,237,2C7,2D8-2D9,2DB,2DD,300-304,306-308,30A-30C,326-328,1E80-1E85,1E9E,1EF2-1EF3,20A1,20A4,20A7,20A9-20AB,20B4,20B9,20BA,20BD,2113',
} as const

const FACES = [
  { face: 'display', source: '@fontsource-variable/fraunces/files/fraunces-$-opsz-normal.woff2', axes: { opsz: 96, wght: 560 } },
  { face: 'text', source: '@fontsource-variable/figtree/files/figtree-$-wght-normal.woff2', axes: { wght: { min: 400, max: 700, default: 400 } } },
] as const

/** Figures are the text face's, in headings too: small, this display face's 3 reads as a 5. */
const FIGURES = /\d/gu

const signsOf = (ranges: string): string =>
  ranges
    .split(',')
    .flatMap((range) => {
      const [first = 0, last = first] = range.split('-').map((code) => Number.parseInt(code, 16))
      return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at))
    })
    .join('')

const make = async (name: string, source: string, signs: string, axes: (typeof FACES)[number]['axes']): Promise<void> => {
  const whole = await readFile(new URL(import.meta.resolve(source)))
  const part = await subsetFont(whole, signs, { targetFormat: 'woff2', variationAxes: axes })
  await writeFile(new URL(`../src/faces/${name}.woff2`, import.meta.url), part)
  console.log(`${name}: ${(part.length / 1024).toFixed(1)} KiB`)
}

for (const { face, source, axes } of FACES) {
  for (const [name, ranges] of Object.entries(RANGES)) {
    const signs = signsOf(ranges)
    await make(`${face}-${name}`, source.replace('$', name), face === 'display' ? signs.replaceAll(FIGURES, '') : signs, axes)
  }
}
// The brand looks the same in every language, also where all else is set in the system's faces.
await make('brand', FACES[0].source.replace('$', 'latin'), 'Moonlit', FACES[0].axes)

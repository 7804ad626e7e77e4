import { createRequire } from 'node:module'
import type { Font } from 'fontkit'

/** The parts of the display face, each with other signs; the first that has a sign draws it. */
const findParts = (): string[] => {
  // Not at the top: a bundle of this has a `require` of its own there.
  const require = createRequire(import.meta.url)
  return [
    require.resolve('@fontsource/fraunces/files/fraunces-latin-600-normal.woff'),
    require.resolve('@fontsource/fraunces/files/fraunces-latin-ext-600-normal.woff'),
    require.resolve('@fontsource/fraunces/files/fraunces-vietnamese-600-normal.woff'),
  ]
}

const load = async (path: string): Promise<Font> => {
  // Few pictures have letters: their code is loaded for the first.
  const { open } = await import('fontkit')
  const font = await open(path)
  if (!('layout' in font)) throw new TypeError(`${path} is a collection of faces`)
  return font
}

let loaded: Promise<readonly Font[]> | undefined

/** A line of text as the path of its letters, from its baseline. */
export interface DrawnLine {
  readonly path: string
  readonly width: number
}

interface Run {
  readonly font: Font
  text: string
}

/** Neighbouring signs that one part of the face has; signs that none has are left out. */
const runsOf = (text: string, fonts: readonly Font[]): Run[] => {
  const runs: Run[] = []
  for (const sign of text.normalize('NFC')) {
    const font = fonts.find((one) => one.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))
    const last = runs.at(-1)
    if (font === undefined) continue
    if (last?.font === font) last.text += sign
    else runs.push({ font, text: sign })
  }
  return runs
}

/**
 * Draws a line of text as a path, so that it looks the same where no face is installed.
 * @param size height of an em in pixels
 */
export const drawLine = async (text: string, size: number): Promise<DrawnLine> => {
  loaded ??= Promise.all(findParts().map(load))
  let width = 0
  let path = ''
  for (const { font, text: part } of runsOf(text, await loaded)) {
    const scale = size / font.unitsPerEm
    const { glyphs, positions } = font.layout(part)
    for (const [at, glyph] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {}
      // Fonts count upwards, pictures downwards.
      path += glyph.path
        .scale(scale, -scale)
        .translate(width + xOffset * scale, -yOffset * scale)
        .toSVG()
      width += xAdvance * scale
    }
  }
  return { path, width }
}

import { fillPath } from '../canvas.ts'
import { adjust, mix } from '../color.ts'
import type { Subject } from '../subject.ts'
import { closedCurve, curve } from '../vector.ts'
import { type EyeShape, shapeEye } from './eye-shape.ts'
import { drawIris } from './iris.ts'
import { yearsShown } from './years.ts'

/** Reach (from inner -1 to outer 1) and direction of each drawn lash, in head units. */
const LASHES = [
  [0.2, 0.6, -3.6],
  [0.36, 1.6, -4.2],
  [0.5, 3, -5],
  [0.62, 4, -5.4],
  [0.74, 5, -5.2],
  [0.85, 6, -4.6],
  [0.95, 6.5, -3.6],
] as const

function lashColor({ tones, isAnime }: Subject): string {
  return isAnime ? mix(tones.hairDeepest, '#1a0d16', 0.65) : mix(adjust(tones.hairDeepest, -0.05), '#1b0e0c', 0.7)
}

/** A closed eye: one lash line, bowed down. */
function wink(subject: Subject, shape: EyeShape): string {
  const { canvas, isAnime } = subject
  const { halfWidth: width, at } = shape
  const line = curve([at(-width, 2), at(-width * 0.5, 7), at(0, 9), at(width * 0.5, 6), at(width + 2, -1)])
  return canvas.stroke(line, lashColor(subject), isAnime ? 4 : 3.4)
}

/** The white of the eye, and a little colour on the lids of realistic women. */
function eyeball(subject: Subject, shape: EyeShape): string {
  const { canvas, tones, rig, isAnime, isMasculine, isFeminine } = subject
  if (isAnime) return fillPath(shape.opening, '#fdfafa')
  const top = shape.at(0, -shape.above)
  const bottom = shape.at(0, shape.below)
  const white = canvas.linear(top, bottom, [
    [0, mix('#c9beb9', tones.skinShade, 0.3)],
    [0.4, mix('#f4efeb', tones.skinLight, 0.1)],
    [1, mix('#e4dad5', tones.skin, 0.22)],
  ])
  const socket = canvas.spot(
    shape.at(2, -shape.above - 3),
    (shape.halfWidth + 12) * rig.zoom,
    14 * rig.zoom,
    mix(isMasculine ? tones.skinShade : tones.lip, adjust(tones.skinShade, -0.12), isFeminine ? 0.62 : 0.85),
    isFeminine ? 0.55 : 0.38,
  )
  return socket + fillPath(shape.opening, white)
}

/** The tapered line of the upper lashes, with a wing at the outer corner. */
function upperLashes(subject: Subject, shape: EyeShape): string {
  const { canvas, isAnime, isMasculine, isFeminine } = subject
  const { halfWidth: width, above, tilt, at, inner } = shape
  const thickness = isAnime ? (isMasculine ? 3.2 : isFeminine ? 5.4 : 4.4) : isMasculine ? 2 : isFeminine ? 3.6 : 2.8
  const wing = isAnime ? (isFeminine ? 8 : 2) : isFeminine ? 4 : isMasculine ? 0.5 : 2.5
  const lid = subject.face.isMonolid ? ([0.52, 0.96, 0.86] as const) : ([0.66, 1, 0.76] as const)
  const outline = closedCurve([
    inner,
    at(-width * 0.62, -above * lid[0] - thickness * 0.25),
    at(-width * 0.1, -above * lid[1] - thickness * 0.62),
    at(width * 0.5, -above * lid[2] - tilt * 0.3 - thickness * 0.95),
    at(width + 2, -tilt - thickness * 0.8),
    at(width + wing, -tilt - wing * 0.62),
    at(width + 1, -tilt + 1.2),
    at(width * 0.5, -above * lid[2] - tilt * 0.3 + thickness * 0.42),
    at(-width * 0.1, -above * lid[1] + thickness * 0.42),
    at(-width * 0.62, -above * lid[0] + thickness * 0.2),
  ])
  const color = lashColor(subject)
  let svg = fillPath(outline, color)
  if (!isFeminine || isAnime) return svg
  for (const [reach, dx, dy] of LASHES) {
    const x = width * reach
    const y = -above * (1 - 0.55 * Math.max(0, reach - 0.1) ** 1.3) - tilt * reach * 0.6
    svg += canvas.stroke(curve([at(x, y), at(x + dx * 0.5, y + dy * 0.75), at(x + dx, y + dy)]), color, 1, { opacity: 0.65 })
  }
  return svg
}

/** Crease, lower lid, and what years add around the eye. */
function lids(subject: Subject, shape: EyeShape): string {
  const { canvas, tones, isAnime, face, look } = subject
  const { halfWidth: width, above, below, tilt, at, lowerLid } = shape
  const lower = canvas.stroke(curve(lowerLid.slice(1)), isAnime ? tones.ink : adjust(tones.skinShade, -0.12), isAnime ? 1.5 : 1.2, {
    opacity: isAnime ? 0.75 : 0.55,
  })
  const creaseLift = face.isMonolid ? 2.6 : 6
  const creaseStart = face.isMonolid ? 0.1 : -0.8
  const crease = canvas.stroke(
    curve([
      at(width * creaseStart, -above * (face.isMonolid ? 0.98 : 0.62) - creaseLift * 0.7),
      at(width * 0.2, -above - creaseLift),
      at(width * 0.6, -above * 0.8 - creaseLift),
      at(width, -tilt - creaseLift),
    ]),
    isAnime ? tones.ink : adjust(tones.skinShade, -0.05),
    isAnime ? 1.3 : 1.5,
    { opacity: face.isMonolid ? 0.3 : 0.5 },
  )
  if (isAnime) return lower + crease
  const years = yearsShown(look)
  const tired = 0.16 + years * 0.5
  const under = canvas.stroke(curve([at(-width * 0.7, below + 5), at(0, below + 7.5), at(width * 0.7, below + 3.5)]), tones.skinShade, 2.2, {
    opacity: tired * 0.7,
  })
  const bag =
    years === 0
      ? ''
      : canvas.stroke(curve([at(-width * 0.9, below + 9), at(-width * 0.1, below + 15), at(width * 0.8, below + 10)]), tones.skinShade, 3, {
          opacity: years * 0.34,
        })
  return lower + crease + under + bag + hoodShadow(subject, shape) + laughterLines(subject, shape)
}

/** The fold of a hooded lid, and the shadow of an eye that lies deep. */
function hoodShadow({ canvas, tones, rig, face, look }: Subject, { at, halfWidth: width, above }: EyeShape): string {
  const hood = Math.min(1, face.hood + yearsShown(look) * 0.5)
  const fold = canvas.stroke(curve([at(-width * 0.3, -above - 7), at(width * 0.4, -above - 4), at(width + 4, -1)]), tones.skinShade, 3.4, {
    opacity: hood * 0.34,
  })
  return fold + canvas.spot(at(-width * 0.7, -above - 7), 15 * rig.zoom, 9 * rig.zoom, tones.skinShade, face.socket * 0.42)
}

/** Fine lines at the outer corner, from the middle thirties on. */
function laughterLines({ canvas, tones, look, smile }: Subject, { at, halfWidth: width }: EyeShape): string {
  const opacity = yearsShown(look) * 0.55 * (0.6 + smile * 0.5)
  if (opacity <= 0) return ''
  const line = (y: number): string => curve([at(width + 8, y), at(width + 13, y - 1 + y * 0.3), at(width + 18, y - 1 + y * 0.8)])
  return [-5, 0, 5].map((y) => canvas.stroke(line(y), tones.skinShade, 1.3, { opacity })).join('')
}

/** Both eyes. The picture's right one may wink. */
export function drawEyes(subject: Subject): string {
  const drawOne = (side: -1 | 1): string => {
    const shape = shapeEye(subject, side)
    if (subject.look.wink === true && side > 0) return wink(subject, shape)
    return eyeball(subject, shape) + drawIris(subject, shape) + upperLashes(subject, shape) + lids(subject, shape)
  }
  return drawOne(-1) + drawOne(1)
}

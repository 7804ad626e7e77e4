import { fillPath, group } from '../canvas.ts'
import { adjust, mix } from '../color.ts'
import { SoftLayers } from '../face/soft-layers.ts'
import type { Subject } from '../subject.ts'
import { closedCurve, curve, type Point } from '../vector.ts'
import { bodyPaint } from './figure-paint.ts'

/** Where the trunk ends below, in head units: the hem of what is worn on it. */
export const HEM_Y = 800

/** The line from near the neck over the shoulder and down the side of the trunk, `offset` head units outside the skin; arms are drawn on their own. */
export function shoulderLine({ rig, build }: Subject, side: -1 | 1, offset = 0): Point[] {
  const { shoulderHalfWidth: wide, armpitHalfWidth: armpit, chestHalfWidth: chest, waistHalfWidth: waist, hipHalfWidth: hip, trapezius: rise } = build
  return [
    rig.body(side * wide * 0.6, 229 - rise * 0.7 - offset),
    rig.body(side * (wide * 0.84 + offset * 0.5), 241 - rise * 0.3 - offset),
    rig.body(side * (wide * 0.97 + offset * 0.6), 268 - offset * 0.4),
    rig.body(side * (wide + offset * 0.6), 306),
    rig.body(side * (armpit + 10 + offset * 0.6), 372),
    rig.body(side * (armpit + offset * 0.8), 404),
    rig.body(side * (chest + offset * 0.8), 480),
    rig.body(side * (waist + offset), 590),
    rig.body(side * (hip - 12 + offset), 700),
    rig.body(side * (hip + offset), HEM_Y),
  ]
}

/** The outline of neck and trunk, without arms. */
export function trunkOutline(subject: Subject): string {
  const { rig, build } = subject
  const { neckHalfWidth: neck, trapezius: rise } = build
  const side = (sign: -1 | 1): Point[] => [
    rig.body(sign * neck, 60),
    rig.body(sign * (neck - 2), 146),
    rig.body(sign * (neck + 3), 184 - rise * 0.7),
    rig.body(sign * (neck + 30), 212 - rise),
    ...shoulderLine(subject, sign),
  ]
  return closedCurve([...side(-1).toReversed(), ...side(1)])
}

/** Collar bones and the two muscles of the neck. */
function boneLines(subject: Subject, soft: SoftLayers): string {
  const { canvas, rig, tones, build, isAnime, isMasculine } = subject
  const { neckHalfWidth: neck } = build
  let lines = ''
  for (const side of [-1, 1]) {
    const bone = (drop: number): string =>
      curve([rig.body(side * 15, 226 + drop, 50), rig.body(side * 68, 219 + drop, 40), rig.body(side * 140, 226 + drop, 10)])
    if (isAnime) {
      lines += canvas.stroke(bone(0), tones.skinShade, 2.2, { opacity: 0.8 })
    } else {
      soft.stroke('middle', bone(2), tones.skinShade, 7, 0.62)
      soft.stroke('middle', bone(-9), tones.skinLight, 6, 0.6)
      const muscle = curve([rig.body(side * (neck - 8), 110), rig.body(side * 33, 176, 20), rig.body(side * 11, 218, 46)])
      soft.stroke('middle', muscle, tones.skinShade, 8, isMasculine ? 0.42 : 0.3)
    }
  }
  return lines
}

/** Neck, shoulders and arms, bare; `face` is the head's outline, which casts a shadow on the neck. */
export function drawTorso(subject: Subject, face: string): string {
  const { canvas, rig, tones, isAnime, isMasculine } = subject
  const outline = trunkOutline(subject)
  const [x, y] = rig.eyes
  const unit = rig.zoom
  const soft = new SoftLayers(canvas, [[x, y + 240 * unit], 250 * unit, 150 * unit], { middle: 7 })
  let inside = ''
  if (isAnime) {
    inside += canvas.moved(face, 7, 36, mix(tones.skin, tones.skinShade, 0.6))
  } else {
    soft.add('middle', canvas.moved(face, 8, 34, tones.skinShade, { opacity: 0.72 }))
    soft.add('middle', canvas.moved(face, 3, 12, adjust(tones.skinShade, -0.05), { opacity: 0.62 }))
    if (isMasculine) inside += canvas.spot(rig.body(4, 178, 40), 17 * unit, 13 * unit, tones.skinLight, 0.26)
  }
  const lines = boneLines(subject, soft)
  const outlineStroke = isAnime ? canvas.stroke(outline, tones.ink, 2.2) : ''
  return fillPath(outline, bodyPaint(subject)) + group(inside + soft.toSvg() + lines, { 'clip-path': canvas.clip(outline) }) + outlineStroke
}

/** A fine chain with a pendant. */
export function drawNecklace(subject: Subject): string {
  const { canvas, rig, build } = subject
  const neck = build.neckHalfWidth
  const chain = curve([
    rig.body(-neck - 12, 206, 10),
    rig.body(-42, 250, 40),
    rig.body(0, 272, 42),
    rig.body(42, 250, 40),
    rig.body(neck + 12, 206, 10),
  ])
  return canvas.stroke(chain, '#e9cf8e', 1.8, { opacity: 0.9 }) + canvas.circle(rig.body(0, 276, 42), 4.6, '#f5e2ad')
}

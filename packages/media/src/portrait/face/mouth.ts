import { fillPath, group } from '../canvas.ts'
import { adjust, mix } from '../color.ts'
import type { Subject } from '../subject.ts'
import { closedCurve, curve } from '../vector.ts'
import { type MouthShape, shapeMouth } from './mouth-shape.ts'
import type { SoftLayers } from './soft-layers.ts'
import { yearsShown } from './years.ts'

function lipColor({ tones, isMasculine, isFeminine }: Subject): string {
  if (isFeminine) return tones.lip
  return mix(tones.lip, tones.skin, isMasculine ? 0.4 : 0.26)
}

/** The dark of the mouth and one even row of teeth. */
function teeth({ canvas, rig, isAnime }: Subject, shape: MouthShape): string {
  const { face: at } = rig
  const { halfWidth, y, gap, cornerY, left, right } = shape
  const row = closedCurve([
    left,
    at(-halfWidth * 0.72, y + gap * 0.34 + cornerY * 0.3),
    at(-halfWidth * 0.42, y + gap * 0.72),
    at(0, y + gap * 0.84, 5),
    at(halfWidth * 0.42, y + gap * 0.72),
    at(halfWidth * 0.72, y + gap * 0.34 + cornerY * 0.3),
    right,
    at(halfWidth * 0.5, y - 4),
    at(-halfWidth * 0.5, y - 4),
  ])
  const shadow = isAnime ? '' : canvas.moved(shape.upperLip, 0, 2.4, '#3a1216', { opacity: 0.28 })
  return (
    fillPath(shape.cavity, '#4a1a1d') + group(fillPath(row, isAnime ? '#fffaf4' : '#f8f2ea') + shadow, { 'clip-path': canvas.clip(shape.cavity) })
  )
}

function animeLips(subject: Subject, shape: MouthShape): string {
  const { canvas, rig, tones, isFeminine, isMasculine } = subject
  const { y, gap, lipHeight } = shape
  const lip = lipColor(subject)
  let svg = ''
  if (isMasculine) {
    svg += canvas.spot(rig.face(0, y + gap + 12), 15 * rig.zoom, 4.5 * rig.zoom, tones.skinShade, 0.6)
  } else {
    const under = rig.face(-3, y + gap + lipHeight * 0.7)
    svg += fillPath(shape.upperLip, mix(lip, tones.skin, isFeminine ? 0.12 : 0.35), { opacity: 0.9 })
    svg += fillPath(shape.lowerLip, mix(lip, tones.skinLight, isFeminine ? 0.2 : 0.4), { opacity: 0.85 })
    svg += canvas.spot(under, 9 * rig.zoom, 2.8 * rig.zoom, '#fff', 0.7)
  }
  svg += canvas.stroke(curve(shape.meeting), tones.ink, 2)
  return gap === 0 ? svg : svg + canvas.stroke(curve(shape.lowerEdge), tones.ink, 1.7)
}

function realisticLips(subject: Subject, shape: MouthShape): string {
  const { canvas, rig, tones, isMasculine, isFeminine } = subject
  const { y, gap, lipHeight, halfWidth, cornerY } = shape
  const lip = lipColor(subject)
  const unit = rig.zoom
  const upper = canvas.linear(rig.face(-30, y), rig.face(34, y), [
    [0, mix(lip, tones.skinShade, 0.12)],
    [1, mix(lip, adjust(tones.skinShade, -0.1), 0.48)],
  ])
  const lower = canvas.linear(rig.face(0, y), rig.face(0, y + gap + lipHeight * 1.4), [
    [0, mix(lip, tones.skinShade, 0.25)],
    [0.45, mix(lip, tones.skinLight, isMasculine ? 0.1 : 0.24)],
    [1, mix(lip, tones.skinShade, 0.28)],
  ])
  let svg = canvas.spot(rig.face(0, y + gap + lipHeight * 1.3 + 7), 28 * unit, 11 * unit, tones.skinShade, 0.5)
  for (const side of [-1, 1]) svg += canvas.spot(rig.face(side * (halfWidth + 3), y + cornerY), 7 * unit, 7.5 * unit, tones.skinShade, 0.5)
  svg += fillPath(shape.upperLip, upper) + fillPath(shape.lowerLip, lower)
  svg += canvas.spot(rig.face(-5, y + gap + lipHeight * 0.62), 13 * unit, 4.2 * unit, '#fff', isFeminine ? 0.5 : 0.22)
  if (isFeminine) svg += canvas.spot(rig.face(6, y + gap + lipHeight * 0.7), 6 * unit, 3 * unit, '#fff', 0.34)
  if (gap > 0) return svg
  return svg + canvas.stroke(curve(shape.meeting), adjust(mix(lip, tones.skinShade, 0.5), -0.16, 0.95), 2, { opacity: 0.85 })
}

/** The fold from nose to mouth: faint when smiling, clearer with the years. */
function smileLines(subject: Subject, shape: MouthShape, soft: SoftLayers): void {
  const { rig, tones, face, look, smile } = subject
  const opacity = 0.06 + smile * 0.16 + yearsShown(look) * 0.42
  const { face: at } = rig
  const dimple = (side: number): string =>
    curve([
      at(side * (shape.halfWidth + 17), shape.y - 14),
      at(side * (shape.halfWidth + 20), shape.y - 6),
      at(side * (shape.halfWidth + 17), shape.y + 3),
    ])
  for (const side of [-1, 1]) {
    const line = curve([
      at(side * (face.noseHalfWidth + 8), face.noseBase - 4),
      at(side * (shape.halfWidth + 9), shape.y - 14),
      at(side * (shape.halfWidth + 13), shape.y + 4),
    ])
    soft.stroke('middle', line, tones.skinShade, 3.6, opacity)
    if (face.hasDimples && smile > 0.35) soft.stroke('middle', dimple(side), adjust(tones.skinShade, -0.05), 3.4, 0.5 * smile)
  }
}

/** The mouth, to be drawn inside the outline of the face; its soft shapes go to the face's layers. */
export function drawMouth(subject: Subject, soft: SoftLayers): string {
  const shape = shapeMouth(subject)
  const inside = shape.gap === 0 ? '' : teeth(subject, shape)
  if (subject.isAnime) return inside + animeLips(subject, shape)
  smileLines(subject, shape, soft)
  return inside + realisticLips(subject, shape)
}

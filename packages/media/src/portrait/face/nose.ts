import { fillPath } from '../canvas.ts'
import { adjust, mix } from '../color.ts'
import type { Subject } from '../subject.ts'
import { closedCurve, curve } from '../vector.ts'
import type { SoftLayers } from './soft-layers.ts'

/** A small hard shadow, a line under the tip, a light on the bridge. */
function animeNose({ canvas, rig, tones, face }: Subject): string {
  const { face: at } = rig
  const base = face.noseBase
  const shadow = closedCurve([at(1, base - 12, 24), at(9, base - 2, 20), at(2, base + 3, 20)], 0.04)
  const [x, y] = at(3, base - 3, 26)
  return (
    fillPath(shadow, mix(tones.skin, tones.skinShade, 0.7), { opacity: 0.85 }) +
    canvas.stroke(curve([at(-5, base + 2, 22), at(1, base + 4.4, 24), at(6, base + 2, 22)]), tones.ink, 1.7, { opacity: 0.75 }) +
    canvas.stroke(curve([at(-4, 8, 18), at(-5, 32, 22)]), tones.skinLight, 3.2, { opacity: 0.5 }) +
    canvas.circle([x - 6 * rig.zoom, y - 5 * rig.zoom], 2.3, '#fff', { opacity: 0.55 })
  )
}

/** The shadowed flanks and the light along the bridge. */
function bridge(subject: Subject, soft: SoftLayers): void {
  const { rig, tones, face, isMasculine } = subject
  const { face: at } = rig
  const { noseBase: base, noseHalfWidth: half, noseBridge: narrow } = face
  soft.fill(
    'middle',
    closedCurve(
      [
        at(narrow + 1, -24, 6),
        at(narrow, 6, 16),
        at(narrow + 2, base - 22, 26),
        at(half + 1, base - 8, 8),
        at(half + 8, base + 2, 0),
        at(half + 12, base - 26, 0),
        at(18, -2, 0),
      ],
      1 / 6,
    ),
    tones.skinShade,
    isMasculine ? 0.56 : 0.48,
  )
  soft.fill(
    'middle',
    closedCurve([
      at(-narrow - 1, -22, 6),
      at(-narrow - 2, 10, 12),
      at(-narrow - 4, base - 20, 16),
      at(-half - 3, base - 6, 4),
      at(-half - 6, base - 22, 0),
      at(-18, 2, 0),
    ]),
    tones.skinShade,
    isMasculine ? 0.32 : 0.25,
  )
  soft.stroke('middle', curve([at(-1, -16, 10), at(-1, 14, 18), at(-2, base - 20, 26)]), tones.skinLight, isMasculine ? 10 : 8, 0.66)
}

/** Wings, nostrils and the shadow under the tip. */
function underside(subject: Subject, soft: SoftLayers): string {
  const { canvas, rig, tones, face } = subject
  const { face: at } = rig
  const { noseBase: base, noseHalfWidth: half } = face
  soft.fill(
    'middle',
    closedCurve([
      at(-half - 2, base - 3, 4),
      at(-half * 0.5, base + 6, 12),
      at(0, base + 5, 22),
      at(half * 0.5, base + 7, 12),
      at(half + 3, base - 3, 4),
      at(half + 1, base + 9, 4),
      at(0, base + 17, 6),
      at(-half, base + 9, 4),
    ]),
    tones.skinShade,
    0.6,
  )
  let nostrils = ''
  let wings = ''
  for (const side of [-1, 1]) {
    const wing = curve([
      at(side * (half - 3), base - 15, 10),
      at(side * (half + 2), base - 7, 6),
      at(side * half, base + 2, 6),
      at(side * (half - 6), base + 3, 10),
    ])
    const strength = side > 0 ? 0.3 : 0.2
    wings += canvas.stroke(wing, tones.skinShade, 4.4, { opacity: strength }) + canvas.stroke(wing, tones.skinShade, 1.9, { opacity: strength })
    nostrils += closedCurve([
      at(side * (half - 5), base + 1, 12),
      at(side * (half - 10), base - 1.5, 16),
      at(side * 4, base + 3.4, 20),
      at(side * (half - 9), base + 3.8, 14),
    ])
  }
  const [x, y] = at(-2, base - 11, 28)
  const tip =
    canvas.spot([x, y], 14 * face.noseTip * rig.zoom, 11 * face.noseTip * rig.zoom, tones.skinLight, 0.75) +
    canvas.spot([x - rig.zoom, y - 2 * rig.zoom], 6 * rig.zoom, 4.6 * rig.zoom, mix(tones.skinLight, '#ffffff', 0.4), 0.6)
  return wings + fillPath(nostrils, adjust(tones.skinShade, -0.18, 0.95), { opacity: 0.72 }) + tip
}

/** The nose, to be drawn inside the outline of the face; its soft shapes go to the face's layers. */
export function drawNose(subject: Subject, soft: SoftLayers): string {
  if (subject.isAnime) return animeNose(subject)
  bridge(subject, soft)
  return underside(subject, soft)
}

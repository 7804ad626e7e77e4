import { fillPath, group } from '../canvas.ts'
import { mixCloth } from '../outfits/cloth.ts'
import type { Subject } from '../subject.ts'
import { closedCurve, curve, type Point, type Point3 } from '../vector.ts'
import { colorOf, edge, KNITS, shade, wearsOne } from './wool.ts'

function sunhat(subject: Subject): string {
  const { canvas, rig, face } = subject
  const cloth = mixCloth(subject, colorOf(subject, 'sunhat', ['#e2c48a', '#d9b679', '#efe2c4']))
  const wide = face.halfWidth
  const at = (points: readonly Point3[]): Point[] => points.map((point) => rig.head(point))
  const crown = closedCurve(
    at([
      [-wide - 14, -92, 10],
      [-wide - 8, -160, 0],
      [-62, -206, -6],
      [0, -214, -10],
      [62, -206, -6],
      [wide + 8, -160, 0],
      [wide + 14, -92, 10],
      [0, -78, 80],
    ]),
  )
  const brim = closedCurve(
    at([
      [-wide - 96, -70, 0],
      [-wide - 20, -96, 10],
      [0, -104, 30],
      [wide + 20, -96, 10],
      [wide + 96, -70, 0],
      [wide + 30, -46, 70],
      [0, -62, 120],
      [-wide - 30, -46, 70],
    ]),
  )
  const band = closedCurve(
    at([
      [-wide - 15, -104, 10],
      [0, -94, 82],
      [wide + 15, -104, 10],
      [wide + 13, -130, 8],
      [0, -120, 80],
      [-wide - 13, -130, 8],
    ]),
  )
  const weave = [-0.66, -0.33, 0, 0.33, 0.66]
    .map((part) =>
      curve(
        at([
          [part * wide * 0.7, -208, 0],
          [part * wide, -150, 40],
          [part * wide * 1.05, -130, 60],
        ]),
      ),
    )
    .join('')
  return (
    canvas.moved(brim, 2, 16, subject.tones.skinShade, { opacity: 0.34 }) +
    fillPath(crown, shade(subject, cloth, -210, -90)) +
    canvas.stroke(weave, cloth.dark, 2, { opacity: 0.35 }) +
    fillPath(brim, shade(subject, cloth, -90, -50)) +
    edge(subject, brim, cloth) +
    edge(subject, crown, cloth) +
    fillPath(band, '#5a3436', { opacity: 0.9 })
  )
}

function beanie(subject: Subject): string {
  const { canvas, rig, face } = subject
  const cloth = mixCloth(subject, colorOf(subject, 'beanie', KNITS))
  const wide = face.halfWidth
  const at = (points: readonly Point3[]): Point[] => points.map((point) => rig.head(point))
  const dome = closedCurve(
    at([
      [-wide - 15, -66, 0],
      [-wide - 18, -124, -6],
      [-72, -194, -10],
      [0, -214, -10],
      [72, -194, -10],
      [wide + 18, -124, -6],
      [wide + 15, -66, 0],
      [0, -84, 90],
    ]),
  )
  const cuff = closedCurve(
    at([
      [-wide - 18, -40, 0],
      [-wide - 19, -86, 0],
      [0, -112, 88],
      [wide + 19, -86, 0],
      [wide + 18, -40, 0],
      [0, -66, 94],
    ]),
  )
  let ribs = ''
  for (let part = -0.9; part <= 0.91; part += 0.15)
    ribs += curve(
      at([
        [part * 46, -210, 0],
        [part * (wide + 12), -150, 40],
        [part * (wide + 12), -70, 80 - Math.abs(part) * 70],
      ]),
    )
  const knit = group(canvas.stroke(ribs, cloth.deepest, 3, { opacity: 0.3 }), { 'clip-path': canvas.clip(dome) })
  const pompom = canvas.circle(rig.head([0, -222, -10]), 26, cloth.light, { stroke: cloth.dark, 'stroke-width': 2, 'stroke-dasharray': '3 3' })
  return (
    pompom +
    fillPath(dome, shade(subject, cloth, -210, -70)) +
    knit +
    edge(subject, dome, cloth) +
    fillPath(cuff, shade(subject, cloth, -110, -50)) +
    edge(subject, cuff, cloth)
  )
}

function cap(subject: Subject): string {
  const { rig, face, canvas } = subject
  const cloth = mixCloth(subject, colorOf(subject, 'cap', ['#2c3a5a', '#23242c', '#8a2f3a', '#e6e2da', '#3f5a44']))
  const wide = face.halfWidth
  const at = (points: readonly Point3[]): Point[] => points.map((point) => rig.head(point))
  const dome = closedCurve(
    at([
      [-wide - 13, -62, 0],
      [-wide - 13, -124, -4],
      [-66, -188, -10],
      [0, -202, -10],
      [66, -188, -10],
      [wide + 13, -124, -4],
      [wide + 13, -62, 0],
      [0, -88, 90],
    ]),
  )
  const visor = closedCurve(
    at([
      [-wide + 8, -80, 50],
      [0, -104, 96],
      [wide - 8, -80, 50],
      [wide - 12, -54, 100],
      [0, -58, 150],
      [-wide + 12, -54, 100],
    ]),
  )
  const seams = curve(
    at([
      [0, -200, 0],
      [0, -150, 70],
      [0, -100, 92],
    ]),
  )
  return (
    canvas.moved(visor, 2, 12, subject.tones.skinShade, { opacity: 0.36 }) +
    fillPath(dome, shade(subject, cloth, -200, -70)) +
    canvas.stroke(seams, cloth.deepest, 2, { opacity: 0.5 }) +
    edge(subject, dome, cloth) +
    fillPath(visor, cloth.dark) +
    edge(subject, visor, cloth)
  )
}

function headphones({ canvas, rig, face, isAnime }: Subject): string {
  const wide = face.halfWidth + 12
  const at = (points: readonly Point3[]): Point[] => points.map((point) => rig.head(point))
  const band = curve(
    at([
      [-wide - 4, 0, 0],
      [-wide - 8, -110, -4],
      [-70, -196, -8],
      [0, -212, -8],
      [70, -196, -8],
      [wide + 8, -110, -4],
      [wide + 4, 0, 0],
    ]),
  )
  const pad = (side: -1 | 1): string =>
    closedCurve(
      at([
        [side * (wide - 8), -36, 6],
        [side * (wide + 14), -32, 0],
        [side * (wide + 18), 4, 0],
        [side * (wide + 12), 38, 0],
        [side * (wide - 8), 40, 6],
      ]),
    )
  const pads = ([-1, 1] as const)
    .filter((side) => side * rig.yaw < 0.24)
    .map(pad)
    .join('')
  return (
    canvas.stroke(band, '#1d1e25', 15) +
    canvas.stroke(band, '#5a5f6e', 5, { opacity: 0.7 }) +
    fillPath(pads, '#262833') +
    canvas.stroke(pads, isAnime ? '#0c0c12' : '#6a7080', 2.2)
  )
}

/** Hats and headphones, over face and hair. */
export function drawHeadwear(subject: Subject): string {
  const hat = wearsOne(subject, 'sunhat')
    ? sunhat(subject)
    : wearsOne(subject, 'beanie')
      ? beanie(subject)
      : wearsOne(subject, 'cap')
        ? cap(subject)
        : ''
  return hat + (wearsOne(subject, 'headphones') ? headphones(subject) : '')
}

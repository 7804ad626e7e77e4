import { adjust, mix } from '../color.ts'
import { fillPath } from '../canvas.ts'
import type { Subject } from '../subject.ts'
import { closedCurve, type Point } from '../vector.ts'
import type { SoftLayers } from './soft-layers.ts'

/** A soft ellipse on the face: middle, radii in head units, colour, opacity, turn in degrees. */
type FaceSpot = (x: number, y: number, rx: number, ry: number, color: string, opacity: number, degrees?: number) => string

function spotsOn({ rig, canvas }: Subject): FaceSpot {
  return (x, y, rx, ry, color, opacity, degrees = 0) => {
    const isFarSide = x * rig.yaw > 0
    const narrowing = isFarSide ? 1 - 0.25 * Math.abs(Math.sin(rig.yaw)) : 1
    return canvas.spot(rig.face(x, y), rx * rig.zoom * narrowing, ry * rig.zoom, color, opacity, degrees)
  }
}

/** The skin's own paint: light from the upper left, a warm band before the shadow. */
export function skinPaint({ rig, canvas, tones, isAnime }: Subject): string {
  const [x, y] = rig.eyes
  const at = (dx: number, dy: number): Point => [x + dx * rig.zoom, y + dy * rig.zoom]
  if (isAnime)
    return canvas.linear(at(-110, -120), at(110, 150), [
      [0, mix(tones.skin, tones.skinLight, 0.5)],
      [1, tones.skin],
    ])
  return canvas.linear(at(-120, -90), at(125, 80), [
    [0, tones.skinLight],
    [0.36, tones.skin],
    [0.78, mix(tones.skin, tones.skinGlow, 0.55)],
    [1, mix(tones.skinGlow, tones.skinShade, 0.35)],
  ])
}

/** One hard-edged shadow and a touch of colour on the cheeks. */
function animeShading(subject: Subject): string {
  const { rig, tones, face, isMasculine } = subject
  const { halfWidth: wide, jaw, chinDrop } = face
  const shadow = closedCurve([
    rig.head([wide * 0.66, -170, 0]),
    rig.head([wide * 0.9, -40, 30]),
    rig.head([wide * 0.8, 24, 34]),
    rig.head([wide * 0.68, 58, 40]),
    rig.head([jaw * 0.74, 92, 40]),
    rig.head([jaw * 0.3, 136 + chinDrop, 70]),
    rig.head([0, 158 + chinDrop, 88]),
    rig.head([wide + 40, 160, 0]),
    rig.head([wide + 40, -170, 0]),
  ])
  const spot = spotsOn(subject)
  const blush = isMasculine ? 0.16 : 0.4
  const cheeks = [-1, 1].map((side) => spot(side * 58, 44, 30, 17, tones.blush, blush)).join('')
  return fillPath(shadow, mix(tones.skin, tones.skinShade, 0.4), { opacity: 0.75 }) + cheeks
}

function realisticPlanes(subject: Subject, soft: SoftLayers): void {
  const { rig, tones, face } = subject
  const { halfWidth: wide, jaw, chin, chinDrop } = face
  const shadowSide = closedCurve([
    rig.head([wide * 0.72, -170, 0]),
    rig.head([wide * 0.88, -50, 30]),
    rig.head([wide * 0.76, -4, 40]),
    rig.head([wide * 0.8, 30, 30]),
    rig.head([jaw * 0.72, 84, 40]),
    rig.head([jaw * 0.42, 128, 70]),
    rig.head([6, 162 + chinDrop, 88]),
    rig.head([wide + 50, 170, 0]),
    rig.head([wide + 50, -170, 0]),
  ])
  const lightSideJaw = closedCurve([
    rig.head([-wide - 14, 20, 0]),
    rig.head([-wide + 7, 50, 20]),
    rig.head([-jaw + 13, 102, 26]),
    rig.head([-chin - 14, 143 + chinDrop, 80]),
    rig.head([-chin, 172 + chinDrop, 80]),
    rig.head([-wide - 40, 170, 0]),
  ])
  soft.fill('wide', shadowSide, tones.skinShade, 0.6)
  soft.fill('wide', lightSideJaw, tones.skinShade, 0.4)
}

/** Hollows and reddish parts. */
function realisticShadows(subject: Subject): string {
  const { tones, face, look, isMasculine } = subject
  const spot = spotsOn(subject)
  const { skinShade: shade } = tones
  const hollow = (look.bodyType === 'slim' ? 0.4 : 0.27) + (isMasculine ? 0.1 : 0) + (look.age > 40 ? 0.07 : 0)
  let svg = spot(0, 147 + face.chinDrop, 56, 22, shade, 0.38)
  for (const side of [-1, 1]) {
    const deeper = side > 0 ? 0.07 : 0
    svg += spot(side * 45, -14, 46, 29, shade, 0.42 + deeper)
    svg += spot(side * 19, -15, 17, 26, shade, 0.34 + deeper)
    svg += spot(side * 63, 44, 46, 31, tones.blush, isMasculine ? 0.2 : 0.32, side * -18)
    svg += spot(side * 62, 76, 27, 36, shade, hollow, side * 24)
    svg += spot(side * 86, -62, 28, 50, shade, 0.3)
  }
  return svg + spot(0, face.noseBase - 12, 26, 18, tones.blush, isMasculine ? 0.2 : 0.26) + spot(-2, 81, 12, 13, shade, 0.3)
}

/** Where the skin catches the light. */
function realisticLights(subject: Subject): string {
  const { tones, light, face } = subject
  const spot = spotsOn(subject)
  const { skinLight } = tones
  let svg = spot(-22, -76, 66, 44, skinLight, 0.62) + spot(-64, 24, 36, 20, skinLight, 0.72, -24) + spot(60, 25, 26, 14, skinLight, 0.4, 24)
  svg += spot(-5, 133 + face.chinDrop, 23, 16, skinLight, 0.5)
  if (!tones.isDarkSkin) return svg
  const sheen = adjust(mix(skinLight, light.key, 0.35), 0.03, 1.1)
  svg += spot(-26, -82, 44, 25, sheen, 0.34) + spot(-63, 24, 22, 11, sheen, 0.36, -24) + spot(56, 27, 14, 8, sheen, 0.22, 24)
  return svg + spot(-4, 135 + face.chinDrop, 15, 10, sheen, 0.32)
}

/**
 * Light and shadow on the face, to be drawn inside its outline. `hairHull` is the outline of the hair in front, which casts a shadow;
 * empty when there is none. `soft` may already hold shapes of other parts: they are drawn here, under the same blurs.
 */
export function skinShading(subject: Subject, hairHull: string, soft: SoftLayers): string {
  const { canvas, tones, isAnime } = subject
  if (isAnime) {
    const cast = hairHull === '' ? '' : canvas.moved(hairHull, 5, 12, mix(tones.skin, tones.skinShade, 0.58), { opacity: 0.85 })
    return animeShading(subject) + cast
  }
  realisticPlanes(subject, soft)
  if (hairHull !== '') soft.add('middle', canvas.moved(hairHull, 6, 12, adjust(tones.skinShade, -0.04), { opacity: 0.55 }))
  return soft.toSvg() + realisticShadows(subject) + realisticLights(subject)
}

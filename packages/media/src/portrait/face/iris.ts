import { element, fillPath, group } from '../canvas.ts'
import { adjust, mix } from '../color.ts'
import type { Subject } from '../subject.ts'
import { bandPath, coordinate, type Point, shifted } from '../vector.ts'
import type { EyeShape } from './eye-shape.ts'

interface IrisPlace {
  readonly centre: Point
  readonly rx: number
  readonly ry: number
}

function placeIris(subject: Subject, shape: EyeShape): IrisPlace {
  const { rig, look, isAnime, isMasculine, isFeminine } = subject
  const glance = Math.max(-1, Math.min(1, look.gaze ?? 0)) * 6 - rig.yaw * 9
  const lookUp = isAnime ? -1.6 : -1.4
  const centre = rig.face(shape.side * subject.face.eyeX + glance, subject.face.eyeY + lookUp, -4)
  if (!isAnime) {
    const radius = (isMasculine ? 9.8 : isFeminine ? 11.2 : 10.5) * rig.zoom
    return { centre, rx: radius, ry: radius }
  }
  const rx = isMasculine ? 11 : isFeminine ? 13.8 : 12.4
  const ry = isMasculine ? 12.4 : isFeminine ? 16.4 : 14.4
  return { centre, rx: rx * rig.zoom, ry: ry * rig.zoom }
}

const ellipse = ([x, y]: Point, rx: number, ry: number, fill: string, opacity?: number): string =>
  element('ellipse', { cx: coordinate(x), cy: coordinate(y), rx: coordinate(rx), ry: coordinate(ry), fill, opacity })

function animeIris({ canvas, rig, tones }: Subject, { centre, rx, ry }: IrisPlace): string {
  const [x, y] = centre
  const paint = canvas.linear(
    [x, y - ry],
    [x, y + ry],
    [
      [0, adjust(tones.iris, -0.26, 0.85)],
      [0.5, tones.iris],
      [1, adjust(tones.iris, 0.18, 1.1)],
    ],
  )
  return (
    element('ellipse', {
      cx: coordinate(x),
      cy: coordinate(y),
      rx: coordinate(rx),
      ry: coordinate(ry),
      fill: paint,
      stroke: adjust(tones.iris, -0.32, 0.7),
      'stroke-width': coordinate(2 * rig.zoom),
    }) +
    ellipse([x, y - rig.zoom], rx * 0.42, ry * 0.44, adjust(tones.iris, -0.38, 0.5)) +
    ellipse([x, y + ry * 0.55], rx * 0.56, ry * 0.26, adjust(tones.iris, 0.28), 0.7)
  )
}

function realisticIris({ canvas, rig, tones }: Subject, { centre, rx, ry }: IrisPlace): string {
  const [x, y] = centre
  const { iris } = tones
  const paint = canvas.radial([x, y + 3 * rig.zoom], rx, [
    [0, adjust(iris, 0.12, 1.1)],
    [0.45, adjust(iris, 0.03, 1.05)],
    [0.8, adjust(iris, -0.09)],
    [1, adjust(iris, -0.27, 0.8)],
  ])
  const fibres = { light: '', dark: '' }
  for (let index = 0; index < 22; index += 1) {
    const angle = (index / 22) * Math.PI * 2 + 0.1
    const ray = (fraction: number): string => `${coordinate(x + Math.cos(angle) * rx * fraction)} ${coordinate(y + Math.sin(angle) * ry * fraction)}`
    fibres[index % 2 === 0 ? 'dark' : 'light'] += `M${ray(0.38)}L${ray(0.86)}`
  }
  return (
    ellipse(centre, rx, ry, paint) +
    canvas.stroke(fibres.light, adjust(iris, 0.18), 0.9, { opacity: 0.45 }) +
    canvas.stroke(fibres.dark, adjust(iris, -0.14), 0.9, { opacity: 0.45 }) +
    canvas.circle(centre, 4.4, '#0d0708')
  )
}

/** Iris, pupil, the lid's shadow and two catchlights, clipped by the opening of the eye. */
export function drawIris(subject: Subject, shape: EyeShape): string {
  const { canvas, rig, tones, isAnime, isMasculine } = subject
  const place = placeIris(subject, shape)
  const [x, y] = place.centre
  const unit = rig.zoom
  const shade = isAnime ? mix(tones.skinShade, '#40304a', 0.5) : '#2a1412'
  const lidShadow = (depth: number, opacity: number): string =>
    fillPath(bandPath(shifted(shape.upperLid, 0, -6 * unit), shifted(shape.upperLid, 0, depth * unit)), shade, { opacity })
  const shadow = isAnime ? lidShadow(4.5, 0.42) : lidShadow(2.4, 0.3) + lidShadow(4.4, 0.24) + lidShadow(6.6, 0.16)
  const big = isAnime ? (isMasculine ? 3 : 3.8) : 2.3
  const lights =
    ellipse([x - 3.6 * unit, y - (isAnime ? 5 : 3.6) * unit], big * unit, big * (isAnime ? 1.25 : 1.1) * unit, '#fff', 0.95) +
    canvas.circle([x + 3.8 * unit, y + (isAnime ? 5 : 3.4) * unit], isAnime ? 1.8 : 1.2, '#fff', { opacity: isAnime ? 0.85 : 0.5 })
  const disc = isAnime ? animeIris(subject, place) : realisticIris(subject, place)
  return group(disc + shadow + lights, { 'clip-path': canvas.clip(shape.opening) })
}

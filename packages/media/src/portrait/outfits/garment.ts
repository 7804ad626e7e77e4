import { clothPaint } from '../body/figure-paint.ts'
import { HEM_Y, shoulderLine } from '../body/torso.ts'
import { fillPath } from '../canvas.ts'
import { mix } from '../color.ts'
import { createRandom, type Random } from '../random.ts'
import type { Subject } from '../subject.ts'
import { type Cloth, mixCloth } from './cloth.ts'
import { drawFolds } from './folds.ts'
import { curve, itemAt, joinPaths, lastOf, type Point, shifted } from '../vector.ts'

/** A point of the body: x, y and depth in head units. */
export type BodyPoint = readonly [x: number, y: number, z?: number]

/** Draws garments for one subject. */
export class Garment {
  readonly subject: Subject
  readonly cloth: Cloth
  readonly random: Random
  readonly faceHull: string
  readonly hairHull: string

  constructor(subject: Subject, faceHull: string, hairHull: string) {
    this.subject = subject
    this.cloth = mixCloth(subject, subject.look.outfitColor)
    this.random = createRandom(`${subject.look.seed}|${subject.look.outfit}`)
    this.faceHull = faceHull
    this.hairHull = hairHull
  }

  /** Half the neck's width. */
  get neck(): number {
    return this.subject.build.neckHalfWidth
  }

  /** Half the shoulders' width. */
  get shoulder(): number {
    return this.subject.build.shoulderHalfWidth
  }

  /** Height by which a neckline follows the muscle beside the neck. */
  get rise(): number {
    return this.subject.build.trapezius * 0.8
  }

  /** Points of the body, in front of the chest unless they say otherwise. */
  points(points: readonly BodyPoint[]): Point[] {
    return points.map(([x, y, z]) => this.subject.rig.body(x, y, z ?? 40))
  }

  /** The side of the trunk from under the arm to the hem. */
  sideBelow(side: -1 | 1, offset = 5): BodyPoint[] {
    const { chestHalfWidth: chest, waistHalfWidth: waist, hipHalfWidth: hip } = this.subject.build
    return [
      [side * (chest + offset), 480, 0],
      [side * (waist + offset), 590, 0],
      [side * (hip - 12 + offset), 700, 0],
      [side * (hip + offset), HEM_Y, 0],
    ]
  }

  /** A symmetric neckline from its left half, given from the shoulder to the middle (the middle itself at x 0). */
  neckline(half: readonly BodyPoint[]): Point[] {
    const right = half
      .filter(([x]) => x !== 0)
      .map(([x, y, z = 40]): BodyPoint => [-x, y, z])
      .toReversed()
    return this.points([...half, ...right])
  }

  /** Round at the base of the neck. */
  crew(drop = 0): Point[] {
    const { neck, rise } = this
    return this.neckline([
      [-neck - 32, 212 - rise, 8],
      [-neck - 8, 230 + drop * 0.5, 26],
      [-28, 250 + drop],
      [0, 256 + drop],
    ])
  }

  /** Pointed, `depth` is the y of its lowest point. */
  vee(depth: number, width = 0): Point[] {
    const { neck, rise } = this
    return this.neckline([
      [-neck - 32 - width, 212 - rise, 8],
      [-neck - 2 - width, 240, 26],
      [-24, depth - 32],
      [0, depth],
    ])
  }

  /** Wide and round; `depth` is its lowest point, `width` half its width at the shoulders. */
  scoop(depth: number, width: number): Point[] {
    const { rise } = this
    return this.neckline([
      [-width, 224 - rise, 0],
      [-width + 14, depth - 46, 20],
      [-width * 0.45, depth - 6],
      [0, depth],
    ])
  }

  /** A front that stands open down to `depth`, `width` apart. */
  openFront(depth: number, width = 0): Point[] {
    const { neck, rise } = this
    return this.neckline([
      [-neck - 28, 204 - rise, 0],
      [-neck - 6 - width, 244, 30],
      [-30 - width, 336],
      [-4 - width, depth],
      [-4 - width, 800],
    ])
  }

  /** Closed outline of a garment with the given neckline, `offset` head units outside the skin. */
  silhouette(neckline: readonly Point[], offset = 5): string {
    const right = shoulderLine(this.subject, 1, offset)
    const left = shoulderLine(this.subject, -1, offset).toReversed()
    return joinPaths(curve(neckline), curve([lastOf(neckline), ...right]), curve([...left, itemAt(neckline, 0)]))
  }

  /** The paint of a cloth: light from the upper left. */
  paint(light: string, base: string, dark: string): string {
    return clothPaint(this.subject, light, base, dark)
  }

  /** The paint of the outfit's own cloth. */
  get ownPaint(): string {
    return this.paint(this.cloth.light, this.cloth.base, this.cloth.dark)
  }

  /** Ink of anime outlines on a cloth. */
  ink(cloth: Cloth = this.cloth): string {
    return mix(cloth.deepest, '#120812', 0.55)
  }

  /** Outline in anime pictures; nothing in realistic ones. */
  outline(d: string, cloth: Cloth = this.cloth): string {
    return this.subject.isAnime ? this.subject.canvas.stroke(d, this.ink(cloth), 2.3) : ''
  }

  /** A garment of the outfit's own cloth: fill, folds, outline. */
  sew(d: string, density = 1): string {
    return fillPath(d, this.ownPaint) + drawFolds(this, d, this.cloth, density) + this.outline(d)
  }

  /** A garment of another cloth, worn under the first; less detail. */
  under(color: string, neckline: readonly Point[]): string {
    const cloth = mixCloth(this.subject, color)
    const d = this.silhouette(neckline, -18)
    const { canvas, rig } = this.subject
    const shadow = canvas.linear(rig.body(0, 216), rig.body(0, 330), [
      [0, cloth.deepest, 0.75],
      [1, cloth.deepest, 0],
    ])
    return fillPath(d, this.paint(cloth.light, cloth.base, cloth.dark)) + fillPath(d, shadow) + this.outline(d, cloth)
  }

  /** The shadow a flat part (collar, lapel, bib) throws on the cloth under it: three faint copies, cheaper than a blur. */
  flatShadow(d: string, dx: number, dy: number, color: string): string {
    const { canvas, isAnime } = this.subject
    if (isAnime) return canvas.moved(d, dx, dy, color, { opacity: 0.42 })
    return [0.5, 1, 1.5].map((part) => canvas.moved(d, dx * part, dy * part, color, { opacity: 0.2 })).join('')
  }

  /** A hem: a light edge and the shadow it throws. */
  hem(points: readonly Point[], width = 3): string {
    const { canvas, rig } = this.subject
    return (
      canvas.stroke(curve(shifted(points, 0, width * 1.2 * rig.zoom)), this.cloth.deepest, width, { opacity: 0.35 }) +
      canvas.stroke(curve(points), this.cloth.lightest, width, { opacity: 0.55 })
    )
  }
}

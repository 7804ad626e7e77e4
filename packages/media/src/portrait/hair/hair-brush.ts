import { fillPath, group } from '../canvas.ts'
import { createRandom, type Random } from '../random.ts'
import type { Subject } from '../subject.ts'
import { closedCurve, coordinate, curve, itemAt, type Point, type Point3 } from '../vector.ts'
import type { Guide } from './guides.ts'
import { type HairPaint, mixHairPaint } from './hair-paint.ts'
import { type HairSheet, paintSheet, type SheetOptions } from './lock-sheet.ts'

/** What a hairstyle gives to the picture. */
export interface HairParts {
  /** Behind the body. */
  readonly back: string
  /** Over the face. */
  readonly front: string
  /** Outline of what casts a shadow on the face; may be empty. */
  readonly hull: string
  readonly showsEars: boolean
}

export type HairLayer = 'back' | 'front'

/** Draws the parts of one hairstyle and gathers them. */
export class HairBrush {
  readonly subject: Subject
  readonly random: Random
  readonly paint: HairPaint
  /** How much longer this person's hair is than usual, in head units; only hair below the shoulders differs. */
  readonly lengthShift: number
  /** How wavy this person's hair is; 1 is usual. */
  readonly waviness: number
  readonly #fullness: number
  showsEars = true
  #back = ''
  #front = ''
  #hull = ''

  constructor(subject: Subject) {
    this.subject = subject
    this.random = createRandom(`${subject.look.seed}|hair|${subject.look.hairStyle}`)
    this.paint = mixHairPaint(subject)
    this.#fullness = this.random.range(-3, 6)
    this.lengthShift = this.random.range(-22, 14)
    this.waviness = this.random.range(0.75, 1.3)
  }

  /** Extra volume over the skull, in head units. */
  get volume(): number {
    return 4 + this.#fullness
  }

  /** Adds ready SVG to a layer. */
  add(layer: HairLayer, svg: string, hull = ''): void {
    if (layer === 'back') this.#back += svg
    else this.#front += svg
    this.#hull += hull
  }

  /** Adds a sheet of locks. */
  sheet(layer: HairLayer, guides: readonly Guide[], options: SheetOptions = {}): void {
    const { hull, svg } = this.makeSheet(guides, options)
    this.add(layer, svg, layer === 'front' ? hull : '')
  }

  /** Paints a sheet of locks without adding it. */
  makeSheet(guides: readonly Guide[], options: SheetOptions = {}): HairSheet {
    return paintSheet(this.subject, this.paint, this.random, guides, options)
  }

  /**
   * Outline of hair that lies close to the skull. `hairline` is the y of its front edge, `height` how much it stands off, `temple` how far
   * the hairline recedes at the temples, `sideburn` the y where it ends before the ear.
   */
  capPath({ hairline = -97, height = 8, temple = 0, sideburn = 18 }: CapOptions = {}): string {
    const wide = this.subject.face.halfWidth
    const half: readonly Point3[] = [
      [wide + 2, sideburn, 0],
      [wide - 6, sideburn - 14, 12],
      [wide - 9, -36, 26],
      [wide - 14 - temple, -62, 40],
      [wide - 25 - temple, (hairline - 62) / 2 - 2, 52],
      [46, hairline + 3, 74],
    ]
    const outer: readonly Point3[] = [
      [44, -166 - height, -10],
      [84, -141 - height, -10],
      [wide + 4 + height, -92, -5],
      [wide + 5 + height * 0.5, -30, 0],
    ]
    const mirror = (points: readonly Point3[]): Point3[] => points.map(([x, y, z]) => [-x, y, z])
    const ring = [
      ...mirror(outer.toReversed()),
      [0, -174 - height, -10] as const,
      ...outer,
      ...half,
      [0, hairline - 4, 84] as const,
      ...mirror(half).toReversed(),
    ]
    return closedCurve(ring.map((point) => this.subject.rig.head(point)))
  }

  /** Hair combed back tightly to a point behind the head. */
  slickBack(knotX: number, knotY: number): void {
    const { canvas, tones, face, isAnime } = this.subject
    const cap = this.capPath()
    const wide = face.halfWidth
    const half: readonly (readonly [number, number])[] = [
      [wide - 4, 6],
      [wide - 11, -40],
      [wide - 18, -65],
      [62, -93],
      [30, -100],
    ]
    const roots = [...half.map(([x, y]): [number, number] => [-x, y]), [0, -101] as const, ...half.toReversed()]
    const lines = roots.map(([x, y]): Guide => {
      const isSide = Math.abs(x) > 80
      const depth = 92 - 0.0068 * x * x
      return [
        [x, y, depth],
        [x * 1.05 + (isSide ? Math.sign(x) * 8 : 0), y - (isSide ? 26 : 30), depth * 0.8],
        [x * 0.84 + knotX * 0.1, Math.min(y - 50, -140), 40],
        [knotX * 0.8 + x * 0.25, knotY + 12, 10],
        [knotX, knotY, 0],
      ]
    })
    const sheet = this.makeSheet(lines, { locks: 18, notch: 0, tips: 1, strands: isAnime ? 14 : 100, taper: 0.8 })
    const outline = isAnime ? canvas.stroke(cap, tones.hairInk, 2.3) : ''
    this.add('front', fillPath(cap, this.paint.lock(1)) + group(sheet.svg, { 'clip-path': canvas.clip(cap) }) + outline, cap)
  }

  /** A knot of hair: middle and radius in head units. */
  knot(layer: HairLayer, x: number, y: number, radius: number): void {
    const { canvas, rig, tones, isAnime } = this.subject
    const ring: Point[] = []
    for (let index = 0; index < 16; index += 1) {
      const angle = (index / 16) * Math.PI * 2
      const bump = 1 + 0.045 * Math.sin(index * 3.1)
      ring.push(rig.head([x + Math.cos(angle) * radius * bump, y + Math.sin(angle) * radius * 0.88 * bump, -20]))
    }
    const outline = closedCurve(ring)
    let coils = ''
    for (let index = 0; index < (isAnime ? 9 : 46); index += 1) {
      const reach = this.random.range(0.15, 0.98)
      const start = this.random.range(0, Math.PI * 2)
      const arc: Point[] = []
      for (let step = 0; step < 6; step += 1) {
        const angle = start + step * 0.35
        arc.push(rig.head([x + Math.cos(angle) * radius * reach, y + Math.sin(angle) * radius * reach * 0.86, -20]))
      }
      const color = this.random() < 0.45 ? tones.hairLight : tones.hairDeepest
      coils += canvas.stroke(curve(arc), color, this.random.range(0.8, isAnime ? 2.4 : 3.2), { opacity: this.random.range(0.2, 0.5) })
    }
    const line = isAnime ? canvas.stroke(outline, tones.hairInk, 2.3) : ''
    this.add(layer, fillPath(outline, this.paint.lock(1)) + group(coils, { 'clip-path': canvas.clip(outline) }) + line)
  }

  /** Short hair seen as a soft cover of the skull, with fine hairs; `opacity` lets the skin show through. */
  shortCover(options: CapOptions, opacity: number): void {
    const { canvas, rig, tones, isAnime } = this.subject
    const cap = this.capPath(options)
    const [x, y] = rig.eyes
    const paint = canvas.linear(
      [x, y - 150 * rig.zoom],
      [x, y + (options.sideburn ?? 18) * rig.zoom],
      [
        [0, tones.hairDark, opacity],
        [0.55, tones.hairDark, opacity * 0.92],
        [1, tones.hairDark, isAnime ? opacity * 0.85 : opacity * 0.5],
      ],
    )
    const paths: [string, string] = ['', '']
    for (let index = 0; index < (isAnime ? 60 : 520); index += 1) {
      const px = this.random.range(-120, 120)
      const py = this.random.range(-186, 20)
      const [hx, hy] = rig.head([px, py, Math.max(0, 92 - 0.0068 * px * px)])
      const d = `M${coordinate(hx)} ${coordinate(hy)}l${coordinate(px * 0.012 * rig.zoom)} ${coordinate(-3.4 * rig.zoom)}`
      paths[this.random() < 0.55 ? 0 : 1] += d
    }
    const hairs =
      canvas.stroke(itemAt(paths, 0), tones.hairDeepest, 1.1, { opacity: 0.4 * opacity }) +
      canvas.stroke(itemAt(paths, 1), tones.hairLight, 1.1, { opacity: 0.28 * opacity })
    const outline = isAnime ? canvas.stroke(cap, tones.hairInk, 1.8, { opacity: opacity * 0.7 }) : ''
    const soft = fillPath(cap, paint, isAnime ? {} : { filter: canvas.blur(2.4) })
    this.add('front', soft + group(hairs, { 'clip-path': canvas.clip(cap) }) + outline, opacity > 0.8 ? cap : '')
  }

  /** All parts, ready to be stacked. */
  finish(): HairParts {
    return { back: this.#back, front: this.#front, hull: this.#hull, showsEars: this.showsEars }
  }
}

export interface CapOptions {
  readonly hairline?: number
  readonly height?: number
  readonly temple?: number
  readonly sideburn?: number
}

import { type Attributes, type Canvas, fillPath, group } from '../canvas.ts'
import type { Point } from '../vector.ts'

/** How soft a shape's edge is. */
export type Softness = 'wide' | 'middle'

/** Blur of each softness in head units. */
const DEVIATION: Readonly<Record<Softness, number>> = { wide: 14, middle: 5 }

/** A part of the picture. */
export type SoftArea = readonly [middle: Point, reachX: number, reachY: number]

/** Gathers soft shapes so that all of one softness share one blur. */
export class SoftLayers {
  readonly #canvas: Canvas
  readonly #area: SoftArea
  readonly #deviation: Readonly<Record<Softness, number>>
  readonly #layers: Record<Softness, string> = { wide: '', middle: '' }

  /** @param area where the shapes are seen: its middle and its reach, in pixels */
  constructor(canvas: Canvas, area: SoftArea, deviation: Partial<Readonly<Record<Softness, number>>> = {}) {
    this.#canvas = canvas
    this.#area = area
    this.#deviation = { ...DEVIATION, ...deviation }
  }

  /** Adds a filled path. */
  fill(softness: Softness, d: string, color: string, opacity: number): void {
    this.#layers[softness] += fillPath(d, color, { opacity })
  }

  /** Adds a line; `width` in head units. */
  stroke(softness: Softness, d: string, color: string, width: number, opacity: number): void {
    this.#layers[softness] += this.#canvas.stroke(d, color, width, { opacity })
  }

  /** Adds ready SVG. */
  add(softness: Softness, svg: string): void {
    this.#layers[softness] += svg
  }

  /** The layers, widest at the bottom, each under its blur. */
  toSvg(attributes: Attributes = {}): string {
    const layer = (softness: Softness): string =>
      group(this.#layers[softness], { filter: this.#canvas.blurWithin(this.#deviation[softness], ...this.#area), ...attributes })
    return layer('wide') + layer('middle')
  }
}

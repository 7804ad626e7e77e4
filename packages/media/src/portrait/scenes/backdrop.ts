import { type Canvas, element, fillPath, group, type Stop } from '../canvas.ts'
import { mix } from '../color.ts'
import type { Random } from '../random.ts'
import { coordinate } from '../vector.ts'

/** A non-empty list of colours. */
export type Colors = readonly [string, ...string[]]

interface BokehOptions {
  readonly count: number
  /** Band of heights, 0 (top) to 1. */
  readonly from: number
  readonly to: number
  /** Radii in pixels. */
  readonly small: number
  readonly large: number
  readonly opacity: number
}

/** Paints backgrounds: everything is out of focus, by gradients where possible. */
export class Backdrop {
  readonly canvas: Canvas
  readonly random: Random
  readonly width: number
  readonly height: number

  constructor(canvas: Canvas, random: Random) {
    this.canvas = canvas
    this.random = random
    this.width = canvas.width
    this.height = canvas.height
  }

  /** A vertical gradient over everything. */
  wash(stops: readonly Stop[]): string {
    return this.canvas.cover(this.canvas.linear([0, 0], [0, this.height], stops))
  }

  /** A round glow; middle and radius as fractions of the width and height. */
  glow(x: number, y: number, radius: number, stops: readonly Stop[]): string {
    return this.canvas.cover(this.canvas.radial([x * this.width, y * this.height], radius * this.width, stops))
  }

  /** Discs of light out of focus. */
  bokeh(colors: Colors, { count, from, to, small, large, opacity }: BokehOptions): string {
    let svg = ''
    for (let index = 0; index < count; index += 1) {
      const color = this.random.pick(colors)
      svg += element('circle', {
        cx: coordinate(this.random() * this.width),
        cy: coordinate(this.random.range(from, to) * this.height),
        r: coordinate(this.random.range(small, large)),
        fill: this.canvas.discPaint(color, mix(color, '#ffffff', 0.4)),
        opacity: opacity * this.random.range(0.35, 1),
      })
    }
    return svg
  }

  /** A plain rectangle. */
  block(x: number, y: number, width: number, height: number, fill: string, opacity = 1): string {
    return element('rect', { x: coordinate(x), y: coordinate(y), width: coordinate(width), height: coordinate(height), fill, opacity })
  }

  /** A soft dot of light. */
  light(x: number, y: number, radiusX: number, radiusY: number, color: string, opacity: number): string {
    return this.canvas.spot([x, y], radiusX, radiusY, color, opacity)
  }

  /** A filled path. */
  shape(d: string, fill: string, opacity = 1): string {
    return fillPath(d, fill, { opacity })
  }

  /** Puts shapes out of focus; `deviation` in pixels. At most one or two per scene: it is slow. */
  blurred(svg: string, deviation: number): string {
    return group(svg, { filter: this.canvas.blurPixels(deviation) })
  }

  /** Calls `make` for 0 to count - 1 and joins what it returns. */
  repeat(count: number, make: (index: number) => string): string {
    let svg = ''
    for (let index = 0; index < count; index += 1) svg += make(index)
    return svg
  }
}

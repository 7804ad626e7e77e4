import { coordinate, type Point, pointText } from './vector.ts'

/** Attributes of an SVG element; being one record, no attribute can be written twice. */
export type Attributes = Readonly<Record<string, string | number | undefined>>

/** A gradient stop: position 0 to 1, colour, and opacity when it is not 1. */
export type Stop = readonly [offset: number, color: string, opacity?: number]

const attributeText = (value: string | number): string => (typeof value === 'number' ? String(Math.round(value * 100) / 100) : value)

const SHAPES: ReadonlySet<string> = new Set(['path', 'ellipse', 'circle', 'rect'])

/**
 * The opacity of a shape given to its paints instead: the same picture, but the rasteriser needs no extra layer for each shape, which
 * halves its work. A shape with a filter keeps its own.
 */
function paintedOpacity(name: string, attributes: Attributes): Attributes {
  const { opacity, ...rest } = attributes
  if (typeof opacity !== 'number' || !SHAPES.has(name) || attributes['filter'] !== undefined) return attributes
  const strokeOpacity = attributes['stroke-opacity']
  return {
    ...rest,
    'fill-opacity': attributes['fill'] === 'none' ? undefined : opacity,
    'stroke-opacity': attributes['stroke'] === undefined ? undefined : opacity * (typeof strokeOpacity === 'number' ? strokeOpacity : 1),
  }
}

/** One SVG element as text. */
export function element(name: string, attributes: Attributes, children = ''): string {
  let text = ''
  for (const [key, value] of Object.entries(paintedOpacity(name, attributes))) {
    if (value !== undefined) text += ` ${key}="${attributeText(value)}"`
  }
  return children === '' ? `<${name}${text}/>` : `<${name}${text}>${children}</${name}>`
}

/** A group of elements. */
export const group = (children: string, attributes: Attributes): string => (children === '' ? '' : element('g', attributes, children))

/** A filled path. */
export const fillPath = (d: string, fill: string, attributes: Attributes = {}): string => element('path', { d, fill, ...attributes })

const stopElements = (stops: readonly Stop[]): string =>
  stops.map(([offset, color, opacity]) => element('stop', { offset, 'stop-color': color, 'stop-opacity': opacity })).join('')

/**
 * Collects what an SVG defines once and uses by name: gradients, clips, masks, filters. Lengths given to `stroke` and `blur` are in units
 * of the head, and grow with the zoom.
 */
export class Canvas {
  readonly width: number
  readonly height: number
  readonly scale: number
  readonly #definitions: string[] = []
  readonly #shared = new Map<string, string>()
  #count = 0

  constructor(width: number, height: number, scale: number) {
    this.width = width
    this.height = height
    this.scale = scale
  }

  /** The text of the `defs` element's content. */
  get definitions(): string {
    return this.#definitions.join('')
  }

  #define(name: string, attributes: Attributes, children: string): string {
    this.#count += 1
    const id = `d${this.#count}`
    this.#definitions.push(element(name, { id, ...attributes }, children))
    return id
  }

  #share(key: string, make: () => string): string {
    const known = this.#shared.get(key)
    if (known !== undefined) return known
    const made = make()
    this.#shared.set(key, made)
    return made
  }

  /** A paint that runs from one point to another. */
  linear([x1, y1]: Point, [x2, y2]: Point, stops: readonly Stop[]): string {
    const ends = { x1: coordinate(x1), y1: coordinate(y1), x2: coordinate(x2), y2: coordinate(y2) }
    return `url(#${this.#define('linearGradient', { gradientUnits: 'userSpaceOnUse', ...ends }, stopElements(stops))})`
  }

  /** A paint that runs from a centre outwards. */
  radial([x, y]: Point, radius: number, stops: readonly Stop[]): string {
    const circle = { cx: coordinate(x), cy: coordinate(y), r: coordinate(radius) }
    return `url(#${this.#define('radialGradient', { gradientUnits: 'userSpaceOnUse', ...circle }, stopElements(stops))})`
  }

  /** A paint that fits itself into each shape: opaque in the middle, gone at the rim. Shared by colour, cheap to use often. */
  spotPaint(color: string): string {
    const stops: readonly Stop[] = [
      [0, color, 1],
      [0.3, color, 0.86],
      [0.55, color, 0.52],
      [0.78, color, 0.18],
      [1, color, 0],
    ]
    return this.#share(`spot ${color}`, () => `url(#${this.#define('radialGradient', {}, stopElements(stops))})`)
  }

  /** A paint for bokeh discs: even, a little brighter at the rim, with a soft edge. */
  discPaint(color: string, rim: string): string {
    const stops: readonly Stop[] = [
      [0, color, 0.8],
      [0.82, color, 0.9],
      [0.93, rim, 1],
      [1, rim, 0],
    ]
    return this.#share(`disc ${color}`, () => `url(#${this.#define('radialGradient', {}, stopElements(stops))})`)
  }

  /** A soft ellipse. Radii in pixels; `degrees` turns it. Drawn with a gradient: many times cheaper than a blur. */
  spot([x, y]: Point, radiusX: number, radiusY: number, color: string, opacity: number, degrees = 0): string {
    return element('ellipse', {
      cx: coordinate(x),
      cy: coordinate(y),
      rx: coordinate(radiusX),
      ry: coordinate(radiusY),
      fill: this.spotPaint(color),
      opacity,
      transform: degrees === 0 ? undefined : `rotate(${coordinate(degrees)} ${pointText([x, y])})`,
    })
  }

  /** A reference to clip by the path. */
  clip(d: string): string {
    return `url(#${this.#define('clipPath', {}, element('path', { d }))})`
  }

  /** A reference to a mask with the given content (white shows, black hides). */
  mask(content: string): string {
    return `url(#${this.#define('mask', {}, content)})`
  }

  /** A reference to a filter with the given content. */
  filter(attributes: Attributes, content: string): string {
    return `url(#${this.#define('filter', { 'color-interpolation-filters': 'sRGB', ...attributes }, content)})`
  }

  /** A reference to a blur; `deviation` in head units. Blurs are the slowest thing in a picture: put many shapes under one. */
  blur(deviation: number): string {
    return this.blurPixels(deviation * this.scale)
  }

  /** A reference to a blur whose strength is in pixels of the picture, whatever the zoom. */
  blurPixels(deviation: number): string {
    const size = coordinate(deviation)
    return this.#share(`blur ${size}`, () =>
      this.filter({ x: '-20%', y: '-20%', width: '140%', height: '140%' }, element('feGaussianBlur', { stdDeviation: size })),
    )
  }

  /**
   * A reference to a blur within a part of the picture, given by its middle and its reach in pixels: what a blur costs is its area.
   * @param deviation in head units
   */
  blurWithin(deviation: number, [x, y]: Point, reachX: number, reachY: number): string {
    const [left, top] = [Math.max(0, x - reachX), Math.max(0, y - reachY)]
    const area = {
      x: coordinate(left),
      y: coordinate(top),
      width: coordinate(Math.min(this.width, x + reachX) - left),
      height: coordinate(Math.min(this.height, y + reachY) - top),
    }
    return this.filter({ filterUnits: 'userSpaceOnUse', ...area }, element('feGaussianBlur', { stdDeviation: coordinate(deviation * this.scale) }))
  }

  /** A line along the path; `width` in head units. */
  stroke(d: string, color: string, width: number, attributes: Attributes = {}): string {
    return element('path', {
      d,
      fill: 'none',
      stroke: color,
      'stroke-width': coordinate(width * this.scale),
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
      ...attributes,
    })
  }

  /** A full circle; `radius` in head units. */
  circle([x, y]: Point, radius: number, fill: string, attributes: Attributes = {}): string {
    return element('circle', { cx: coordinate(x), cy: coordinate(y), r: coordinate(radius * this.scale), fill, ...attributes })
  }

  /** The path drawn again, moved by head units: a cast shadow, usually. */
  moved(d: string, dx: number, dy: number, fill: string, attributes: Attributes = {}): string {
    const transform = `translate(${coordinate(dx * this.scale)} ${coordinate(dy * this.scale)})`
    return element('path', { d, fill, transform, ...attributes })
  }

  /** A rectangle over the whole picture. */
  cover(fill: string, attributes: Attributes = {}): string {
    return element('rect', { width: this.width, height: this.height, fill, ...attributes })
  }
}

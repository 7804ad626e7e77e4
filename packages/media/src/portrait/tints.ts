import type { Tint } from '../look.ts'
import type { Stop } from './canvas.ts'
import type { Subject } from './subject.ts'

type Blend = 'color' | 'multiply' | 'screen' | 'soft-light' | 'overlay'

/** Lays light over a finished picture. Middles and radii are fractions of the picture's width and height. */
class Gel {
  readonly #subject: Subject

  constructor(subject: Subject) {
    this.#subject = subject
  }

  even(color: string, blend: Blend, opacity: number): string {
    return this.#subject.canvas.cover(color, { opacity, style: `mix-blend-mode:${blend}` })
  }

  glow(x: number, y: number, radius: number, blend: Blend, stops: readonly Stop[]): string {
    const { canvas } = this.#subject
    const paint = canvas.radial([x * canvas.width, y * canvas.height], radius * canvas.width, stops)
    return canvas.cover(paint, { style: `mix-blend-mode:${blend}` })
  }

  fall(from: readonly [number, number], to: readonly [number, number], blend: Blend, stops: readonly Stop[]): string {
    const { canvas } = this.#subject
    const paint = canvas.linear([from[0] * canvas.width, from[1] * canvas.height], [to[0] * canvas.width, to[1] * canvas.height], stops)
    return canvas.cover(paint, { style: `mix-blend-mode:${blend}` })
  }
}

/** A colour that fades to nothing. */
const fading = (color: string, opacity: number): readonly Stop[] => [
  [0, color, opacity],
  [0.5, color, opacity * 0.38],
  [1, color, 0],
]

/** How each light is laid over a picture. */
const TINT_GELS: Readonly<Record<Tint, (gel: Gel) => string>> = {
  aurora: (gel) =>
    gel.even('#33477f', 'multiply', 0.34) +
    gel.fall([0, 0], [0.25, 1], 'screen', [
      [0, '#22c79a', 0.5],
      [0.4, '#2aa3a8', 0.26],
      [0.75, '#6b45d8', 0.24],
      [1, '#6b45d8', 0.1],
    ]),
  crisp: (gel) =>
    gel.even('#8ab4ff', 'soft-light', 0.42) +
    gel.fall([0, 0], [0, 1], 'screen', [
      [0, '#cfe4ff', 0.2],
      [0.4, '#cfe4ff', 0.06],
      [1, '#cfe4ff', 0],
    ]),
  dappled: (gel) =>
    gel.even('#d9e86a', 'soft-light', 0.36) +
    gel.glow(0.12, 0.06, 0.75, 'screen', fading('#fff1a8', 0.62)) +
    gel.glow(0.74, 0.52, 0.2, 'screen', fading('#fff6c4', 0.34)) +
    gel.glow(0.3, 0.72, 0.16, 'screen', fading('#fff6c4', 0.3)) +
    gel.glow(0.9, 0.86, 0.22, 'screen', fading('#f3ffb0', 0.26)),
  film: (gel) =>
    gel.even('#7f7466', 'color', 0.34) +
    gel.even('#ff9c54', 'soft-light', 0.34) +
    gel.even('#3d2a33', 'screen', 0.55) +
    gel.glow(1.02, 0.62, 0.6, 'screen', fading('#ff5a26', 0.55)) +
    gel.glow(0, 0.05, 0.4, 'screen', fading('#ffb35c', 0.3)),
  golden: (gel) =>
    gel.even('#ff9328', 'soft-light', 0.4) + gel.even('#ffd9a0', 'multiply', 0.14) + gel.glow(1.06, 0.1, 0.92, 'screen', fading('#ffab3d', 0.66)),
  mono: (gel) => gel.even('#808080', 'color', 1) + gel.even('#000000', 'soft-light', 0.12),
  neon: (gel) =>
    gel.even('#4a2a8c', 'multiply', 0.42) +
    gel.fall([0, 0.4], [0.62, 0.5], 'screen', [
      [0, '#ff2d8f', 0.66],
      [1, '#ff2d8f', 0],
    ]) +
    gel.fall([1, 0.4], [0.42, 0.5], 'screen', [
      [0, '#18c8ff', 0.6],
      [1, '#18c8ff', 0],
    ]),
  // Lamps keep faces readable: the middle stays lighter than the corners.
  night: (gel) =>
    gel.glow(0.5, 0.34, 0.95, 'multiply', [
      [0, '#6f7cb8', 0.42],
      [0.45, '#46549c', 0.56],
      [1, '#1c2455', 0.8],
    ]) +
    gel.glow(0.2, 0.02, 0.8, 'screen', fading('#9fc0ff', 0.2)) +
    gel.glow(0.46, 0.36, 0.34, 'soft-light', fading('#ffe0b4', 0.5)),
  spotlight: (gel) =>
    gel.glow(0.5, 0.36, 0.72, 'multiply', [
      [0, '#ffffff', 0],
      [0.5, '#4a4452', 0.35],
      [1, '#08060c', 0.86],
    ]) + gel.glow(0.42, 0.22, 0.5, 'screen', fading('#fff4e2', 0.36)),
}

/** The light a picture was taken in, over that of its place; nothing when it has none of its own. */
export const tintLight = (subject: Subject): string => {
  const { tint } = subject.look
  return tint === undefined ? '' : TINT_GELS[tint](new Gel(subject))
}

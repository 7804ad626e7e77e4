import type { Subject } from './subject.ts'

/** Light on one edge of the figure; lengths in pixels of the frame. */
interface RimEdge {
  readonly color: string
  /** Where the outline is moved to: what is left uncovered is lit. */
  readonly dx: number
  readonly dy: number
  readonly softness: number
  readonly opacity: number
}

export type RimLight = readonly RimEdge[]

/** The light on both edges of the figure, in the scene's colours. */
export function rimLight({ light, isAnime, rig }: Subject): RimLight {
  const unit = rig.zoom
  return [
    { color: light.rimRight, dx: -6 * unit, dy: 3 * unit, softness: (isAnime ? 1.2 : 2.8) * unit, opacity: isAnime ? 0.7 : 0.85 },
    { color: light.rimLeft, dx: 5 * unit, dy: 4 * unit, softness: (isAnime ? 1.6 : 4.2) * unit, opacity: isAnime ? 0.36 : 0.46 },
  ]
}

/** What lies over everything: the key light's veil, a darker foot for captions, a vignette. */
export function veils({ canvas, light }: Subject): string {
  const { width, height } = canvas
  const key = canvas.radial([width * 0.28, height * 0.2], width * 0.9, [
    [0, light.key, 0.16],
    [1, light.key, 0],
  ])
  const foot = canvas.linear(
    [0, height * 0.66],
    [0, height],
    [
      [0, '#0b0710', 0],
      [1, '#0b0710', 0.38],
    ],
  )
  const vignette = canvas.radial([width / 2, height * 0.4], width * 0.98, [
    [0.55, '#050308', 0],
    [1, '#050308', 0.46],
  ])
  return canvas.cover(key, { style: 'mix-blend-mode:screen' }) + canvas.cover(foot) + canvas.cover(vignette)
}

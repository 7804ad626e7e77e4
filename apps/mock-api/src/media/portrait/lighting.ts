import { type Attributes, element } from './canvas.ts'
import type { Subject } from './subject.ts'
import { coordinate } from './vector.ts'

interface RimEdge {
  readonly name: string
  readonly color: string
  readonly dx: number
  readonly dy: number
  readonly softness: number
  readonly opacity: number
}

/** Filter steps that light one edge of the figure, from inside its own outline. */
function rimSteps({ name, color, dx, dy, softness, opacity }: RimEdge): string {
  const step = (tag: string, attributes: Attributes): string => element(tag, attributes)
  return (
    step('feOffset', { in: 'SourceAlpha', dx: coordinate(dx), dy: coordinate(dy), result: `${name}-moved` }) +
    step('feComposite', { in: 'SourceAlpha', in2: `${name}-moved`, operator: 'out', result: `${name}-edge` }) +
    step('feGaussianBlur', { in: `${name}-edge`, stdDeviation: coordinate(softness), result: `${name}-soft` }) +
    step('feFlood', { 'flood-color': color, 'flood-opacity': opacity }) +
    step('feComposite', { in2: `${name}-soft`, operator: 'in' }) +
    step('feComposite', { in2: 'SourceAlpha', operator: 'in', result: name })
  )
}

/** A filter that gives the whole figure a light edge on both sides, in the scene's colours. */
export function rimLight({ canvas, light, isAnime, rig }: Subject): string {
  const unit = rig.zoom
  const right: RimEdge = {
    name: 'right',
    color: light.rimRight,
    dx: -6 * unit,
    dy: 3 * unit,
    softness: (isAnime ? 1.2 : 2.8) * unit,
    opacity: isAnime ? 0.7 : 0.85,
  }
  const left: RimEdge = {
    name: 'left',
    color: light.rimLeft,
    dx: 5 * unit,
    dy: 4 * unit,
    softness: (isAnime ? 1.6 : 4.2) * unit,
    opacity: isAnime ? 0.36 : 0.46,
  }
  const content =
    rimSteps(right) +
    rimSteps(left) +
    element('feBlend', { in: 'right', in2: 'SourceGraphic', mode: 'screen', result: 'lit' }) +
    element('feBlend', { in: 'left', in2: 'lit', mode: 'screen' })
  return canvas.filter({ x: 0, y: 0, width: canvas.width, height: canvas.height, filterUnits: 'userSpaceOnUse' }, content)
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

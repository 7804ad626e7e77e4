import { fillPath } from '../canvas.ts'
import { coordinate, curve, itemAt, type Point } from '../vector.ts'
import type { HairBrush, HairLayer } from './hair-brush.ts'

/** A ball of curly hair in head space: middle and radius. */
export interface CurlBall {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly radius: number
}

/** Balls along an arc around a middle; angles in turns of π (1 is left, 1.5 is up, 2 is right). */
export function arcOfBalls(count: number, from: number, to: number, place: (cos: number, sin: number) => CurlBall): CurlBall[] {
  const balls: CurlBall[] = []
  for (let index = 0; index <= count; index += 1) {
    const angle = Math.PI * (from + ((to - from) * index) / count)
    balls.push(place(Math.cos(angle), Math.sin(angle)))
  }
  return balls
}

/** Draws curly hair: the balls' silhouette, then `count` small curls of `curl` head units, lighter towards the upper left. */
export function drawCurls(brush: HairBrush, layer: HairLayer, balls: readonly CurlBall[], count: number, curl: number): void {
  const { canvas, rig, tones, isAnime } = brush.subject
  const { random } = brush
  const isBack = layer === 'back'
  let silhouette = ''
  for (const { x, y, z, radius } of balls) {
    const [px, py] = rig.head([x, y, z])
    const r = coordinate(radius * rig.zoom)
    const wide = coordinate(radius * 2 * rig.zoom)
    silhouette += `M${coordinate(px - radius * rig.zoom)} ${coordinate(py)}a${r} ${r} 0 1 0 ${wide} 0a${r} ${r} 0 1 0 -${wide} 0Z`
  }
  const shades = [tones.hairDeepest, tones.hairDark, tones.hair, tones.hairLight]
  /** Curls grouped by shade and thickness, so that thousands of them are a dozen paths. */
  const groups = new Map<string, { color: string; width: number; opacity: number; d: string }>()
  const order: string[] = []
  for (let index = 0; index < count * (isAnime ? 0.6 : 1); index += 1) {
    const ball = itemAt(balls, Math.floor(random() * balls.length))
    const direction = random.range(0, Math.PI * 2)
    const reach = Math.sqrt(random()) * ball.radius
    const x = ball.x + Math.cos(direction) * reach
    const y = ball.y + Math.sin(direction) * reach
    const [px, py] = rig.head([x, y, ball.z])
    const size = curl * random.range(0.5, 1.15) * rig.zoom
    const start = random.range(0, 6.3)
    const sweep = random.range(2.6, 4.6)
    const arc: Point[] = []
    for (let step = 0; step <= 4; step += 1) {
      const angle = start + (sweep * step) / 4
      const shrink = 1 - 0.12 * step
      arc.push([px + Math.cos(angle) * size * shrink, py + Math.sin(angle) * size * shrink])
    }
    const light = (-x - (y + 60) * 0.8) / 160 + random.range(-0.6, 0.6)
    const level = isBack ? (light > 0.7 ? 2 : light > 0.2 ? 1 : 0) : light > 1.15 ? 3 : light > 0.35 ? 2 : light > -0.2 ? 1 : 0
    const thick = Math.floor(random.range(0, 3))
    const layerNumber = Math.floor((index / count) * 4)
    const key = `${layerNumber} ${level} ${thick}`
    let bundle = groups.get(key)
    if (bundle === undefined) {
      bundle = { color: itemAt(shades, level), width: curl * (0.18 + thick * 0.07), opacity: 0.6 + thick * 0.13, d: '' }
      groups.set(key, bundle)
      order.push(key)
    }
    bundle.d += curve(arc)
  }
  let svg = isAnime ? canvas.stroke(silhouette, tones.hairInk, 3) : ''
  svg += fillPath(silhouette, brush.paint.lock(isBack ? 0 : 1))
  for (const key of order) {
    const bundle = groups.get(key)
    if (bundle !== undefined) svg += canvas.stroke(bundle.d, bundle.color, bundle.width, { opacity: bundle.opacity })
  }
  brush.add(layer, svg, isBack ? '' : silhouette)
}

import { fillPath, group } from '../canvas.ts'
import type { Random } from '../random.ts'
import type { Subject } from '../subject.ts'
import { coordinate, curve, itemAt, joinPaths, lastOf, type Point, pointText } from '../vector.ts'
import { extended, type Guide, guideAt, tapered, type Wave, waved } from './guides.ts'
import type { HairPaint } from './hair-paint.ts'

export interface SheetOptions {
  /** Number of locks across the sheet. */
  readonly locks?: number
  /** Number of single hairs drawn over the locks. */
  readonly strands?: number
  readonly wave?: Wave
  /** Number of points the lower edge ends in, and how deep the notches between them are, in head units. */
  readonly tips?: number
  readonly notch?: number
  /** How much the corners of the lower edge are rounded off: 0 is straight across, 1 is one big point. */
  readonly rounding?: number
  /** How late locks narrow towards their tips: 1 early, 3 late. */
  readonly taper?: number
  /** 0 in the light, 1 in the shade (hair behind the neck). */
  readonly shade?: number
  /** Loose hairs beside the sheet. */
  readonly flyaways?: number
}

/** A painted sheet of hair: its outline, and what to draw. */
export interface HairSheet {
  readonly hull: string
  readonly svg: string
}

const NO_WAVE: Wave = { size: 0, count: 1, start: 0.3 }

/** Draws one sheet; `guides` are its lines from one side to the other, each from root to tip. */
export function paintSheet(subject: Subject, paint: HairPaint, random: Random, guides: readonly Guide[], options: SheetOptions = {}): HairSheet {
  const { canvas, rig, tones, isAnime } = subject
  const wave = options.wave ?? NO_WAVE
  const notch = options.notch ?? 14
  const rounding = options.rounding ?? 0.3
  const shade = options.shade ?? 0
  const project = (line: Guide): Point[] => line.map((point) => rig.head(point))
  const edge = (t: number): Guide => waved(guideAt(guides, t), wave, t * 1.2)

  const leftPoints = project(extended(edge(0), -notch * rounding))

  const lowerEdge = (): string => {
    const count = options.tips ?? 5
    let path = ''
    let from = lastOf(leftPoints)
    for (let index = 0; index < count; index += 1) {
      const isLast = index === count - 1
      const middle = (index + random.range(0.35, 0.65)) / count
      const bow = (t: number): number => notch * (0.35 + 0.45 * rounding - rounding * 1.8 * (2 * t - 1) ** 2)
      const tip = project(extended(edge(middle), bow(middle) + notch * random.range(-0.25, 0.3)))
      const nextT = (index + 1) / count
      const end = project(extended(edge(nextT), isLast ? -notch * rounding : bow(nextT) - notch * random.range(0.35, 0.8)))
      path += tipSegment(from, tip, lastOf(end))
      from = lastOf(end)
    }
    return path
  }
  const left = curve(leftPoints)
  const right = curve(project(extended(edge(1), -notch * rounding)).toReversed())
  const roots = curve(guides.map((line) => rig.head(itemAt(line, 0))).toReversed())
  const sides = `${left}${lowerEdge()}${right.replace(/^M/, 'L')}`
  const hull = joinPaths(sides, roots)

  const lockCount = Math.max(3, Math.round((options.locks ?? 12) * (isAnime ? 0.55 : 1)))
  let inside = ''
  for (let index = 0; index < lockCount; index += 1) {
    const middleT = (index + 0.5 + random.range(-0.3, 0.3)) / lockCount
    const middle = guideAt(guides, middleT)
    const phase = middleT * 1.2 + (wave.size > 0 ? random.range(-0.5, 0.5) : 0)
    const side = (t: number): Point[] => project(waved(extended(tapered(guideAt(guides, t), middle, options.taper ?? 2.4), notch * 0.6), wave, phase))
    const d = joinPaths(curve(side((index - 0.4) / lockCount)), curve(side((index + 1.4) / lockCount).toReversed()))
    const fromMiddle = Math.abs(middleT - 0.5) * 2
    inside += fillPath(d, paint.lock(random.range(0.7, isAnime ? 2.9 : 3.1) - fromMiddle * 0.8 - shade * 1.2), {
      stroke: isAnime ? paint.ink : tones.hairDeepest,
      'stroke-opacity': isAnime ? 0.42 : 0.22,
      'stroke-width': coordinate((isAnime ? 1.4 : 0.9) * rig.zoom),
      opacity: isAnime ? 1 : 0.86,
    })
  }
  const strandCount = isAnime ? Math.min(7, options.strands ?? 7) : (options.strands ?? 60)
  for (let index = 0; index < strandCount; index += 1) {
    const t = random.range(0.03, 0.97)
    const line = curve(project(waved(guideAt(guides, t), wave, t * 1.2 + random.range(-0.4, 0.4))))
    const isLight = random() < 0.5
    inside += canvas.stroke(line, isLight ? tones.hairLight : tones.hairDeepest, isAnime ? random.range(0.8, 1.7) : random.range(0.5, 1.4), {
      opacity: random.range(0.12, isLight ? 0.34 : 0.3),
    })
  }
  // The roots merge into the hair behind them, so they get no line.
  const outline = isAnime ? canvas.stroke(sides, tones.hairInk, 2.6) : ''
  const svg = outline + fillPath(hull, paint.lock(shade > 0 ? 0 : 1)) + group(inside, { 'clip-path': canvas.clip(hull) })
  return { hull, svg: svg + looseHairs(subject, random, guides, options, wave) }
}

/** One pointed end between two notches: sides follow the hair's direction, so that ends look combed, not cut by a saw. */
function tipSegment(from: Point, tipLine: readonly Point[], to: Point): string {
  const tip = lastOf(tipLine)
  const before = itemAt(tipLine, tipLine.length - 2)
  const length = Math.hypot(tip[0] - before[0], tip[1] - before[1]) || 1
  const direction: Point = [(tip[0] - before[0]) / length, (tip[1] - before[1]) / length]
  const toward = (point: Point, distance: number): Point => [point[0] + direction[0] * distance, point[1] + direction[1] * distance]
  const rise = Math.hypot(tip[0] - from[0], tip[1] - from[1]) * 0.45
  const fall = Math.hypot(tip[0] - to[0], tip[1] - to[1]) * 0.45
  return (
    `C${pointText(toward(from, rise))} ${pointText(toward(tip, -rise * 0.5))} ${pointText(tip)}` +
    `C${pointText(toward(tip, -fall * 0.5))} ${pointText(toward(to, fall))} ${pointText(to)}`
  )
}

/** A few hairs that left the sheet at its sides. */
function looseHairs(subject: Subject, random: Random, guides: readonly Guide[], options: SheetOptions, wave: Wave): string {
  const { canvas, rig, tones, isAnime } = subject
  const count = isAnime || (options.shade ?? 0) > 0 ? 0 : (options.flyaways ?? 0)
  let svg = ''
  for (let index = 0; index < count; index += 1) {
    const t = random() < 0.5 ? 0 : 1
    const away = random.range(3, 11) * (t === 0 ? -1 : 1)
    const line = guideAt(guides, t)
    const middleX = itemAt(guideAt(guides, 0.5), 0)[0]
    const outwards = Math.sign(lastOf(line)[0] - middleX) || Math.sign(away)
    const moved = line.map(([x, y, z], step): [number, number, number] => [x + outwards * Math.abs(away) * (step / (line.length - 1)) ** 2, y, z])
    const points = waved(extended(moved, -random.range(4, 24)), wave, random() * 1.6).map((point) => rig.head(point))
    svg += canvas.stroke(curve(points), random() < 0.6 ? tones.hair : tones.hairLight, random.range(0.6, 1.1), { opacity: 0.35 })
  }
  return svg
}

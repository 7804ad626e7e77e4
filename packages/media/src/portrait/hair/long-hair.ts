import type { HairBrush } from './hair-brush.ts'
import { guide } from './guides.ts'
import type { SheetOptions } from './lock-sheet.ts'
import { addTuft } from './tufts.ts'

interface CurtainOptions {
  /** More volume over the skull, outward swing of the ends, how far the front covers the cheeks, inward turn of the ends; head units. */
  readonly volume?: number
  readonly flare?: number
  readonly cover?: number
  readonly inward?: number
  readonly sheet?: SheetOptions
  /** Only this side falls in front of the shoulder. */
  readonly onlySide?: -1 | 1
}

/** Below this y hair is long, and people wear it at different lengths. */
const SHOULDER_Y = 240

const ownLength = (brush: HairBrush, length: number): number => (length > SHOULDER_Y ? length + brush.lengthShift : length)

/** The sheet's waves made stronger or weaker, as the person's hair is. */
function ownWave(brush: HairBrush, sheet: SheetOptions = {}): SheetOptions {
  if (sheet.wave === undefined) return sheet
  return { ...sheet, wave: { ...sheet.wave, size: sheet.wave.size * brush.waviness } }
}

/**
 * Hair that falls from a parting at `partX` down both sides of the face to `usualLength` (y of the ends), longer or
 * shorter by the person's own taste.
 */
export function fallingSides(brush: HairBrush, partX: number, usualLength: number, options: CurtainOptions = {}): void {
  const length = ownLength(brush, usualLength)
  const { flare = 0, cover = 0, inward = 0 } = options
  const volume = (options.volume ?? 0) + brush.volume
  for (const side of [-1, 1] as const) {
    const reach = Math.abs(side * 100 - partX)
    const isTucked = options.onlySide !== undefined && options.onlySide !== side
    const end = isTucked ? Math.min(length, 176) : length
    const along = (part: number): number => partX + side * reach * part
    const down = (part: number): number => 60 + (end - 60) * part
    brush.sheet(
      'front',
      [
        guide(
          [partX, -106],
          [along(0.32), -100],
          [side * (84 - cover), -58],
          [side * (99 - cover * 0.8), 4],
          [side * (102 - cover * 0.4 + flare * 0.2), down(0.2)],
          [side * (108 + flare * 0.4 - inward * 0.5), down(0.58)],
          [side * (112 + flare * 0.5 - inward + (isTucked ? 14 : 0)), down(1)],
        ),
        guide(
          [partX - side * 2, -142],
          [along(0.42), -148],
          [side * 100, -90],
          [side * 109, -2],
          [side * (120 + flare * 0.4), down(0.22)],
          [side * (130 + flare * 0.7 - inward * 0.4), down(0.6)],
          [side * (134 + flare - inward * 0.9 - (isTucked ? 4 : 0)), down(1.04)],
        ),
        guide(
          [partX - side * 12, -176 - volume * 0.8],
          [partX * 0.4 + side * 56, -171 - volume * 0.8],
          [side * (101 + volume), -122 - volume * 0.5],
          [side * (113 + volume), -10],
          [side * (118 + volume + flare * 0.7), down(0.24)],
          [side * (134 + volume + flare - inward * 0.3), down(0.62)],
          [side * (140 + volume * 0.6 + flare * 1.1 - inward * 0.8 - (isTucked ? 18 : 0)), down(0.99)],
        ),
      ],
      { locks: 13, tips: 4, notch: 22, flyaways: 3, rounding: 1, ...ownWave(brush, options.sheet) },
    )
  }
}

/** The mass behind the neck, `halfWidth` wide, ending at y `usualLength`. */
export function backMass(brush: HairBrush, usualLength: number, halfWidth: number, options: SheetOptions = {}): void {
  const length = ownLength(brush, usualLength)
  const top = 104 + brush.volume
  brush.sheet(
    'back',
    [
      guide([-20, -150, -40], [-top, -90, -40], [-halfWidth + 6, 60, -40], [-halfWidth, length * 0.6, -40], [-halfWidth + 14, length, -40]),
      guide([0, -150, -40], [-40, -60, -40], [-50, 60, -40], [-56, length * 0.6, -40], [-50, length + 14, -40]),
      guide([0, -150, -40], [40, -60, -40], [50, 60, -40], [56, length * 0.6, -40], [50, length + 14, -40]),
      guide([20, -150, -40], [top, -90, -40], [halfWidth - 6, 60, -40], [halfWidth, length * 0.6, -40], [halfWidth - 14, length, -40]),
    ],
    { shade: 1, locks: 16, strands: 30, tips: 8, notch: 24, rounding: 0.5, ...options },
  )
}

interface FringeOptions {
  readonly sweep?: number
  readonly halfWidth?: number
  readonly sheet?: SheetOptions
}

/** A fringe over the forehead, ending at y `end` in the middle and lower at the temples. */
export function fringe(brush: HairBrush, end: number, { sweep = 0, halfWidth = 94, sheet = {} }: FringeOptions = {}): void {
  if (brush.subject.isAnime) {
    fringeBand(brush, end - 6, halfWidth, sweep, 0)
    for (const t of [-1, 1, -0.66, 0.66, -0.3, 0.36, 0.02]) {
      const tip = end + t ** 2 * 30 + brush.random.range(-4, 4)
      const line = guide(
        [t * 30 + sweep * 0.2, -184, 55],
        [t * 68 + sweep * 0.5, -144, 60],
        [t * halfWidth + sweep * 0.8, -92],
        [t * halfWidth + sweep, tip],
      )
      addTuft(brush, line, 27, brush.random.range(1, 3.2))
    }
    return
  }
  const lines = [-1, -0.55, 0, 0.55, 1].map((t) =>
    guide(
      [t * 34 + sweep * 0.2, -172 - brush.volume * 0.5 + 16 * t * t, 60],
      [t * 64 + sweep * 0.5, -140 + 6 * t * t],
      [t * halfWidth * 0.96 + sweep * 0.8, -92],
      [t * halfWidth + sweep, end + t ** 2 * 22],
    ),
  )
  brush.sheet('front', lines, { locks: 13, strands: 40, tips: 7, notch: 12, taper: 2, rounding: 0, ...sheet })
}

/** The hair under a fringe: one closed sheet, so that only short ends show between the locks over it. */
export function fringeBand(brush: HairBrush, end: number, halfWidth: number, sweep: number, partX: number): void {
  const lines = [-1, -0.5, 0, 0.5, 1].map((t) =>
    guide(
      [t * 34 + sweep * 0.2 + partX * 0.5, -176, 58],
      [t * 66 + sweep * 0.5 + partX * 0.3, -142, 60],
      [t * halfWidth + sweep * 0.8, -92],
      [t * halfWidth + sweep, end + t ** 2 * 34],
    ),
  )
  brush.sheet('front', lines, { locks: 9, tips: 9, notch: 5, taper: 2.6, rounding: 0, strands: 10 })
}

/** The loose, pointed fringe of anime hair: few big tufts that part at `partX`. Nothing in realistic pictures. */
export function animeFringe(brush: HairBrush, partX: number): void {
  if (!brush.subject.isAnime) return
  // Swept to both sides of the parting, longer towards the temples: the forehead stays open, as grown people wear it.
  const { random } = brush
  for (const side of [-1, 1] as const) {
    for (const [reach, end, width] of [
      [0.36, -74, 20],
      [0.62, -48, 22],
      [0.86, -12, 22],
      [1.02, 34, 20],
    ] as const) {
      const x = partX + (side * 100 - partX) * reach
      const line = guide(
        [partX, -174, 58],
        [partX + (x - partX) * 0.5, -142, 62],
        [partX + (x - partX) * 0.86, -100],
        [x + side * 4, end + random.range(-8, 8)],
      )
      addTuft(brush, line, width, random.range(1, 3))
    }
  }
}

/** Two thin locks that frame the face of pinned-up hair. */
export function framingLocks(brush: HairBrush): void {
  for (const side of [-1, 1] as const) {
    brush.sheet(
      'front',
      [
        guide([side * 50, -106], [side * 82, -72], [side * 99, -12], [side * 97, 30], [side * 93, 66]),
        guide([side * 62, -110], [side * 92, -74], [side * 106, -10], [side * 105, 36], [side * 99, 74]),
      ],
      { locks: 3, strands: 8, tips: 1, notch: 10, wave: { size: 5, count: 1, start: 0.3 } },
    )
  }
}

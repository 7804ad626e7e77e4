import { createRandom } from '../random.ts'
import type { HairBrush } from './hair-brush.ts'
import type { SheetOptions } from './lock-sheet.ts'
import { animeFringe, backMass, fallingSides, fringe } from './long-hair.ts'
import { guide } from './guides.ts'

const waves = (size: number, count: number): Pick<SheetOptions, 'wave'> => ({ wave: { size, count, start: 0.3 } })

/** Long, parted at the side, in front of one shoulder. */
export function drawLong(brush: HairBrush): void {
  brush.showsEars = false
  const onlySide = createRandom(`${brush.subject.look.seed}|parting`).sign()
  backMass(brush, 330, 158, waves(5, 2))
  fallingSides(brush, -34, 350, { onlySide, flare: 4, sheet: { ...waves(8, 1.2), notch: 30, locks: 10 } })
  animeFringe(brush, -34)
}

/** Long and straight from a middle parting. */
export function drawLongCenter(brush: HairBrush): void {
  brush.showsEars = false
  backMass(brush, 330, 158, waves(4, 2))
  fallingSides(brush, 0, 360, { volume: 3, sheet: { ...waves(6, 1.1), notch: 26 } })
  animeFringe(brush, 0)
}

/** Long, in soft waves. */
export function drawWavy(brush: HairBrush): void {
  brush.showsEars = false
  backMass(brush, 310, 172, { ...waves(16, 2.4), locks: 11 })
  fallingSides(brush, 34, 318, { flare: 16, volume: 8, sheet: { ...waves(22, 2.2), locks: 8, notch: 34, tips: 3 } })
  animeFringe(brush, 34)
}

/** Shoulder length, with a parted fringe that frames the cheekbones. */
export function drawCurtain(brush: HairBrush): void {
  brush.showsEars = false
  backMass(brush, 270, 160, waves(10, 1.8))
  fallingSides(brush, 0, 280, { flare: 12, volume: 8, cover: 10, sheet: { ...waves(13, 1.5), locks: 9, notch: 28, tips: 3 } })
  if (brush.subject.isAnime) return
  for (const side of [-1, 1] as const) {
    brush.sheet(
      'front',
      [
        guide([side * 2, -120], [side * 26, -98], [side * 62, -56], [side * 84, -8], [side * 104, 34]),
        guide([side * 4, -176, 50], [side * 50, -164, 40], [side * 100, -96], [side * 112, -20], [side * 118, 44]),
      ],
      { locks: 7, strands: 30, tips: 2, notch: 20, taper: 1.8 },
    )
  }
}

/** Long with a straight fringe. */
export function drawBangs(brush: HairBrush): void {
  brush.showsEars = false
  backMass(brush, 330, 150)
  fallingSides(brush, 0, 345, { volume: 2, sheet: { ...waves(4, 1), notch: 26 } })
  fringe(brush, -42)
}

/** Chin length, parted at the side. */
export function drawBob(brush: HairBrush): void {
  brush.showsEars = false
  backMass(brush, 128, 132, { tips: 5, notch: 10 })
  fallingSides(brush, -30, 150, { inward: 26, volume: 6, sheet: { notch: 9, tips: 3 } })
  animeFringe(brush, -30)
}

/** Chin length with a straight fringe. */
export function drawBobBangs(brush: HairBrush): void {
  brush.showsEars = false
  backMass(brush, 118, 130, { tips: 5, notch: 10 })
  fallingSides(brush, 0, 138, { inward: 22, volume: 6, sheet: { notch: 8, tips: 3 } })
  fringe(brush, -42, { halfWidth: 92, sheet: { notch: 7 } })
}

/** Long bob: just over the shoulders, loosely waved. */
export function drawLob(brush: HairBrush): void {
  brush.showsEars = false
  backMass(brush, 184, 150, { ...waves(9, 2), notch: 16 })
  fallingSides(brush, 30, 206, { volume: 8, flare: 6, sheet: { ...waves(14, 1.35), locks: 9, notch: 22, tips: 3 } })
  animeFringe(brush, 30)
}

/** Long, tucked behind the ears and shoulders. */
export function drawTucked(brush: HairBrush): void {
  brush.showsEars = false
  backMass(brush, 330, 165, waves(6, 2))
  fallingSides(brush, -26, 182, { volume: 4, inward: -8, flare: 6, sheet: { notch: 12, tips: 2 } })
  animeFringe(brush, -26)
}

/** Layered and tousled, with a broken fringe. */
export function drawShag(brush: HairBrush): void {
  brush.showsEars = false
  backMass(brush, 196, 142, { ...waves(7, 2), notch: 30 })
  fallingSides(brush, 12, 156, { volume: 9, cover: 8, sheet: { ...waves(9, 1.6), notch: 32, tips: 4 } })
  fringe(brush, -48, { sweep: 10, halfWidth: 90, sheet: { notch: 24, locks: 11, tips: 6 } })
}

/** Chin length for men and women, parted and falling free. */
export function drawMedium(brush: HairBrush): void {
  brush.showsEars = false
  const end = brush.subject.isMasculine ? 116 : 158
  backMass(brush, end - 8, 126, { notch: 20, tips: 6, ...waves(6, 1.5) })
  fallingSides(brush, -22, end, { volume: -2, cover: -6, flare: 4, sheet: { ...waves(11, 1.5), notch: 26, tips: 3, locks: 10 } })
  animeFringe(brush, -18)
}

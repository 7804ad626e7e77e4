import type { HairBrush } from './hair-brush.ts'
import { guide } from './guides.ts'
import { framingLocks } from './long-hair.ts'

/** A high ponytail over one shoulder. */
export function drawPonytail(brush: HairBrush): void {
  brush.sheet(
    'back',
    [
      guide([4, -150, -40], [46, -168, -40], [78, -140, -40], [92, -60, -40], [98, 50, -40], [96, 170, -40], [104, 290, -40]),
      guide([8, -158, -40], [58, -184, -40], [108, -152, -40], [130, -60, -40], [142, 60, -40], [140, 180, -40], [118, 300, -40]),
      guide([12, -164, -40], [66, -200, -40], [134, -166, -40], [160, -64, -40], [176, 70, -40], [170, 190, -40], [134, 296, -40]),
    ],
    { locks: 12, tips: 5, notch: 46, shade: 0.25, taper: 1.5, rounding: 1, flyaways: 4, wave: { size: 14, count: 1.7, start: 0.2 } },
  )
  brush.knot('back', 20, -166, 22)
  brush.slickBack(12, -168)
  framingLocks(brush)
}

/** A bun on top of the head. */
export function drawBun(brush: HairBrush): void {
  brush.knot('back', 0, -190, 42)
  brush.slickBack(0, -174)
  framingLocks(brush)
}

/** A bun at the nape, seen beside the neck. */
export function drawLowBun(brush: HairBrush): void {
  brush.knot('back', 74, 108, 46)
  brush.slickBack(0, -176)
  framingLocks(brush)
}

/** A small knot at the back of the crown, for men. */
export function drawManBun(brush: HairBrush): void {
  brush.knot('back', 0, -194, 33)
  brush.slickBack(0, -180)
}

import type { HairBrush } from './hair-brush.ts'
import { guide } from './guides.ts'
import { framingLocks } from './long-hair.ts'

/** A high ponytail over one shoulder. */
export function drawPonytail(brush: HairBrush): void {
  brush.sheet(
    'back',
    [
      guide([0, -168, -40], [44, -204, -40], [92, -186, -40], [112, -90, -40], [108, 40, -40], [98, 150, -40], [112, 250, -40]),
      guide([10, -176, -40], [70, -226, -40], [142, -200, -40], [172, -88, -40], [170, 50, -40], [158, 170, -40], [132, 262, -40]),
    ],
    { locks: 9, tips: 3, notch: 28, shade: 0.3, wave: { size: 9, count: 1.5, start: 0.3 } },
  )
  brush.knot('back', 24, -184, 26)
  brush.slickBack(14, -182)
  framingLocks(brush)
}

/** A bun on top of the head. */
export function drawBun(brush: HairBrush): void {
  brush.knot('back', 0, -200, 48)
  brush.slickBack(0, -180)
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

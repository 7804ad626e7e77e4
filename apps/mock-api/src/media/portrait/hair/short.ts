import type { HairBrush } from './hair-brush.ts'
import { guide, hairDepth } from './guides.ts'

/** Short at the sides, swept up and back from the forehead. */
export function drawQuiff(brush: HairBrush): void {
  brush.shortCover({ hairline: -98, height: 3, temple: 4 }, 0.88)
  const back = [-1, -0.5, 0, 0.5, 1].map((t) => guide(
    [t * 92, -92 - 14 * (1 - t * t), 50], [t * 98, -128 - 14 * (1 - t * t), 30], [t * 86 + 2, -158 - 18 * (1 - t * t), 10],
    [t * 56 + 8, -176 - 12 * (1 - t * t), -6],
  ))
  brush.sheet('front', back, { locks: 9, tips: 4, notch: 4, taper: 1.5, strands: 40 })
  const sweep = [-1, -0.66, -0.33, 0, 0.33, 0.66, 1].map((t) => {
    const arch = 1 - t * t
    return guide(
      [t * 82, -74 - 30 * arch, hairDepth(t * 82, -100)], [t * 90 - 8, -112 - 22 * arch, 66], [t * 86 - 6, -144 - 24 * arch, 46],
      [t * 72 + 12, -164 - 25 * arch, 24], [t * 46 + 34, -172 - 20 * arch, 4],
    )
  })
  brush.sheet('front', sweep, { locks: 12, tips: 4, notch: 6, taper: 1.4, strands: 70 })
}

/** Parted at the side and combed across. */
export function drawSidePart(brush: HairBrush): void {
  brush.shortCover({ hairline: -98, height: 4, temple: 2 }, 0.92)
  brush.sheet('front', [
    guide([-52, -106], [-64, -100], [-86, -74], [-97, -40]),
    guide([-50, -164, 40], [-84, -150], [-110, -98, 6], [-111, -38, 0]),
  ], { locks: 6, tips: 2, notch: 8, strands: 24 })
  brush.sheet('front', [
    guide([-52, -103], [-22, -126], [26, -126], [74, -94], [97, -48]),
    guide([-54, -132], [-12, -158], [46, -150], [98, -104], [108, -44]),
    guide([-54, -162, 40], [-14, -192, 30], [58, -184, 20], [110, -122, 0], [112, -40, 0]),
  ], { locks: 12, tips: 4, notch: 9, taper: 1.4, strands: 70 })
}

/** A close crop with a short, textured fringe. */
export function drawCrop(brush: HairBrush): void {
  brush.shortCover({ hairline: -94, height: 5 }, 0.9)
  const row = (lift: number, end: number, wide: number): void => brush.sheet('front', [-1, -0.5, 0, 0.5, 1].map((t) => guide(
    [t * 58 - 6, -178 + lift - 8 * (1 - t * t), 30], [t * 84 - 6, -158 + lift, 44], [t * wide - 2, -122 + lift * 0.5],
    [t * (wide - 8) + 12, end + 9 * t * t],
  )), { locks: 12, tips: 9, notch: 13, taper: 1.8, strands: 40 })
  row(0, -86, 94)
  row(-4, -112, 96)
  row(-6, -136, 92)
}

/** Longer on top, tousled. */
export function drawMessy(brush: HairBrush): void {
  brush.shortCover({ hairline: -96, height: 6 }, 0.95)
  for (const side of [-1, 1]) {
    brush.sheet('front', [
      guide([side * 26, -160], [side * 74, -126], [side * 96, -70], [side * 100, -30], [side * 99, -4]),
      guide([side * 26, -188, 20], [side * 98, -166, 10], [side * 122, -102, 0], [side * 118, -48, 0], [side * 108, 8, 0]),
    ], { locks: 7, tips: 3, notch: 16 })
  }
  brush.sheet('front', [
    guide([-24, -190, 40], [-74, -150], [-99, -100], [-98, -58]),
    guide([-12, -196, 40], [-34, -152], [-50, -108], [-42, -70]),
    guide([4, -198, 40], [20, -160], [16, -114], [30, -74]),
    guide([16, -192, 40], [66, -160], [80, -110], [96, -64]),
  ], { locks: 12, tips: 7, notch: 22, taper: 1.8 })
  brush.sheet('front', [
    guide([20, -186, 50], [-20, -196, 46], [-64, -176, 40], [-92, -136]),
    guide([30, -170, 60], [0, -168, 60], [-30, -146], [-46, -116]),
    guide([44, -176, 50], [46, -166, 60], [40, -140], [52, -112]),
    guide([50, -186, 40], [82, -178, 40], [100, -146, 20], [106, -112, 10]),
  ], { locks: 10, tips: 6, notch: 18, taper: 1.8, strands: 30 })
}

/** Long on top and to one side, clipped short on the other. */
export function drawUndercut(brush: HairBrush): void {
  brush.shortCover({ hairline: -98, height: 2, temple: 2 }, 0.78)
  brush.sheet('front', [
    guide([44, -178, 30], [82, -164], [107, -116, 0], [104, -80, 0]),
    guide([40, -150, 60], [66, -140], [88, -110], [94, -76]),
  ], { locks: 5, tips: 2, notch: 8, strands: 18 })
  brush.sheet('front', [
    guide([40, -150, 60], [28, -120], [-16, -98], [-64, -70], [-94, -34], [-100, 10]),
    guide([44, -172, 40], [-14, -166], [-72, -134], [-110, -80, 10], [-119, -16, 0], [-112, 40, 0]),
    guide([52, -170, 20], [20, -194, 20], [-60, -186, 10], [-118, -120, 0], [-132, -20, 0], [-122, 48, 0]),
  ], { locks: 12, tips: 4, notch: 22, taper: 1.8 })
}

/** Very short, soft to the eye, with a swept fringe: for women and men alike. */
export function drawPixie(brush: HairBrush): void {
  brush.shortCover({ hairline: -100, height: 8 }, 0.96)
  brush.sheet('front', [
    guide([-46, -150, 70], [-70, -130], [-93, -84], [-101, -32], [-98, 10]),
    guide([-46, -178, 40], [-92, -154], [-114, -98, 10], [-115, -34, 0], [-106, 18, 0]),
  ], { locks: 7, tips: 3, notch: 14, strands: 24 })
  brush.sheet('front', [
    guide([-46, -118], [-20, -98], [24, -70], [68, -46], [95, -22]),
    guide([-48, -142], [0, -132], [54, -104], [95, -60], [104, -6]),
    guide([-48, -178, 40], [14, -186, 40], [86, -150, 30], [115, -80, 0], [111, 12, 0]),
  ], { locks: 12, tips: 5, notch: 20, taper: 1.7 })
}

/** Clipped to a few millimetres. */
export function drawBuzz(brush: HairBrush): void {
  brush.shortCover({ hairline: -100, height: -1 }, 0.8)
}

import type { HairBrush } from './hair-brush.ts'
import { fringeBand } from './long-hair.ts'
import { addTuft } from './tufts.ts'
import { guide } from './guides.ts'

/** Short at the sides, swept up and over from the forehead. */
export function drawQuiff(brush: HairBrush): void {
  const { random } = brush
  brush.shortCover({ hairline: -98, height: 5, temple: 3 }, 0.9)
  for (const t of [-0.62, 0.66, -0.35, 0.4, -0.1, 0.15]) {
    const arch = 1 - t * t
    const line = guide(
      [t * 84, -100 - 20 * arch, 50],
      [t * 92, -134 - 24 * arch, 30],
      [t * 74 + 4, -160 - 30 * arch, 10],
      [t * 44 + 22, -178 - 26 * arch],
    )
    addTuft(brush, line, 24, random.range(0.4, 1.6))
  }
  const sweep = [-1, -0.66, -0.33, 0, 0.33, 0.66, 1].map((t) => {
    const arch = 1 - t * t
    return guide(
      [t * 80, -76 - 28 * arch],
      [t * 87 - 4, -112 - 24 * arch, 66],
      [t * 80 - 1, -142 - 28 * arch, 46],
      [t * 68 + 12, -162 - 30 * arch, 24],
      [t * 44 + 32, -170 - 26 * arch, 4],
    )
  })
  brush.sheet('front', sweep, { locks: 12, tips: 4, notch: 6, taper: 1.4, strands: 80 })
}

/** Parted at the side and combed across. */
export function drawSidePart(brush: HairBrush): void {
  brush.shortCover({ hairline: -98, height: 4, temple: 2 }, 0.92)
  brush.sheet(
    'front',
    [guide([-52, -106], [-64, -100], [-86, -74], [-97, -40]), guide([-50, -164, 40], [-84, -150], [-110, -98, 6], [-111, -38, 0])],
    { locks: 6, tips: 2, notch: 8, strands: 24 },
  )
  brush.sheet(
    'front',
    [
      guide([-52, -103], [-22, -126], [26, -126], [74, -94], [97, -48]),
      guide([-54, -132], [-12, -158], [46, -150], [98, -104], [108, -44]),
      guide([-54, -162, 40], [-14, -192, 30], [58, -184, 20], [110, -122, 0], [112, -40, 0]),
    ],
    { locks: 12, tips: 4, notch: 9, taper: 1.4, strands: 70 },
  )
}

/** A close crop with a short, textured fringe. */
export function drawCrop(brush: HairBrush): void {
  const { random } = brush
  brush.shortCover({ hairline: -94, height: 6 }, 0.92)
  const row = (rootY: number, endY: number, reach: number): void => {
    for (const t of [-1, 1, -0.8, 0.8, -0.6, 0.6, -0.4, 0.4, -0.2, 0.2, 0]) {
      const rise = 34 * (1 - t * t)
      const x = t * reach + random.range(-4, 8)
      addTuft(
        brush,
        guide(
          [t * 72 - 6, rootY - rise, 30],
          [t * 88 - 6, rootY + 16 - rise * 0.9, 44],
          [t * reach - 3, (rootY + endY) / 2 - rise * 0.5],
          [x, endY + 10 * t * t + random.range(-5, 5)],
        ),
        14,
        random.range(0.6, 2.8),
      )
    }
  }
  row(-146, -84, 90)
  row(-154, -112, 93)
}

/** Longer on top, tousled: tufts that stand up from the crown, and a loose fringe to one side. */
export function drawMessy(brush: HairBrush): void {
  const { random } = brush
  brush.shortCover({ hairline: -98, height: 10 }, 0.96)
  const crown = [-1.5, -1.1, 1.5, 1.1, -0.72, 0.72, -0.36, 0.36, 0]
  for (const angle of crown) {
    const lean = angle + 0.18 + random.range(-0.1, 0.1)
    const reach = random.range(1.12, 1.24)
    const root = guide([Math.sin(angle) * 66, -112 - Math.cos(angle) * 40, 40])
    const bend = guide([Math.sin(angle) * 104, -98 - Math.cos(angle) * 84, 20])
    const tip = guide([Math.sin(lean) * 116 * reach, -92 - Math.cos(lean) * 100 * reach, 10])
    addTuft(brush, [...root, ...bend, ...tip], 27, random.range(0.6, 2))
  }
  for (const side of [-1, 1]) {
    for (const [x, end] of [
      [112, 4],
      [104, -14],
      [96, -30],
    ] as const) {
      addTuft(
        brush,
        guide([side * 70, -152, 30], [side * (x + 2), -104, 10], [side * (x + 2), -50, 6], [side * (x - 6), end, 10]),
        19,
        random.range(0.6, 2),
      )
    }
  }
  fringeBand(brush, -76, 92, 4, 10)
  const fringe = [
    [-98, -52],
    [84, -58],
    [-70, -62],
    [58, -66],
    [-38, -58],
    [28, -70],
    [-6, -62],
  ] as const
  for (const [x, end] of fringe) {
    const drop = end + random.range(-8, 8)
    addTuft(
      brush,
      guide([16 + x * 0.25, -190, 45], [x * 0.7 + 12, -158, 55], [x * 0.98 + 6, -112], [x + random.range(-12, -2), drop]),
      24,
      random.range(1, 3.2),
    )
  }
}

/** Long on top and to one side, clipped short on the other. */
export function drawUndercut(brush: HairBrush): void {
  brush.shortCover({ hairline: -98, height: 2, temple: 2 }, 0.78)
  brush.sheet('front', [guide([44, -178, 30], [82, -164], [107, -116, 0], [104, -80, 0]), guide([40, -150, 60], [66, -140], [88, -110], [94, -76])], {
    locks: 5,
    tips: 2,
    notch: 8,
    strands: 18,
  })
  brush.sheet(
    'front',
    [
      guide([40, -150, 60], [28, -120], [-16, -98], [-64, -70], [-94, -34], [-100, 10]),
      guide([44, -172, 40], [-14, -166], [-72, -134], [-110, -80, 10], [-119, -16, 0], [-112, 40, 0]),
      guide([52, -170, 20], [20, -194, 20], [-60, -186, 10], [-118, -120, 0], [-132, -20, 0], [-122, 48, 0]),
    ],
    { locks: 12, tips: 4, notch: 22, taper: 1.8 },
  )
}

/** Very short, soft to the eye, with a swept fringe: for women and men alike. */
export function drawPixie(brush: HairBrush): void {
  brush.shortCover({ hairline: -100, height: 8 }, 0.96)
  brush.sheet(
    'front',
    [
      guide([-46, -150, 70], [-70, -130], [-93, -84], [-101, -32], [-98, 10]),
      guide([-46, -178, 40], [-92, -154], [-114, -98, 10], [-115, -34, 0], [-106, 18, 0]),
    ],
    { locks: 7, tips: 3, notch: 14, strands: 24 },
  )
  brush.sheet(
    'front',
    [
      guide([-46, -118], [-20, -98], [24, -70], [68, -46], [95, -22]),
      guide([-48, -142], [0, -132], [54, -104], [95, -60], [104, -6]),
      guide([-48, -178, 40], [14, -186, 40], [86, -150, 30], [115, -80, 0], [111, 12, 0]),
    ],
    { locks: 12, tips: 5, notch: 20, taper: 1.7 },
  )
}

/** Clipped to a few millimetres. */
export function drawBuzz(brush: HairBrush): void {
  brush.shortCover({ hairline: -100, height: -1 }, 0.8)
}

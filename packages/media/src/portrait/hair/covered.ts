import { fillPath, group } from '../canvas.ts'
import { adjust, mix } from '../color.ts'
import { createRandom } from '../random.ts'
import { closedCurve, curve, type Point, type Point3 } from '../vector.ts'
import type { HairBrush } from './hair-brush.ts'

interface Cloth {
  readonly base: string
  readonly dark: string
  readonly light: string
}

/** The scarf's colours: near the outfit's, or a calm one of the person's own. */
function chooseCloth({ look, light }: HairBrush['subject']): Cloth {
  const own = createRandom(`${look.seed}|scarf`).pick(['#e8ddd0', '#7a3a48', '#35506a', '#4f6b5c', '#a9795a', '#574468'])
  const base = mix(own, look.outfitColor, 0.15)
  return { base, dark: mix(adjust(base, -0.17), light.ambient, 0.25), light: mix(adjust(base, 0.08), light.key, 0.2) }
}

const mirrored = (points: readonly Point3[]): Point3[] => points.map(([x, y, z]): Point3 => [-x, y, z]).toReversed()

/** A headscarf around the face, crossing under the chin and lying over the shoulders. */
export function drawHijab(brush: HairBrush): void {
  const { subject } = brush
  const { canvas, rig, face, isAnime } = subject
  const cloth = chooseCloth(subject)
  const wide = face.halfWidth
  const [x, y] = rig.eyes
  const paint = canvas.linear(
    [x - 150 * rig.zoom, y - 120 * rig.zoom],
    [x + 170 * rig.zoom, y + 220 * rig.zoom],
    [
      [0, cloth.light],
      [0.4, cloth.base],
      [1, cloth.dark],
    ],
  )
  const outerRight: readonly Point3[] = [
    [74, -168, -10],
    [wide + 24, -96, -6],
    [wide + 34, -10, -6],
    [wide + 36, 70, 0],
    [wide + 34, 130, 6],
  ]
  const drape: Point[] = [
    rig.body(152, 210, 10),
    rig.body(150, 262, 20),
    rig.body(90, 312, 36),
    rig.body(0, 338, 46),
    rig.body(-96, 306, 36),
    rig.body(-152, 258, 20),
    rig.body(-150, 206, 10),
  ]
  const outer = [rig.head([0, -184, -10]), ...outerRight.map(rig.head), ...drape, ...mirrored(outerRight).map(rig.head)]
  const innerRight: readonly Point3[] = [
    [44, -100, 82],
    [80, -66, 60],
    [95, -14, 34],
    [96, 34, 26],
    [face.jaw + 12, 86, 30],
    [face.jaw - 12, 118, 44],
    [face.chin + 20, 140 + face.chinDrop, 78],
  ]
  const opening = [
    rig.head([0, -106, 92]),
    ...innerRight.map(rig.head),
    rig.head([0, 150 + face.chinDrop, 90]),
    ...mirrored(innerRight).map(rig.head),
  ]
  const openingPath = closedCurve(opening)
  const shape = `${closedCurve(outer)}${openingPath}`
  const fold = (points: Point[], width: number, isLight = false): string =>
    canvas.stroke(curve(points), isLight ? cloth.light : cloth.dark, isAnime ? Math.max(1.6, width * 0.25) : width, {
      opacity: isLight ? 0.5 : 0.55,
    })
  const folds = [
    fold([rig.head([-wide - 12, 60, 0]), rig.head([-70, 138, 40]), rig.body(-10, 196, 50), rig.body(90, 226, 36)], 7),
    fold([rig.head([wide + 10, 70, 0]), rig.head([76, 136, 40]), rig.body(20, 186, 50), rig.body(-70, 236, 40)], 8),
    fold([rig.body(100, 206, 30), rig.body(30, 262, 46), rig.body(-90, 276, 36)], 8),
    fold([rig.body(-120, 220, 20), rig.body(-40, 292, 44), rig.body(50, 302, 40)], 7),
    fold([rig.head([-30, -166, 20]), rig.head([-96, -96, 10]), rig.head([-112, 0, 0])], 6),
    fold([rig.head([-20, -150, 50]), rig.head([-84, -92, 40]), rig.head([-104, -10, 20])], 4, true),
    fold([rig.head([30, -160, 30]), rig.head([96, -92, 20]), rig.head([112, 10, 0])], 7),
    fold([rig.body(-96, 214, 36), rig.body(-20, 244, 50), rig.body(60, 254, 44)], 5, true),
  ].join('')
  const soft = group(folds, isAnime ? {} : { filter: canvas.blur(3) })
  const inside = canvas.stroke(openingPath, cloth.dark, 4, { opacity: 0.5 })
  const outline = isAnime
    ? canvas.stroke(`${closedCurve(outer)}`, mix(cloth.dark, '#120812', 0.5), 2.3) + canvas.stroke(openingPath, mix(cloth.dark, '#120812', 0.5), 2)
    : ''
  brush.showsEars = false
  const edgeShadow = canvas.stroke(openingPath, adjust(subject.tones.skinShade, -0.05), 18, {
    opacity: 0.42,
    filter: canvas.blur(6),
    'clip-path': canvas.clip(openingPath),
  })
  const body = fillPath(shape, paint, { 'fill-rule': 'evenodd' })
  brush.add('front', edgeShadow + body + group(soft + inside, { mask: canvas.mask(fillPath(shape, '#fff', { 'fill-rule': 'evenodd' })) }) + outline)
}

/** A wrapped turban: bands that cross over the forehead. */
export function drawTurban(brush: HairBrush): void {
  const { subject } = brush
  const { canvas, rig, face, isAnime } = subject
  const cloth = chooseCloth(subject)
  const wide = face.halfWidth
  const at = (x: number, y: number, z: number): Point => rig.head([x, y, z])
  const [x, y] = rig.eyes
  const paint = canvas.linear(
    [x - 140 * rig.zoom, y - 190 * rig.zoom],
    [x + 140 * rig.zoom, y - 40 * rig.zoom],
    [
      [0, cloth.light],
      [0.45, cloth.base],
      [1, cloth.dark],
    ],
  )
  const outline = closedCurve([
    at(-wide - 3, -22, 0),
    at(-wide - 24, -80, -10),
    at(-wide - 20, -140, -10),
    at(-70, -196, -10),
    at(0, -212, -10),
    at(74, -194, -10),
    at(wide + 20, -140, -10),
    at(wide + 24, -80, -10),
    at(wide + 3, -22, 0),
    at(wide - 18, -52, 34),
    at(58, -82, 70),
    at(4, -108, 90),
    at(-54, -84, 72),
    at(-wide + 18, -52, 34),
  ])
  let folds = ''
  const fold = (points: Point[], isLight: boolean): void => {
    const width = isAnime ? 1.8 : isLight ? 5 : 6
    folds += canvas.stroke(curve(points), isLight ? cloth.light : cloth.dark, width, { opacity: isLight ? 0.55 : 0.6 })
  }
  for (const side of [-1, 1] as const) {
    for (let layer = 0; layer < 4; layer += 1) {
      const rise = layer * 26
      const middle = -side * (6 + layer * 5)
      const band = (offset: number): Point[] => [
        at(side * (wide + 14), -58 - rise * 0.75 + offset, 0),
        at(side * 78, -98 - rise * 0.9 + offset, 50),
        at(side * 34, -118 - rise + offset, 74),
        at(middle, -124 - rise * 1.02 + offset, 80),
      ]
      fold(band(0), false)
      if (!isAnime) fold(band(-8), true)
    }
  }
  const soft = group(folds, { 'clip-path': canvas.clip(outline) })
  const blurred = isAnime ? soft : group(group(folds, { filter: canvas.blur(2) }), { 'clip-path': canvas.clip(outline) })
  const line = isAnime ? canvas.stroke(outline, mix(cloth.dark, '#120812', 0.5), 2.3) : ''
  brush.shortCover({ hairline: -96, height: 0 }, 0.8)
  brush.add('front', fillPath(outline, paint) + blurred + line, outline)
}

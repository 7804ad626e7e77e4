import { element, fillPath, group } from '../canvas.ts'
import { adjust, mix } from '../color.ts'
import { createRandom } from '../random.ts'
import type { Subject } from '../subject.ts'
import { closedCurve, coordinate, type Point, type Point3 } from '../vector.ts'
import { type MouthShape, shapeMouth } from './mouth-shape.ts'

/** Right half of the full beard's edge on the cheek, then along the jaw. */
function fullBeard(subject: Subject, { y, halfWidth }: MouthShape): string {
  const { rig, face } = subject
  const { halfWidth: wide, jaw, chin, chinDrop: drop } = face
  const onFace = (x: number, py: number, lift = 0): Point => rig.face(x, py, lift)
  const cheek = (side: -1 | 1): Point[] => [
    rig.head([side * (wide - 1), 16, 4]),
    rig.head([side * (wide - 9), 56, 12]),
    onFace(side * jaw * 0.68, 80),
    onFace(side * (halfWidth + 10), y - 15),
    onFace(side * halfWidth * 0.5, y - 18, 2),
  ]
  const jawLine = (side: -1 | 1): Point[] => {
    const edge: readonly Point3[] = [
      [wide + 1, 44, 8],
      [jaw + 14, 80, 13],
      [jaw + 6, 108 + drop * 0.5, 20],
      [(jaw + chin) * 0.6, 138 + drop, 52],
      [chin + 11, 156 + drop, 80],
    ]
    return edge.map(([px, py, pz]) => rig.head([side * px, py, pz]))
  }
  return closedCurve([
    ...cheek(-1),
    onFace(0, y - 16, 4),
    ...cheek(1).toReversed(),
    ...jawLine(1),
    rig.head([0, 161 + drop, 88]),
    ...jawLine(-1).toReversed(),
  ])
}

function goatee(subject: Subject, { y, halfWidth: half }: MouthShape): string {
  const { rig, face } = subject
  const { chin, chinDrop: drop } = face
  return closedCurve([
    rig.face(-half - 7, y - 2),
    rig.face(-half - 2, y - 14),
    rig.face(0, y - 17, 4),
    rig.face(half + 2, y - 14),
    rig.face(half + 7, y - 2),
    rig.face(half + 2, y + 26),
    rig.head([chin + 4, 150 + drop, 80]),
    rig.head([0, 158 + drop, 88]),
    rig.head([-chin - 4, 150 + drop, 80]),
    rig.face(-half - 2, y + 26),
  ])
}

/** Hairs of the beard as three paths of different shades. */
function hairs(subject: Subject, isStubble: boolean): string {
  const { canvas, rig, face, tones, look } = subject
  const random = createRandom(`${look.seed}|beard`)
  const paths: [string, string, string] = ['', '', '']
  for (let index = 0; index < (isStubble ? 800 : 480); index += 1) {
    const x = random.range(-face.halfWidth, face.halfWidth)
    const [px, py] = rig.face(x, random.range(20, 166))
    const sway = x * 0.07 + random.range(-2, 2)
    const length = (isStubble ? 1.7 : random.range(6, 12)) * rig.zoom
    const shade = random()
    const d = `M${coordinate(px)} ${coordinate(py)}q${coordinate(sway * 0.2)} ${coordinate(length * 0.5)} ${coordinate(sway * 0.6)} ${coordinate(length)}`
    paths[shade < 0.5 ? 0 : shade < 0.85 ? 1 : 2] += d
  }
  const width = isStubble ? 0.9 : 1.3
  const opacity = isStubble ? 0.3 : 0.6
  return [tones.hairDeepest, tones.hair, tones.hairLight].map((color, index) => canvas.stroke(paths[index] ?? '', color, width, { opacity })).join('')
}

/** Stubble, goatee or full beard, to be drawn inside the outline of the face; the lips stay free. */
export function drawBeard(subject: Subject): string {
  const { canvas, rig, tones, look } = subject
  if (look.beard === 'none') return ''
  const mouth = shapeMouth(subject)
  const { y, halfWidth: half, lipHeight: lip, gap, left, right } = mouth
  const isStubble = look.beard === 'stubble'
  const area = look.beard === 'goatee' ? goatee(subject, mouth) : fullBeard(subject, mouth)
  const lips = closedCurve([
    left,
    rig.face(-half * 0.5, y - lip * 0.85),
    rig.face(0, y - lip * 0.8),
    rig.face(half * 0.5, y - lip * 0.85),
    right,
    rig.face(half * 0.5, y + gap + lip * 1.25),
    rig.face(0, y + gap + lip * 1.5),
    rig.face(-half * 0.5, y + gap + lip * 1.25),
  ])
  const mask = canvas.mask(
    element('path', { d: area, fill: '#fff', filter: canvas.blur(isStubble ? 9 : 4) }) + element('path', { d: lips, fill: '#000' }),
  )
  const ground = fillPath(area, mix(adjust(tones.hairDark, -0.03, isStubble ? 0.5 : 0.75), tones.skinShade, isStubble ? 0.3 : 0.2), {
    opacity: isStubble ? 0.26 : 0.86,
  })
  return group(ground + hairs(subject, isStubble), { mask })
}

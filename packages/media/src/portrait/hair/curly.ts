import { arcOfBalls, type CurlBall, drawCurls } from './curls.ts'
import type { HairBrush } from './hair-brush.ts'

const SIDES = [-1, 1] as const

/** A round cloud of tight curls. */
export function drawAfro(brush: HairBrush): void {
  brush.showsEars = false
  const isMasculine = brush.subject.isMasculine
  const size = isMasculine ? 0.9 : 1
  const back = arcOfBalls(22, 0.78, 2.22, (cos, sin) => ({
    x: cos * 112 * size,
    y: -70 + sin * 104 * size,
    z: -40,
    radius: 50 * size,
  }))
  const front = arcOfBalls(18, 0.88, 2.12, (cos, sin) => ({
    x: cos * 110,
    y: -56 + sin * 92,
    z: 10,
    radius: 19 + 15 * Math.max(0, -sin) ** 0.5,
  }))
  drawCurls(brush, 'back', back, 520, 15)
  drawCurls(brush, 'front', front, 640, 12)
}

/** Long curls down to the chest. */
export function drawCurlyLong(brush: HairBrush): void {
  brush.showsEars = false
  const back: CurlBall[] = arcOfBalls(22, 0.55, 2.45, (cos, sin) => ({
    x: cos * (128 + 18 * Math.max(0, sin)),
    y: 10 + sin * (sin < 0 ? 166 : 185),
    z: -40,
    radius: 54,
  }))
  const front: CurlBall[] = arcOfBalls(20, 0.82, 2.18, (cos, sin) => ({ x: cos * 124, y: -26 + sin * 130, z: 6, radius: 27 }))
  for (const side of SIDES) {
    for (let row = 0; row < 4; row += 1) back.push({ x: side * (70 + row * 16), y: 90 + row * 40, z: -40, radius: 46 })
    for (let row = 0; row < 6; row += 1) front.push({ x: side * (137 + row * 3), y: 56 + row * 34, z: 10, radius: 34 })
  }
  drawCurls(brush, 'back', back, 560, 17)
  drawCurls(brush, 'front', front, 900, 14)
}

/** Curls on top, short sides. */
export function drawCurlyTop(brush: HairBrush): void {
  brush.shortCover({ hairline: -96, height: 2 }, 0.86)
  const balls = arcOfBalls(12, 1.05, 1.95, (cos, sin) => ({ x: cos * 86, y: -96 + sin * 66, z: 20, radius: 31 }))
  balls.push(
    { x: -48, y: -112, z: 60, radius: 27 },
    { x: -16, y: -120, z: 66, radius: 30 },
    { x: 18, y: -118, z: 66, radius: 28 },
    { x: 48, y: -112, z: 60, radius: 26 },
  )
  drawCurls(brush, 'front', balls, 560, 13)
}

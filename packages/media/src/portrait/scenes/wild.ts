import { coordinate } from '../vector.ts'
import type { Backdrop } from './backdrop.ts'

/** Trunks in the light between leaves. */
export function drawForest(at: Backdrop): string {
  const { width, random } = at
  const trunks = (count: number, from: number, to: number, color: string): string =>
    at.repeat(count, () => {
      const x = random() * width
      const wide = random.range(from, to)
      return at.shape(
        `M${coordinate(x)} -10L${coordinate(x + wide)} -10L${coordinate(x + wide * 1.2)} 780L${coordinate(x - wide * 0.25)} 780Z`,
        color,
        0.92,
      )
    })
  const beams = at.repeat(4, (index) =>
    at.shape(`M${60 + index * 90} -20L${120 + index * 90} -20L${330 + index * 140} 760L${220 + index * 140} 760Z`, '#f3ffc0', 0.13),
  )
  return (
    at.wash([
      [0, '#9cc07a'],
      [0.5, '#4f7a4e'],
      [1, '#1a2c1c'],
    ]) +
    at.blurred(trunks(10, 16, 30, '#4d5f42') + trunks(5, 34, 60, '#2c3426') + at.shape('M-20 640Q160 600 340 646T680 630V820H-20Z', '#263a22'), 4) +
    beams +
    at.bokeh(['#cfe88a', '#8fc06a', '#f4ffc0'], { count: 34, from: 0, to: 0.6, small: 10, large: 40, opacity: 0.4 })
  )
}

/** Dunes under a high sun. */
export function drawDesert(at: Backdrop): string {
  const { width } = at
  return (
    at.wash([
      [0, '#6fa4d6'],
      [0.5, '#f6dcae'],
      [1, '#b9773f'],
    ]) +
    at.light(width * 0.76, 170, 170, 170, '#fff6d8', 0.9) +
    at.blurred(
      at.shape('M-20 520Q180 400 360 500T680 450V820H-20Z', '#e2b273') +
        at.shape('M-20 610Q220 500 420 600Q540 650 680 560V820H-20Z', '#cf9354') +
        at.shape('M-20 700Q200 640 400 690T680 650V820H-20Z', '#b3733c'),
      2.6,
    )
  )
}

/** Firs and hills under snow. */
export function drawSnow(at: Backdrop): string {
  const { width, random } = at
  const fir = (x: number, y: number, size: number): string =>
    [0, 1, 2]
      .map((row) =>
        at.shape(
          `M${coordinate(x)} ${coordinate(y - size * (1 - row * 0.22))}L${coordinate(x + size * (0.2 + row * 0.1))} ${coordinate(y - size * (0.5 - row * 0.25))}H${coordinate(x - size * (0.2 + row * 0.1))}Z`,
          row === 1 ? '#dfe8f2' : '#5a7488',
        ),
      )
      .join('')
  const firs = at.repeat(13, () => fir(random() * width, random.range(500, 580), random.range(110, 260)))
  return (
    at.wash([
      [0, '#a8c2e2'],
      [0.5, '#e6edf6'],
      [1, '#c2d0e2'],
    ]) +
    at.light(width * 0.25, 180, 240, 190, '#fffaf0', 0.8) +
    at.blurred(
      at.shape('M-20 470Q140 330 300 430T680 380V820H-20Z', '#c3d2e6') + firs + at.shape('M-20 580Q200 530 400 584T680 560V820H-20Z', '#f2f6fc'),
      3,
    )
  )
}

/** Rows of lavender and flowers under a wide sky. */
export function drawField(at: Backdrop): string {
  const { width } = at
  const rows = at.repeat(13, (index) => {
    const x = (index - 6) * 140
    return at.shape(
      `M${width / 2 + (index - 6) * 14} 452L${width / 2 + x - 44} 830H${width / 2 + x + 44}Z`,
      index % 2 === 0 ? '#7a5fae' : '#8f74c2',
      0.95,
    )
  })
  return (
    at.wash([
      [0, '#7fb0e6'],
      [0.5, '#f3e6d0'],
      [0.56, '#8fa860'],
      [1, '#4f6a3c'],
    ]) +
    at.light(width * 0.72, 300, 240, 170, '#fff4c8', 0.85) +
    at.blurred(at.shape('M-20 470Q160 400 330 446T680 420V520H-20Z', '#7a9a6a') + rows, 3) +
    at.bokeh(['#c9b0f0', '#ffe9a8'], { count: 26, from: 0.6, to: 1, small: 6, large: 22, opacity: 0.6 })
  )
}

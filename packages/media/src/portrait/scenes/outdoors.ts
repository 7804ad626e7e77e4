import type { Backdrop } from './backdrop.ts'

/** Sunset over the sea. */
export function drawBeach(at: Backdrop): string {
  const { width, height, random } = at
  const glints = at.repeat(30, () =>
    at.light(random.range(0.35, 1) * width, random.range(0.55, 0.74) * height, random.range(20, 80), 3, '#ffe0b4', 0.6),
  )
  return (
    at.wash([
      [0, '#4f5aa8'],
      [0.28, '#c9708f'],
      [0.48, '#ffae78'],
      [0.53, '#ffd49a'],
      [0.54, '#7d6ba2'],
      [0.74, '#4a5390'],
      [0.79, '#c39a80'],
      [1, '#6a4a50'],
    ]) +
    at.light(width * 0.78, height * 0.4, 210, 190, '#ffdf9a', 0.75) +
    at.light(width * 0.78, height * 0.42, 66, 66, '#fff6da', 1) +
    glints +
    at.bokeh(['#ffe6b8', '#ffc48f'], { count: 10, from: 0.1, to: 0.7, small: 14, large: 50, opacity: 0.25 })
  )
}

/** Streets at night. */
export function drawCityNight(at: Backdrop): string {
  const { width, random } = at
  const towers = at.repeat(22, () =>
    at.block(
      random() * width - 40,
      random.range(90, 480),
      random.range(44, 110),
      700,
      random.pick(['#141a44', '#1e1c52', '#0e1434', '#2a1f58']),
      0.85,
    ),
  )
  const windows = at.repeat(130, () =>
    at.block(
      random() * width,
      random.range(130, 700),
      random.range(4, 9),
      random.range(6, 13),
      random.pick(['#ffd27f', '#8fd3ff', '#ff9ad5', '#fff1c9']),
      0.8,
    ),
  )
  return (
    at.wash([
      [0, '#0b1130'],
      [0.6, '#2b2264'],
      [1, '#130d28'],
    ]) +
    at.glow(0.5, 0.62, 0.7, [
      [0, '#b04a8a', 0.55],
      [1, '#b04a8a', 0],
    ]) +
    at.blurred(towers + windows, 3.6) +
    at.bokeh(['#ffb457', '#ff5fa8', '#6aa9ff', '#b57bff'], { count: 30, from: 0.2, to: 1, small: 12, large: 48, opacity: 0.6 })
  )
}

/** Sun through leaves. */
export function drawGarden(at: Backdrop): string {
  return (
    at.wash([
      [0, '#87ab62'],
      [0.5, '#3c6a45'],
      [1, '#142c20'],
    ]) +
    at.glow(0.2, 0.1, 0.8, [
      [0, '#f6f7b0', 0.75],
      [1, '#f6f7b0', 0],
    ]) +
    at.bokeh(['#a8d672', '#5da060', '#d9f0a0', '#3c7a52'], { count: 64, from: 0, to: 1, small: 18, large: 74, opacity: 0.46 }) +
    at.bokeh(['#ffb3cf', '#fff2b0', '#ffd6e4'], { count: 22, from: 0.15, to: 0.95, small: 7, large: 20, opacity: 0.75 })
  )
}

/** Ridges in morning haze. */
export function drawMountain(at: Backdrop): string {
  const { height, random } = at
  const ridge = (base: number, rough: number): string => {
    let d = `M-30 ${height + 20}L-30 ${base}`
    for (let x = -30; x <= 700; x += 90) d += `L${x + random.range(-24, 24)} ${base - random.range(0.1, 1) * rough}`
    return `${d}L700 ${height + 20}Z`
  }
  const { canvas } = at
  const haze = (y: number, top: string, bottom: string): string =>
    canvas.linear(
      [0, y - 160],
      [0, y + 200],
      [
        [0, top],
        [1, bottom],
      ],
    )
  return (
    at.wash([
      [0, '#5f8ac6'],
      [0.4, '#cfd3e4'],
      [0.6, '#f3d9c4'],
      [1, '#5a6a7a'],
    ]) +
    at.light(480, 210, 220, 190, '#fff0cf', 0.8) +
    at.blurred(
      at.shape(ridge(430, 190), haze(400, '#8a97bd', '#c3c3d6')) +
        at.shape(ridge(540, 130), haze(520, '#5d7197', '#93a0bb')) +
        at.shape(ridge(660, 110), haze(640, '#31465f', '#4d647c')),
      4,
    )
  )
}

/** Northern lights. */
export function drawAurora(at: Backdrop): string {
  const { width, height, random } = at
  const stars = at.repeat(80, () => at.block(random() * width, random() * height * 0.75, 1.8, 1.8, '#fff', random.range(0.3, 0.9)))
  const veils =
    at.shape('M-60 380C120 110 260 430 420 150S640 110 720 50V250C560 300 480 430 340 390S60 540 -60 540Z', '#35e0a8', 0.7) +
    at.shape('M-60 240C140 60 300 260 460 60S680 40 720 0V140C560 180 420 300 300 260S40 380 -60 360Z', '#7a5bff', 0.65)
  return (
    at.wash([
      [0, '#071226'],
      [0.7, '#14233f'],
      [1, '#0b0f22'],
    ]) +
    stars +
    at.blurred(veils, 30) +
    at.shape('M-10 800V690C90 650 150 668 240 690S420 640 520 676S620 690 650 670V800Z', '#081020', 0.9)
  )
}

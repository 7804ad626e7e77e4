import type { Backdrop, Colors } from './backdrop.ts'

/** Violet studio paper with a round light. */
export function drawStudio(at: Backdrop): string {
  return (
    at.wash([
      [0, '#3a2b4d'],
      [1, '#17101f'],
    ]) +
    at.glow(0.34, 0.34, 0.78, [
      [0, '#a57fbe', 0.9],
      [0.5, '#5f4380', 0.5],
      [1, '#1a1226', 0],
    ])
  )
}

/** Rose studio paper. */
export function drawRose(at: Backdrop): string {
  return (
    at.wash([
      [0, '#5b2444'],
      [1, '#1d0c1c'],
    ]) +
    at.glow(0.66, 0.3, 0.82, [
      [0, '#ee7b98', 0.85],
      [0.5, '#9b3d6c', 0.45],
      [1, '#1d0c1c', 0],
    ])
  )
}

/** Shelves of a coffee house under warm lamps. */
export function drawCafe(at: Backdrop): string {
  const { width, random } = at
  const shelves = at.repeat(7, (index) => at.block(-20, 90 + index * 92, width + 40, 9, '#2a1710', 0.85))
  const jars = at.repeat(46, () =>
    at.block(
      random() * width,
      44 + Math.floor(random() * 6) * 92 + random.range(4, 16),
      random.range(14, 32),
      random.range(30, 44),
      random.pick(['#8d5a35', '#b98252', '#caa27a', '#6a4a3a', '#486054', '#d8c3a0']),
      0.8,
    ),
  )
  return (
    at.wash([
      [0, '#6a4029'],
      [0.55, '#40251a'],
      [1, '#1c100c'],
    ]) +
    at.blurred(shelves + jars, 5) +
    at.glow(0.24, 0.1, 0.7, [
      [0, '#ffc978', 0.5],
      [1, '#ffc978', 0],
    ]) +
    at.bokeh(['#ffc978', '#ffb057', '#ffe1ae'], { count: 22, from: 0.02, to: 0.55, small: 14, large: 42, opacity: 0.6 })
  )
}

/** Walls of books. */
export function drawLibrary(at: Backdrop): string {
  const { width, random } = at
  const spines: Colors = ['#7a3b32', '#355a5e', '#8a6a3a', '#4a3a66', '#a98a5a', '#2f4a3a', '#5c2f3f']
  const books = at.repeat(150, (index) =>
    at.block(random() * width, (index % 6) * 140 - 20 + random.range(0, 18), random.range(12, 28), 108, random.pick(spines), 0.85),
  )
  const shelves = at.repeat(6, (index) => at.block(-10, index * 140 + 92, width + 20, 16, '#20120e'))
  return (
    at.wash([
      [0, '#3a2420'],
      [1, '#160d0e'],
    ]) +
    at.blurred(books + shelves, 4.6) +
    at.glow(0.2, 0.18, 0.75, [
      [0, '#ffcf87', 0.42],
      [1, '#ffcf87', 0],
    ]) +
    at.bokeh(['#ffcf87'], { count: 9, from: 0, to: 0.7, small: 20, large: 52, opacity: 0.36 })
  )
}

/** Tubes of coloured light. */
export function drawNeon(at: Backdrop): string {
  const { width } = at
  const tube = (x: number, y: number, w: number, h: number, color: string): string => at.block(x, y, w, h, color)
  const halo = tube(56, 70, 22, 520, '#ff3f9f') + tube(width - 102, 40, 22, 600, '#2fd7ff') + tube(120, 112, width - 270, 18, '#9b5bff')
  const core = tube(64, 70, 6, 520, '#ffd2ea') + tube(width - 94, 40, 6, 600, '#dcf9ff') + tube(120, 118, width - 270, 5, '#eadcff')
  return (
    at.wash([
      [0, '#241046'],
      [1, '#0a0618'],
    ]) +
    at.glow(0.1, 0.4, 0.6, [
      [0, '#ff3f9f', 0.4],
      [1, '#ff3f9f', 0],
    ]) +
    at.glow(0.92, 0.4, 0.6, [
      [0, '#2fd7ff', 0.34],
      [1, '#2fd7ff', 0],
    ]) +
    at.blurred(halo, 13) +
    core +
    at.bokeh(['#ff4fa8', '#3fe0ff', '#9b5bff'], { count: 18, from: 0.2, to: 1, small: 12, large: 44, opacity: 0.45 })
  )
}

/** A bright office behind glass. */
export function drawOffice(at: Backdrop): string {
  const { width, random } = at
  const panes = at.repeat(5, (index) => at.block(index * 150 - 30, -10, 13, 660, '#3a4862', 0.85))
  const desks = at.repeat(16, () =>
    at.block(random() * width, random.range(220, 430), random.range(46, 100), 500, random.pick(['#7389aa', '#5d7698', '#8a9dba', '#6b7790']), 0.6),
  )
  return (
    at.wash([
      [0, '#b9c8dc'],
      [0.55, '#6a80a2'],
      [1, '#2a3450'],
    ]) +
    at.glow(0.25, 0.15, 0.7, [
      [0, '#fff3dc', 0.6],
      [1, '#fff3dc', 0],
    ]) +
    at.blurred(panes + desks, 6) +
    at.bokeh(['#ffffff', '#d6e6ff', '#ffe6bf'], { count: 14, from: 0.1, to: 0.9, small: 14, large: 44, opacity: 0.32 })
  )
}

/** A training hall with strip lights. */
export function drawGym(at: Backdrop): string {
  const { width, random } = at
  const lamps = at.repeat(4, (index) => at.block(60 + index * 170, 4, 96, 40, '#eef4ff', 0.9))
  const racks = at.repeat(14, () => at.block(random() * width, random.range(380, 600), random.range(60, 140), random.range(20, 60), '#171b28', 0.85))
  const posts = at.repeat(4, (index) => at.block(40 + index * 180, 240, 12, 520, '#1a1f2e', 0.8))
  return (
    at.wash([
      [0, '#3a4258'],
      [0.6, '#232838'],
      [1, '#10131d'],
    ]) +
    at.glow(0.85, 0.35, 0.6, [
      [0, '#ff8a5a', 0.45],
      [1, '#ff8a5a', 0],
    ]) +
    at.blurred(lamps + racks + posts, 8) +
    at.bokeh(['#ff8a5a', '#8fb6ff'], { count: 10, from: 0.2, to: 0.9, small: 14, large: 44, opacity: 0.34 })
  )
}

/** A flat with tall windows in the evening sun. */
export function drawLoft(at: Backdrop): string {
  const { random } = at
  const windows = at.repeat(4, (index) => at.block(24 + index * 156, -20, 120, 450, '#ffe2b8', 0.62))
  const bars = at.repeat(4, (index) => at.block(24 + index * 156, 190, 120, 8, '#6b4c4a', 0.7))
  const sofas = at.repeat(3, (index) => at.block(index * 230 - 30, 490, 190, 320, random.pick(['#4a343e', '#6a4a48', '#54424f']), 0.75))
  return (
    at.wash([
      [0, '#977466'],
      [0.6, '#5e444b'],
      [1, '#2a1c26'],
    ]) +
    at.blurred(windows + bars + sofas, 9) +
    at.glow(0.3, 0.2, 0.7, [
      [0, '#ffd9a0', 0.4],
      [1, '#ffd9a0', 0],
    ]) +
    at.bokeh(['#ffe2b8', '#ffc89a'], { count: 14, from: 0.05, to: 0.8, small: 12, large: 40, opacity: 0.4 })
  )
}

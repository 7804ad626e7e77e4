import type { Backdrop } from './backdrop.ts'

/** A kitchen with tiles, shelves and a window. */
export function drawKitchen(at: Backdrop): string {
  const { width, random } = at
  const tiles = at.repeat(60, (index) =>
    at.block((index % 10) * 66 - 6, 250 + Math.floor(index / 10) * 42, 62, 38, random.pick(['#e8e4da', '#dfdacd', '#f1eee6']), 0.95),
  )
  const shelf = at.block(-10, 220, width * 0.56, 13, '#8a6040')
  const jars = at.repeat(9, (index) =>
    at.block(
      14 + index * 38,
      160 + random.range(0, 20),
      random.range(20, 30),
      60,
      random.pick(['#c98a4a', '#7a9a6a', '#b5503c', '#d9c7a0', '#5f7f8f']),
      0.95,
    ),
  )
  const window =
    at.block(width * 0.62, 60, 200, 260, '#f6fbff') +
    at.block(width * 0.62 + 95, 60, 9, 260, '#b9a58f') +
    at.block(width * 0.62, 185, 200, 9, '#b9a58f')
  const counter = at.block(-10, 500, width + 20, 26, '#b98c60') + at.block(-10, 526, width + 20, 300, '#7d9490')
  return (
    at.wash([
      [0, '#efe6d8'],
      [1, '#a8957f'],
    ]) +
    at.blurred(tiles + shelf + jars + window + counter, 4) +
    at.glow(0.8, 0.2, 0.6, [
      [0, '#fffaf0', 0.6],
      [1, '#fffaf0', 0],
    ])
  )
}

/** A stage with beams of light and a dark hall. */
export function drawStage(at: Backdrop): string {
  const { width, height } = at
  const beam = (x: number, lean: number, color: string): string => at.shape(`M${x} -20h26L${x + lean + 130} ${height}h-230Z`, color, 0.26)
  const curtains = at.repeat(
    7,
    (index) => at.block(index * 30 - 30, -10, 16, 700, '#7a1f36', 0.9) + at.block(width - index * 30, -10, 16, 700, '#7a1f36', 0.9),
  )
  return (
    at.wash([
      [0, '#2a1238'],
      [0.7, '#180a24'],
      [1, '#3a2230'],
    ]) +
    at.blurred(curtains + beam(120, 120, '#ffd38a') + beam(300, 0, '#ffffff') + beam(480, -140, '#c26bff'), 7) +
    at.bokeh(['#ffd38a', '#ff8fc2', '#c29bff'], { count: 22, from: 0, to: 0.4, small: 8, large: 26, opacity: 0.7 })
  )
}

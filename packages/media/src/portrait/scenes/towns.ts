import type { Backdrop, Colors } from './backdrop.ts'

const WALLS: Colors = ['#b08a72', '#c9a98a', '#9a8078', '#bfae9c', '#a08c84']

/** Houses along a street that runs away, as two rows that get smaller. */
function houseRows(at: Backdrop, walls: Colors, lit: string, litShare: number): string {
  const { width, random } = at
  const house = (side: -1 | 1, index: number): string => {
    const near = 1 - index / 5
    const x = side < 0 ? width * 0.36 * (1 - near) - 40 : width - width * 0.36 * (1 - near) - 150 * near + 40
    const wide = 150 * near
    const top = 40 + index * 66
    const windows = at.repeat(12, (number) =>
      at.block(
        x + 16 * near + (number % 3) * 42 * near,
        top + 40 * near + Math.floor(number / 3) * 92 * near,
        22 * near,
        46 * near,
        random() < litShare ? lit : '#3d4350',
        0.85,
      ),
    )
    return at.block(x, top, wide, 640 - top, random.pick(walls)) + windows + at.block(x, top - 8, wide, 14, '#4a3a38', 0.7)
  }
  return [4, 3, 2, 1, 0].map((index) => house(-1, index) + house(1, index)).join('')
}

/** A street by day. */
export function drawStreet(at: Backdrop): string {
  const { width } = at
  return (
    at.wash([
      [0, '#a9bdd6'],
      [0.6, '#d9d8d6'],
      [1, '#6d6a70'],
    ]) +
    at.blurred(
      houseRows(at, WALLS, '#ffe2a8', 0.2) + at.shape(`M${width * 0.4} 600L${width * 0.6} 600L${width + 120} 820L-120 820Z`, '#5d5b63'),
      4.5,
    ) +
    at.bokeh(['#ffe6bf', '#ffffff', '#ff8f7a'], { count: 14, from: 0.5, to: 0.85, small: 8, large: 26, opacity: 0.5 })
  )
}

/** An old town with a castle over its roofs. */
export function drawOldTown(at: Backdrop): string {
  const { width, random } = at
  const tower = (x: number, y: number, wide: number): string =>
    at.block(x, y, wide, 300, '#9a8790') +
    at.shape(`M${x - 8} ${y}L${x + wide / 2} ${y - wide * 1.5}L${x + wide + 8} ${y}Z`, '#6b4a52') +
    at.block(x + wide * 0.38, y + 34, wide * 0.22, 34, '#3a2f3c')
  const castle = tower(330, 190, 54) + tower(450, 150, 66) + tower(560, 210, 46) + at.block(350, 290, 240, 180, '#8d7c86')
  const roofs = at.repeat(7, (index) => {
    const x = index * 104 - 50 + random.range(-12, 12)
    const y = 430 + random.range(-24, 40)
    return (
      at.block(x + 8, y, 92, 400, random.pick(WALLS)) +
      at.shape(`M${x} ${y}L${x + 54} ${y - 62}L${x + 108} ${y}Z`, random.pick(['#9a4f3c', '#8a4534', '#a85d44'])) +
      at.block(x + 34, y + 50, 22, 34, '#4a3a3a')
    )
  })
  return (
    at.wash([
      [0, '#7fa0cc'],
      [0.45, '#f0d6bd'],
      [1, '#5a4a4c'],
    ]) +
    at.light(width * 0.2, 220, 220, 180, '#fff0cc', 0.7) +
    at.blurred(`${at.shape('M-20 520Q240 330 420 400T680 400V820H-20Z', '#7d8a72')}${castle}${roofs}`, 3.6)
  )
}

/** A roof terrace over the city, at sunset. */
export function drawRooftop(at: Backdrop): string {
  const { width, height, random } = at
  const towers = at.repeat(20, () =>
    at.block(random() * width - 30, random.range(330, 520), random.range(34, 90), 500, random.pick(['#4a3a66', '#3a3058', '#5c4670']), 0.9),
  )
  const windows = at.repeat(80, () => at.block(random() * width, random.range(400, 640), 4, 7, '#ffd79a', 0.8))
  const strings = at.repeat(2, (index) =>
    at.canvas.stroke(`M-20 ${90 + index * 60}Q${width / 2} ${240 + index * 30} ${width + 20} ${70 + index * 50}`, '#2a2036', 1.6, { opacity: 0.7 }),
  )
  const bulbs = at.repeat(18, (index) => {
    const t = (index % 9) / 8
    const row = index < 9 ? 0 : 1
    return at.light(width * t, 90 + row * 60 + Math.sin(Math.PI * t) * 74, 13, 13, '#ffe7a8', 0.95)
  })
  return (
    at.wash([
      [0, '#5a4a8c'],
      [0.35, '#e0849a'],
      [0.55, '#ffc08a'],
      [1, '#3a2a3c'],
    ]) +
    at.light(width * 0.7, 400, 260, 170, '#fff0c0', 0.8) +
    at.blurred(towers + windows, 3) +
    at.block(0, height * 0.8, width, height * 0.2, '#2c2230', 0.92) +
    strings +
    bulbs
  )
}

/** A platform under a glass roof, and a train. */
export function drawStation(at: Backdrop): string {
  const { width } = at
  const ribs = at.repeat(9, (index) => at.shape(`M${width / 2} 250L${index * 100 - 90} -20L${index * 100 - 76} -20Z`, '#2d3346', 0.85))
  const train = `${at.shape(`M${width + 20} 190L${width * 0.6} 330V500L${width + 20} 650Z`, '#b8c4d6')}${at.shape(`M${width + 20} 270L${width * 0.6} 365V412L${width + 20} 380Z`, '#22304a')}${at.shape(`M${width + 20} 470L${width * 0.6} 448V466L${width + 20} 520Z`, '#c23b45')}`
  const platform = at.shape(`M-20 820V620L${width * 0.5} 500H${width * 0.58}L${width * 0.8} 820Z`, '#77737a')
  const clock = at.light(190, 250, 40, 40, '#fff6de', 1) + at.canvas.stroke('M190 250V228M190 250L204 258', '#22242c', 3)
  return (
    at.wash([
      [0, '#c9d6e8'],
      [0.5, '#8d98ac'],
      [1, '#3a3c48'],
    ]) +
    at.blurred(ribs + train + platform, 4) +
    clock +
    at.bokeh(['#fff2d0', '#d6e6ff', '#ffb27a'], { count: 12, from: 0.25, to: 0.7, small: 10, large: 30, opacity: 0.5 })
  )
}

/** Stalls with awnings, fruit and lamps. */
export function drawMarket(at: Backdrop): string {
  const { width, random } = at
  const stripes: Colors = ['#c2453c', '#f3e6cf', '#3f7f66', '#e0a94a']
  const awning = (x: number, y: number, wide: number, color: string): string =>
    at.repeat(6, (index) => at.shape(`M${x + (index * wide) / 6} ${y}h${wide / 6}l${10} 74h${-wide / 6 - 6}Z`, index % 2 === 0 ? color : '#f3e6cf'))
  const fruit = at.repeat(70, () =>
    at.light(
      random() * width,
      random.range(500, 640),
      random.range(11, 20),
      random.range(11, 20),
      random.pick(['#e8912c', '#d8442f', '#7fae3c', '#f0c84a', '#8a3a66']),
      1,
    ),
  )
  return (
    at.wash([
      [0, '#8a6a52'],
      [0.5, '#a98260'],
      [1, '#3a261c'],
    ]) +
    at.blurred(
      at.block(-10, 300, width + 20, 190, '#5a3f30') +
        awning(-30, 230, 320, random.pick(stripes)) +
        awning(330, 250, 340, '#3f7f66') +
        at.block(-10, 480, width + 20, 180, '#6b4a34') +
        fruit,
      3.6,
    ) +
    at.bokeh(['#ffd79a', '#ffc06a'], { count: 16, from: 0.05, to: 0.4, small: 12, large: 36, opacity: 0.65 })
  )
}

/** A point on the picture, pixels of the 640x800 frame. */
export type Point = readonly [x: number, y: number]
/** A point of the head or the body: x to the viewer's right, y down, z towards the viewer; 0,0 is between the eyes. */
export type Point3 = readonly [x: number, y: number, z: number]

/** A number as SVG text with one decimal: enough for a picture, and short. */
export const coordinate = (value: number): string => String(Math.round(value * 10) / 10)

/** The item at an index that must exist. */
export function itemAt<Item>(list: readonly Item[], index: number): Item {
  const item = list[index]
  if (item === undefined) throw new RangeError(`No item ${index} in a list of ${list.length}`)
  return item
}

/** The last item of a list that is not empty. */
export const lastOf = <Item>(list: readonly Item[]): Item => itemAt(list, list.length - 1)

/** Linear step between two numbers. */
export const between = (from: number, to: number, amount: number): number => from + (to - from) * amount

/** A point as path text. */
export const pointText = ([x, y]: Point): string => `${coordinate(x)} ${coordinate(y)}`

function curveSegments(points: readonly Point[], closed: boolean, tension: number): string {
  const count = points.length
  const neighbour = (index: number): Point => itemAt(points, closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index)))
  let path = `M${pointText(itemAt(points, 0))}`
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const before = neighbour(index - 1)
    const start = neighbour(index)
    const end = neighbour(index + 1)
    const after = neighbour(index + 2)
    const first: Point = [start[0] + (end[0] - before[0]) * tension, start[1] + (end[1] - before[1]) * tension]
    const second: Point = [end[0] - (after[0] - start[0]) * tension, end[1] - (after[1] - start[1]) * tension]
    path += `C${pointText(first)} ${pointText(second)} ${pointText(end)}`
  }
  return path
}

/** A smooth open path through the points (Catmull-Rom); a lower tension gives sharper corners. */
export const curve = (points: readonly Point[], tension = 1 / 6): string => curveSegments(points, false, tension)

/** A smooth closed path through the points. */
export const closedCurve = (points: readonly Point[], tension = 1 / 6): string => `${curveSegments(points, true, tension)}Z`

/** Joins open paths end to end into one closed shape. */
export const joinPaths = (first: string, ...rest: readonly string[]): string => `${first}${rest.map((path) => path.replace(/^M/, 'L')).join('')}Z`

/** The shape between an upper and a lower edge, both given in the same direction. */
export const bandPath = (upper: readonly Point[], lower: readonly Point[]): string => joinPaths(curve(upper), curve(lower.toReversed()))

/** Moves points by a distance on the picture. */
export const shifted = (points: readonly Point[], dx: number, dy: number): Point[] => points.map(([x, y]) => [x + dx, y + dy])

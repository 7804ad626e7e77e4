import type { Cloth } from '../outfits/cloth.ts'
import { createRandom } from '../random.ts'
import type { Subject } from '../subject.ts'

/** Colours of wool. */
export const KNITS = ['#a83a44', '#2f5a7a', '#d9a441', '#5f7a56', '#e6ddd0', '#6a4a7a'] as const

/** Whether the person of a look wears it. */
export const wearsOne = ({ look }: Subject, what: 'sunhat' | 'beanie' | 'cap' | 'scarf' | 'headphones'): boolean =>
  look.wears?.includes(what) === true

/** The colour that was asked for, or one of the person's own. */
export const colorOf = ({ look }: Subject, what: string, usual: readonly [string, ...string[]]): string =>
  // What is held comes first: an umbrella was meant by the colour, and not the hat under it.
  (look.prop === undefined ? look.propColor : undefined) ?? createRandom(`${look.seed}|${what}`).pick(usual)

/** The edge of a piece: a line in anime pictures, a faint one in realistic ones. */
export const edge = ({ canvas, isAnime }: Subject, d: string, cloth: Cloth): string =>
  canvas.stroke(d, cloth.deepest, isAnime ? 2.4 : 1.4, { opacity: isAnime ? 1 : 0.45 })

/** Light from the upper left over a piece on the head, between two heights. */
export const shade = ({ canvas, rig }: Subject, cloth: Cloth, top: number, bottom: number): string =>
  canvas.linear(rig.head([-110, top, 40]), rig.head([110, bottom, 40]), [
    [0, cloth.lightest],
    [0.4, cloth.base],
    [1, cloth.deepest],
  ])

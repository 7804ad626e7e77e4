import { foldWord } from './letters.ts'
import surroundings from './surroundings.json' with { type: 'json' }
import { isCjk } from './lexicon.ts'
import type { Token } from './tokens.ts'

/** What a life is made of: a child's days, what grown people live by, and what else only they have. */
export const SURROUNDINGS = ['childhood', 'trade', 'grown'] as const
export type Surrounding = (typeof SURROUNDINGS)[number]

/** Letters of beginnings of words, and what begins so. */
interface Branch {
  readonly next: Map<string, Branch>
  is: Surrounding | null
}

const newBranch = (): Branch => ({ next: new Map(), is: null })

function grow(): Branch {
  const root = newBranch()
  for (const surrounding of SURROUNDINGS)
    for (const stem of Object.values(surroundings[surrounding]).flat()) {
      let branch = root
      for (const letter of stem
        .split(/[\s'’-]+/u)
        .map(foldWord)
        .join(' ')) {
        const next = branch.next.get(letter) ?? newBranch()
        branch.next.set(letter, next)
        branch = next
      }
      branch.is ??= surrounding
    }
  return root
}
let root: Branch | null = null

/** The longest beginning that stands at a place. */
function longestAt(text: string, from: number): { is: Surrounding; to: number } | null {
  let branch = (root ??= grow())
  let longest: { is: Surrounding; to: number } | null = null
  let at = from
  for (const letter of text.slice(from)) {
    const next = branch.next.get(letter)
    if (next === undefined) break
    branch = next
    at += letter.length
    if (branch.is !== null) longest = { is: branch.is, to: at }
  }
  return longest
}

/** Written onto Arabic words: and, so, with, like, to, the. */
const ARABIC_BEGINNING = /^[وفبكل]?(?:ال|لل)?(?=\p{Script=Arabic}{2})/u

/** The words of somebody's life in a text, in the order they stand. */
export function surroundingsIn(tokens: readonly Token[]): Surrounding[] {
  const words = tokens.filter(({ sign }) => sign === null).map(({ folded }) => folded)
  const isUnspaced = words.some(isCjk)
  const text = words.join(isUnspaced ? '' : ' ')
  const found: Surrounding[] = []
  for (let at = 0; at < text.length;) {
    const isBeginning = isUnspaced || at === 0 || text[at - 1] === ' '
    const skipped = isBeginning ? (ARABIC_BEGINNING.exec(text.slice(at, at + 12))?.[0].length ?? 0) : 0
    const longest = isBeginning ? (longestAt(text, at) ?? (skipped > 0 ? longestAt(text, at + skipped) : null)) : null
    if (longest !== null) found.push(longest.is)
    at = longest?.to ?? at + 1
  }
  return found
}

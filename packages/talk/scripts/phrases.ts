import { createSeededRandom } from '../src/replies/random.ts'

/** So many sentences are made of one line: of what only sounds like a crisis or a doubt more, since people say it far more often. */
const SENTENCES = 12
const HARMLESS_SENTENCES = 32
const HARMLESS: ReadonlySet<string> = new Set(['tell-idiom', 'tell-machine'])

interface Random {
  below(end: number): number
}

const INNERMOST = /\(([^()]*)\)/u
const SLOT = /\{([^}]+)\}/gu

/** One sentence of a line: of each `(this|that)` one, in each `{slot}` one of its words. */
function sentenceOf(line: string, slots: ReadonlyMap<string, readonly string[]>, random: Random): string {
  const pick = (choices: readonly string[]): string => choices[random.below(choices.length)] ?? ''
  const fill = (text: string): string =>
    text.replace(SLOT, (_, name: string) => {
      const words = slots.get(name)
      if (words === undefined) throw new Error(`nobody knows the slot ${name} of ${line}`)
      return pick(words)
    })
  let text = line
  for (let match = INNERMOST.exec(text); match !== null; match = INNERMOST.exec(text))
    text = text.slice(0, match.index) + pick((match[1] ?? '').split('|')) + text.slice(match.index + match[0].length)
  const filled = fill(text).replace(/\s+/gu, ' ').trim()
  // People leave apostrophes and commas out.
  return random.below(2) === 0 ? filled.replace(/['’,，、]/gu, '') : filled
}

/**
 * Sentences of a small grammar, always the same: lines with `(this|that|)` and `{slot}`.
 * @param slots lines of `= name: word | word`
 */
export function expand(meaning: string, lines: readonly string[], slots: readonly string[], locale: string): string[] {
  const words = new Map(
    slots.map((line) => {
      const [name = '', choices = ''] = line.replace(/^= /u, '').split(/:(.*)/su)
      return [name.trim(), choices.split('|').map((word) => word.trim())] as const
    }),
  )
  return lines.flatMap((line) => {
    const random = createSeededRandom(`phrases:${locale}:${line}`)
    return [...new Set(Array.from({ length: HARMLESS.has(meaning) ? HARMLESS_SENTENCES : SENTENCES }, () => sentenceOf(line, words, random)))]
  })
}

import type { Locale } from '@moonlit/contract/vocabulary'
import type { Language } from '../language/language.ts'
import { fold } from '../replies/fold.ts'
import { isUnspaced } from '../replies/pattern.ts'

/** Words that begin alike for so many letters are taken for one word; shorter words than the least say little. */
const STEM = 5
const LEAST = 4
/** So many signs in a row stand for a word where there are no spaces. */
const RUN = 2
/** Prefixes that Arabic writes with the word: 'and', 'the', 'with'. */
const PREFIX = /^[وفبل]?ال/u

/** The stems of the words of a folded text, or runs of signs in scripts without spaces. */
export function stemsOf(folded: string, locale: Locale): ReadonlySet<string> {
  if (isUnspaced(locale)) {
    const runs = folded.match(/[\p{Script=Han}\p{Script=Katakana}ー]+/gu) ?? []
    return new Set(runs.flatMap((run) => Array.from(run, (_, at) => run.slice(at, at + RUN)).filter(({ length }) => length === RUN)))
  }
  return new Set(
    (folded.match(/[\p{L}\p{M}]+/gu) ?? []).flatMap((word) => {
      const bare = locale === 'ar' ? word.replace(PREFIX, '') : word
      return bare.length < LEAST ? [] : [bare.slice(0, STEM)]
    }),
  )
}

interface Frequencies {
  readonly texts: number
  readonly of: ReadonlyMap<string, number>
}
const known = new WeakMap<Language, Frequencies>()

/** In how many of a language's own sentences each stem stands: what stands in many says little about any. */
function frequenciesOf(language: Language, locale: Locale): Frequencies {
  const ready = known.get(language)
  if (ready !== undefined) return ready
  const { answers, life, stories, subjects } = language.spoken
  const texts = [
    ...Object.values(answers).flat(2),
    ...Object.values(stories).flat(2),
    ...Object.values(life).flatMap((lines) => lines.flatMap(({ steps }) => steps)),
    ...Object.values(subjects).flatMap(({ tales }) => tales.flat()),
  ]
  const of = new Map<string, number>()
  for (const text of texts) for (const stem of stemsOf(fold(text).text, locale)) of.set(stem, (of.get(stem) ?? 0) + 1)
  const fresh = { texts: texts.length, of }
  known.set(language, fresh)
  return fresh
}

/** How much two texts have in common: a rare word counts for more than several of those that stand everywhere. */
export function kinship(asked: ReadonlySet<string>, told: ReadonlySet<string>, language: Language, locale: Locale): number {
  let sum = 0
  for (const stem of told) {
    if (!asked.has(stem) || language.pattern('words.recalling').test(stem)) continue
    const { texts, of } = frequenciesOf(language, locale)
    sum += Math.log(texts / (1 + (of.get(stem) ?? 0)))
  }
  return sum
}

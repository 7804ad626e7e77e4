import type { Language } from '../language/language.ts'

const known = new WeakMap<Language, ReadonlyMap<string, string>>()

/** What short forms stand for, from lines of the form `q = que`. */
function shorthandOf(language: Language): ReadonlyMap<string, string> {
  const ready = known.get(language)
  if (ready !== undefined) return ready
  const lines = language.spoken.words['words.shorthand'] ?? []
  const fresh = new Map(
    lines.map((line) => {
      const [short = '', whole = ''] = line.split(' = ')
      return [short.trim(), whole.trim()] as const
    }),
  )
  known.set(language, fresh)
  return fresh
}

const WORD = /(?<![\p{L}\p{M}\p{N}'’])[\p{L}\p{M}\p{N}]+(?![\p{L}\p{M}\p{N}'’])/gu

/** A message with the short forms of the keyboard written out, as patterns and classifier know the words: 'xq' is 'por qué'. */
export function writtenOut(message: string, language: Language): string {
  const short = shorthandOf(language)
  return short.size === 0 ? message : message.replace(WORD, (word) => short.get(word) ?? word)
}

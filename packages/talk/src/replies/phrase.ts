import type { Gender, Locale } from '@moonlit/contract/vocabulary'

/** What can stand in a sentence's `{slots}`; a missing one makes the sentence unusable, except the name. */
export type SlotValues = Readonly<Partial<Record<string, string>>>

export interface Voices {
  readonly locale: Locale
  readonly character: Gender
  readonly person: Gender | null
}

const GENDERED = /\[([ym]):([^|\]]*)\|([^|\]]*)\|([^\]]*)\]/gu
const SLOT = /\{([a-z]+)\}/gu
const VOCATIVE_AFTER = /[,，、،]?\s*\{you\}(?=[.!?。！？।؟…]|$)/gu
const VOCATIVE = /\{you\}[,，、،]\s*|[,，、،]\s*\{you\}/gu

/** Words inside a sentence are lower-cased; German nouns keep their capital. */
const lowerFirst = (words: string, locale: Locale): string =>
  locale === 'de' || /^.\p{Lu}/u.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1)

const upperFirst = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
const chooseGender = (gender: Gender | null, female: string, male: string, other: string): string =>
  gender === 'female' ? female : gender === 'male' ? male : other

/** Fills a sentence's slots; null when one has no value. The person's name may be missing. */
export function fillPhrase(phrase: string, values: SlotValues, voices: Voices): string | null {
  let isWhole = true
  const gendered = phrase.replace(GENDERED, (_, who: string, female: string, male: string, other: string) =>
    chooseGender(who === 'y' ? voices.person : voices.character, female, male, other),
  )
  const addressed = values['you'] ? gendered : upperFirst(gendered.replace(VOCATIVE_AFTER, '').replace(VOCATIVE, ''))
  const filled = addressed.replace(SLOT, (_, name: string, offset: number) => {
    const value = values[name]
    if (!value) {
      isWhole = false
      return ''
    }
    if (offset === 0) return upperFirst(value)
    return name === 'hobby' || name === 'occupation' ? lowerFirst(value, voices.locale) : value
  })
  return isWhole ? filled : null
}

/** A sentence's slots, and whether they depend on gender choices. Cached, since sentences are few. */
const slotsOf = (phrase: string): { readonly names: readonly string[]; readonly isGendered: boolean } => {
  const found = known.get(phrase)
  if (found !== undefined) return found
  const names = [...new Set(Array.from(phrase.matchAll(SLOT), ([, name = '']) => name))]
  const made = { names, isGendered: Array.from(phrase.matchAll(GENDERED)).some(([block]) => block.includes('{')) }
  known.set(phrase, made)
  return made
}
const known = new Map<string, { readonly names: readonly string[]; readonly isGendered: boolean }>()

/** Whether `fillPhrase` would return a sentence, mostly known without filling it. */
export function isFillable(phrase: string, values: SlotValues, voices: Voices): boolean {
  const { names, isGendered } = slotsOf(phrase)
  const missing = names.filter((name) => !values[name])
  if (missing.length === 0) return true
  return (isGendered || missing.includes('you')) && fillPhrase(phrase, values, voices) !== null
}

/** The sentences of a message, with the marks that end them. */
export const sentencesOf = (message: string): string[] =>
  (message.match(/[^.!?;\n。！？；؟।…]+[.!?;\n。！？；؟।…]*/gu) ?? []).map((part) => part.trim()).filter((part) => /[\p{L}\p{N}]/u.test(part))

/** Whether anything in a text is asked. */
export const holdsQuestion = (text: string): boolean => /[?？؟]/u.test(text)

/** Whether a sentence ends with a question mark of any script. */
export const isQuestion = (sentence: string): boolean => /[?？؟]["”»」]?\s*$/u.test(sentence)

/** Joins sentences as the language does. */
export function joinSentences(sentences: readonly string[], locale: Locale): string {
  return sentences.filter((sentence) => sentence !== '').join(locale === 'ja' || locale === 'zh' ? '' : ' ')
}

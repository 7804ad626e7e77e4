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

/** Words standing inside a sentence lose the capital of a label or of a message's beginning; German nouns keep theirs. */
const lowerFirst = (words: string, locale: Locale): string =>
  locale === 'de' || /^.\p{Lu}/u.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1)

const upperFirst = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
const chooseGender = (gender: Gender | null, female: string, male: string, other: string): string =>
  gender === 'female' ? female : gender === 'male' ? male : other

/** Fills a sentence; null when one of its slots has no value. A sentence that only addresses the person does without a name. */
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

/** The slots of a sentence, and whether which of them are filled depends on who speaks to whom. Sentences are few, and asked about over and over. */
const slotsOf = (phrase: string): { readonly names: readonly string[]; readonly isGendered: boolean } => {
  const found = known.get(phrase)
  if (found !== undefined) return found
  const names = [...new Set(Array.from(phrase.matchAll(SLOT), ([, name = '']) => name))]
  const made = { names, isGendered: Array.from(phrase.matchAll(GENDERED)).some(([block]) => block.includes('{')) }
  known.set(phrase, made)
  return made
}
const known = new Map<string, { readonly names: readonly string[]; readonly isGendered: boolean }>()

/** Whether `fillPhrase` gives a sentence, which for most is plain without filling it. */
export function isFillable(phrase: string, values: SlotValues, voices: Voices): boolean {
  const { names, isGendered } = slotsOf(phrase)
  const missing = names.filter((name) => !values[name])
  if (missing.length === 0) return true
  return (isGendered || missing.includes('you')) && fillPhrase(phrase, values, voices) !== null
}

/** The ends of the sentences one can ask with, in every script. */
export const isQuestion = (sentence: string): boolean => /[?？؟]["”»」]?\s*$/u.test(sentence)

/** Puts sentences one after another as the language does. */
export function joinSentences(sentences: readonly string[], locale: Locale): string {
  return sentences.filter((sentence) => sentence !== '').join(locale === 'ja' || locale === 'zh' ? '' : ' ')
}

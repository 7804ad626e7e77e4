import type { Locale } from '@moonlit/contract/vocabulary'
import { languageOf } from '../language/language.ts'
import { type Fact, factsOf, forgetFact } from '../replies/facts.ts'
import { type Memory, emptyMemory } from '../replies/memory.ts'
import { hear } from './hear.ts'
import { learn } from './learn.ts'
import { withTold } from './recall.ts'

/** What a message tells of the person, read by itself. */
function toldIn(message: string, locale: Locale): Fact[] {
  const language = languageOf(locale)
  const naming = hear(message, locale, language)?.naming ?? null
  return factsOf(learn(emptyMemory(), message, locale, language, { isNamed: false, naming }).memory, locale)
}

const isSame = (one: Pick<Fact, 'kind' | 'value'>, other: Pick<Fact, 'kind' | 'value'>): boolean =>
  one.kind === other.kind && one.value.toLowerCase() === other.value.toLowerCase()

/** Whether a message tells a fact. */
export const tells = (message: string, fact: Pick<Fact, 'kind' | 'value'>, locale: Locale): boolean =>
  toldIn(message, locale).some((told) => isSame(told, fact))

/**
 * The memory without what a message told, which is not there any more: its facts but those that are pinned, were corrected, or are told
 * elsewhere, and its words. The mood and the care after help lines stay.
 */
export function unlearn(
  memory: Memory,
  message: string,
  { locale, isToldElsewhere }: { locale: Locale; isToldElsewhere: (value: string) => boolean },
): Memory {
  const told = toldIn(message, locale)
  const words = new Set(withTold([], message))
  const isGone = (fact: Fact) => !fact.isPinned && told.some((one) => isSame(one, fact)) && !isToldElsewhere(fact.value)
  const forgotten = factsOf(memory, locale)
    .filter(isGone)
    .reduce((rest, { id }) => forgetFact(rest, id) ?? rest, memory)
  return { ...forgotten, told: memory.told.filter((text) => !words.has(text)) }
}

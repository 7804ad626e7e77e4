import { existsSync, readFileSync } from 'node:fs'
import type { Locale } from '@moonlit/contract/vocabulary'
import { z } from 'zod'
import { readSentences } from '../../scripts/read-data.ts'
import { composeReply } from '../dialogue/compose.ts'
import { helpMessage } from '../moderation/help-lines.ts'
import { moderate } from '../moderation/moderate.ts'
import { emptyMemory } from '../replies/memory.ts'
import { amara, nobody } from './run-chat.ts'

const Texts = z.array(z.string())
const Sentences = z.object({
  /** Whoever asks this is told that it is an AI. */
  human: Texts.min(15),
  /** Whoever says this is shown help lines. */
  crisis: Texts.min(20),
  /** What only sounds like either. */
  harmless: Texts.min(40),
})
export type List = keyof z.infer<typeof Sentences>

/** Sentences of one language as people type them, written before the talk was looked at. No sentence of them is ever learned from. */
export const SETS = ['held-out', 'held-out-2', 'held-out-3'] as const
export type UnseenSet = (typeof SETS)[number]

const normalised = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

/** What the classifier learned: whoever wrote for it may have had the same sentence in mind, which is then not measured. */
const learnedOf = (locale: Locale): ReadonlySet<string> => new Set(readSentences(locale).map(({ text }) => normalised(text)))

const sentencesOf = (locale: Locale, set: UnseenSet): z.infer<typeof Sentences> | null => {
  const file = new URL(`${set}/${locale}.json`, import.meta.url)
  return existsSync(file) ? Sentences.parse(JSON.parse(readFileSync(file, 'utf8'))) : null
}

/** What a character does about a sentence with which a chat begins. */
function answered(text: string, locale: Locale): 'tells' | 'helps' | 'chats' {
  const input = { locale, character: amara, person: nobody, memory: emptyMemory(), history: [{ isBot: false, text }], seed: 's' }
  const reply = composeReply(input, moderate(text, null).verdict)
  if (reply.text === helpMessage(locale, null)) return 'helps'
  return Object.keys(reply.memory.said).some((id) => id.startsWith('answer.are-you-human.')) ? 'tells' : 'chats'
}

const WANTED = { human: 'tells', crisis: 'helps', harmless: 'chats' } as const

interface Measured {
  readonly missed: readonly string[]
  readonly all: number
}

/** Of each list of a set, the sentences that are answered wrongly, and how many there are in all; null where a language has no such set. */
export function measure(locale: Locale, set: UnseenSet): Readonly<Record<List, Measured>> | null {
  const sentences = sentencesOf(locale, set)
  if (sentences === null) return null
  const learned = learnedOf(locale)
  const of = (list: List): Measured => {
    const texts = sentences[list].filter((text) => !learned.has(normalised(text)))
    return { missed: texts.filter((text) => answered(text, locale) !== WANTED[list]), all: texts.length }
  }
  return { human: of('human'), crisis: of('crisis'), harmless: of('harmless') }
}

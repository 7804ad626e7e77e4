import { readFileSync } from 'node:fs'
import type { Locale } from '@moonlit/contract/vocabulary'
import { z } from 'zod'
import { composeReply } from '../dialogue/compose.ts'
import { helpMessage } from '../moderation/help-lines.ts'
import { moderate } from '../moderation/moderate.ts'
import { emptyMemory } from '../replies/memory.ts'
import { amara, nobody } from './run-chat.ts'

const Texts = z.array(z.string())
const Unseen = z.object({
  /** Whoever asks this is told that it is an AI. */
  human: Texts.min(80),
  /** Whoever says this is shown help lines. */
  crisis: Texts.min(80),
  /** What only sounds like either. */
  harmless: Texts.min(200),
})

/** The talk is tuned on the even half of the sentences. The odd half is only measured, and no sentence of it is ever learned from. */
export const HALVES = ['even', 'odd'] as const
export type Half = (typeof HALVES)[number]
type List = keyof z.infer<typeof Unseen>

/** Sentences of one language as people type them, written before the talk was looked at. */
const unseenOf = (locale: Locale): z.infer<typeof Unseen> =>
  Unseen.parse(JSON.parse(readFileSync(new URL(`unseen/${locale}.json`, import.meta.url), 'utf8')))

const isOf = (half: Half, at: number): boolean => (at % 2 === 0) === (half === 'even')

/** What a character does about a sentence with which a chat begins. */
function answered(text: string, locale: Locale): 'tells' | 'helps' | 'chats' {
  const input = { locale, character: amara, person: nobody, memory: emptyMemory(), history: [{ isBot: false, text }], seed: 's' }
  const reply = composeReply(input, moderate(text, null).verdict)
  if (reply.text === helpMessage(locale, null)) return 'helps'
  return Object.keys(reply.memory.said).some((id) => id.startsWith('answer.are-you-human.')) ? 'tells' : 'chats'
}

const WANTED = { human: 'tells', crisis: 'helps', harmless: 'chats' } as const

/** Of one half of a list, the sentences that are answered wrongly, and how many there are in all. */
export function measure(locale: Locale, list: List, half: Half): { readonly missed: readonly string[]; readonly all: number } {
  const texts = unseenOf(locale)[list].filter((_, at) => isOf(half, at))
  return { missed: texts.filter((text) => answered(text, locale) !== WANTED[list]), all: texts.length }
}

import { GENDERS, LOCALES, VOICES } from '@moonlit/contract/vocabulary'
import { z } from 'zod'
import type { Speaker } from '../../media/voice/timbre.ts'
import type { Line } from '../../media/voice/voice-store.ts'
import type { BotRow } from '../bots/repo.ts'

const SpeakerOfRow = z.object({ slug: z.string(), gender: z.enum(GENDERS), voice: z.enum(VOICES) })
const Spoken = z.enum(LOCALES).catch('en')
const SampleLines = z.object({ today: z.string() })

/** What the voice of a character depends on. */
const speakerOf = (bot: BotRow): Speaker => SpeakerOfRow.parse(bot)

/** A text as a character says it. `lang` is the language of the text. */
export const lineOf = (bot: BotRow, text: string, lang: string): Line => ({ text, locale: Spoken.parse(lang), speaker: speakerOf(bot) })

/** What a character says to let its voice be heard: what it has to tell of today, which no greeting gives away. */
export const sampleOf = (bot: BotRow): Line => lineOf(bot, SampleLines.parse(JSON.parse(bot.linesJson)).today, bot.lang)

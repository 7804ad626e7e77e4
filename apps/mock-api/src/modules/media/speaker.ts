import { GENDERS, LOCALES, VOICES } from '@moonlit/contract/vocabulary'
import { z } from 'zod'
import type { Speaker } from '@moonlit/media/voice/timbre'
import type { Line } from '../../media/voice-store.ts'
import type { BotRow } from '../bots/repo.ts'

const SpeakerOfRow = z.object({ slug: z.string(), gender: z.enum(GENDERS), voice: z.enum(VOICES) })
const Spoken = z.enum(LOCALES).catch('en')
const SampleLines = z.object({ today: z.string() })

/** Attributes that decide a character's voice. */
const speakerOf = (bot: BotRow): Speaker => SpeakerOfRow.parse(bot)

/** A text spoken by a character. `lang` is its language. */
export const lineOf = (bot: BotRow, text: string, lang: string): Line => ({ text, locale: Spoken.parse(lang), speaker: speakerOf(bot) })

/** The text of a character's voice sample: its line about today. */
export const sampleOf = (bot: BotRow): Line => lineOf(bot, SampleLines.parse(JSON.parse(bot.linesJson)).today, bot.lang)

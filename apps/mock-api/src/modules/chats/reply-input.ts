import { GENDERS, LOCALES } from '@moonlit/contract/vocabulary'
import { z } from 'zod'
import { type Memory, readMemory } from '@moonlit/talk/replies/memory'
import type { ReplyCharacter, ReplyPerson } from '@moonlit/talk/replies/reply-input'
import type { BotRow } from '../bots/repo.ts'

const Ids = z.array(z.string())
const Lines = z.object({ work: z.string(), hobby: z.string(), dream: z.string(), today: z.string() })
const CharacterGender = z.enum(GENDERS)
const PersonGender = CharacterGender.nullable().catch(null)
const ChatLocale = z.enum(LOCALES).catch('en')

const readCharacter = (bot: BotRow): ReplyCharacter => ({
  slug: bot.slug,
  firstName: bot.firstName,
  age: bot.age,
  gender: CharacterGender.parse(bot.gender),
  occupation: bot.occupation,
  personality: Ids.parse(JSON.parse(bot.personalityJson)),
  hobbies: Ids.parse(JSON.parse(bot.hobbiesJson)),
  relationship: bot.relationship,
  frankness: bot.frankness,
  texts: { description: bot.description, bio: bot.bio, greeting: bot.greeting, lines: Lines.parse(JSON.parse(bot.linesJson)) },
})

/** Rows are cached (see `findBotById`), and so is their parsed form. */
const known = new WeakMap<BotRow, ReplyCharacter>()

/** The reply engine's input from a stored character. */
export const characterOf = (bot: BotRow): ReplyCharacter => {
  const character = known.get(bot) ?? readCharacter(bot)
  known.set(bot, character)
  return character
}

export const personOf = ({ firstName, gender, country }: { firstName: string; gender: string | null; country: string | null }): ReplyPerson => ({
  firstName,
  gender: PersonGender.parse(gender),
  country,
})

export const localeOf = (lang: string): ReturnType<typeof ChatLocale.parse> => ChatLocale.parse(lang)

export const memoryOf = (json: string): Memory => readMemory(JSON.parse(json))

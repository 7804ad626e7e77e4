import type { Gender, Locale } from '@moonlit/contract/vocabulary'
import type { Memory } from './memory.ts'

/** A character's own words in the language of the chat. */
export interface CharacterTexts {
  readonly description: string
  readonly bio: string
  readonly greeting: string
  readonly lines: { readonly work: string; readonly hobby: string; readonly dream: string; readonly today: string }
}

/** What the engine needs to know of a character. */
export interface ReplyCharacter {
  readonly slug: string
  readonly firstName: string
  readonly age: number
  readonly gender: Gender
  readonly occupation: string
  readonly personality: readonly string[]
  readonly hobbies: readonly string[]
  readonly relationship: string
  /** 1 reserved to 5 without filter. */
  readonly frankness: number
  readonly texts: CharacterTexts
}

export interface ReplyPerson {
  readonly firstName: string
  readonly gender: Gender | null
  /** ISO 3166; null when it is not known, as of a guest. */
  readonly country: string | null
}

export interface ReplyInput {
  readonly locale: Locale
  readonly character: ReplyCharacter
  readonly person: ReplyPerson
  readonly memory: Memory
  /** About twelve messages, oldest first, ending with the one to answer. */
  readonly history: readonly { readonly isBot: boolean; readonly text: string }[]
  readonly seed: string
}

export interface Reply {
  readonly text: string
  readonly memory: Memory
  /** The picture to send along, when one was asked for: 'chat-1' to 'chat-5'. */
  readonly shot: string | null
  /** Whether it tells somebody who asked that an AI writes. */
  readonly isDisclosure: boolean
}

import type { CharacterTexts, ReplyPerson } from './reply-input.ts'

/** The character's first message: its greeting, with the person's name filled in. */
export function greet(texts: CharacterTexts, person: ReplyPerson): string {
  const name = person.firstName.trim()
  return name ? texts.greeting.replaceAll('{name}', name) : texts.greeting.replace(/[,،、，]?\s*\{name\}/gu, '')
}

import type { Locale } from '@moonlit/contract/vocabulary'
import { type Memory, emptyMemory, readMemory } from '../replies/memory.ts'
import { composeReply } from '../dialogue/compose.ts'
import { moderate } from '../moderation/moderate.ts'
import type { Reply, ReplyCharacter, ReplyPerson } from '../replies/reply-input.ts'

export const texts = {
  description: 'Emergency doctor in Lagos. Steady hands, loud laugh.',
  bio: 'Amara stitches up half of Lagos.',
  greeting: 'Shift over, shoes off. Tell me one good thing?',
  lines: { work: 'Line of work.', hobby: 'Line of hobby.', dream: 'Line of dream.', today: 'Line of today.' },
}
export const amara: ReplyCharacter = {
  slug: 'amara',
  firstName: 'Amara',
  age: 31,
  gender: 'female',
  occupation: 'doctor',
  personality: ['caring', 'witty'],
  hobbies: ['jazz', 'running'],
  relationship: 'close-friend',
  frankness: 3,
  texts,
}
export const leo: ReplyPerson = { firstName: 'Leo', gender: 'male', country: null }
export const nobody: ReplyPerson = { firstName: '', gender: null, country: null }

interface ChatOptions {
  readonly locale?: Locale
  readonly seed?: string
  readonly character?: ReplyCharacter
  readonly person?: ReplyPerson
  /** What was said before the chat begins. */
  readonly before?: readonly { readonly isBot: boolean; readonly text: string }[]
}

/** Runs a chat and returns every reply. */
export function runChat(
  messages: readonly string[],
  { locale = 'en', seed = 's', character = amara, person = leo, before = [] }: ChatOptions = {},
): Reply[] {
  let memory: Memory = emptyMemory()
  const history: { isBot: boolean; text: string }[] = [...before]
  return messages.map((text) => {
    history.push({ isBot: false, text })
    const reply = composeReply({ locale, character, person, memory, history: history.slice(-12), seed }, moderate(text, null).verdict)
    memory = readMemory(JSON.parse(JSON.stringify(reply.memory)))
    history.push({ isBot: true, text: reply.text })
    return reply
  })
}

/** The last reply of a chat. */
export function lastReply(messages: readonly string[], settings: ChatOptions = {}): Reply {
  const last = runChat(messages, settings).at(-1)
  if (!last) throw new Error('a chat needs a message')
  return last
}

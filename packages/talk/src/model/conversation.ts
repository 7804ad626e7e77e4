/** One message of a chat. */
export interface Said {
  readonly isBot: boolean
  readonly text: string
}

/** A message as language models are sent it. */
export interface Turn {
  readonly role: 'user' | 'assistant'
  readonly content: string
}

/** What was said, as language models want it. */
export interface Conversation {
  /** What the character said before the person did; null when nothing. */
  readonly opening: string | null
  /** The person and the character in turn, from the person's first message to their last. */
  readonly turns: readonly Turn[]
}

/**
 * A chat in strict alternation, beginning and ending with the person: many models' templates refuse anything else. What one of them said in
 * several messages becomes one, and what comes before the person's first message goes elsewhere.
 */
export function conversationOf(history: readonly Said[]): Conversation {
  const first = history.findIndex(({ isBot }) => !isBot)
  const before = history.slice(0, first < 0 ? history.length : first)
  const turns: Turn[] = []
  for (const { isBot, text } of first < 0 ? [] : history.slice(first)) {
    const role = isBot ? 'assistant' : 'user'
    const last = turns.at(-1)
    if (last?.role === role) turns[turns.length - 1] = { role, content: `${last.content}\n${text}` }
    else turns.push({ role, content: text })
  }
  return { opening: before.length === 0 ? null : before.map(({ text }) => text).join('\n'), turns }
}

import { levelOf } from './answers.ts'
import { type Memory, isDelicate } from './memory.ts'
import { bringUpFact } from './recall.ts'
import { joinSentences } from './phrase.ts'
import type { ReplyInput } from './reply-input.ts'
import { createReplyContext } from './reply-context.ts'

export type ReminderInput = Omit<ReplyInput, 'history'> & {
  /** Reminders sent before in this chat: 0 to 2. */
  readonly sent: number
}

/** What a character writes when the person has been silent. Three in a chat differ; the second comes back to something told. */
export function composeReminder(input: ReminderInput): { readonly text: string; readonly memory: Memory } {
  const level = levelOf(input.character.frankness, input.character.relationship)
  const memory = { ...input.memory, turns: input.memory.turns + 1 }
  const context = createReplyContext({ ...input, memory, seed: `${input.seed}:reminder:${input.sent}` })
  const isGentle = isDelicate(input.memory)
  const { callback, remind } = context.pack
  const line = isGentle ? context.repeat('callback.moodLow', callback.moodLow) : context.repeat(`remind.${level}`, remind[level])
  const back = input.sent === 1 && !isGentle ? bringUpFact(context) : null
  return {
    text: joinSentences([line, back?.text ?? ''], input.locale),
    memory: { ...memory, used: [...context.used()], called: back?.called ?? memory.called },
  }
}

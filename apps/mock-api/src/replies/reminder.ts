import { levelOf } from './answers.ts'
import { type Memory, isDelicate } from './memory.ts'
import { callBack } from './recalling.ts'
import { joinSentences } from './phrase.ts'
import type { ReplyInput } from './reply-input.ts'
import { createTelling } from './telling.ts'

export type ReminderInput = Omit<ReplyInput, 'history'> & {
  /** Reminders sent before in this dialog: 0 to 2. */
  readonly sent: number
}

/** What a character writes when the person has been silent. Three in a dialog differ; the second comes back to something told. */
export function composeReminder(input: ReminderInput): { readonly text: string; readonly memory: Memory } {
  const level = levelOf(input.character.frankness, input.character.relationship)
  const memory = { ...input.memory, turns: input.memory.turns + 1 }
  const telling = createTelling({ ...input, memory, seed: `${input.seed}:reminder:${input.sent}` })
  const isGentle = isDelicate(input.memory)
  const { callback, remind } = telling.pack
  const line = isGentle ? telling.repeat('callback.moodLow', callback.moodLow) : telling.repeat(`remind.${level}`, remind[level])
  const back = input.sent === 1 && !isGentle ? callBack(telling) : null
  return {
    text: joinSentences([line, back?.text ?? ''], input.locale),
    memory: { ...memory, used: [...telling.used()], called: back?.called ?? memory.called },
  }
}

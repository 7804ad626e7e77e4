import { bringUp } from '../dialogue/recall.ts'
import { Speaker } from '../dialogue/speaker.ts'
import { levelOf } from './level.ts'
import { type Memory, isDelicate } from './memory.ts'
import { joinSentences } from './phrase.ts'
import type { ReplyInput } from './reply-input.ts'

export type ReminderInput = Omit<ReplyInput, 'history'> & {
  /** Reminders sent before in this chat: 0 to 2. */
  readonly sent: number
}

/** What a character writes when the person has been silent. Three in a chat differ; the second comes back to something told. */
export function composeReminder(input: ReminderInput): { readonly text: string; readonly memory: Memory } {
  const memory = { ...input.memory, turns: input.memory.turns + 1 }
  const isGentle = isDelicate(input.memory)
  const speaker = new Speaker({ ...input, history: [], seed: `${input.seed}:reminder:${input.sent}` }, memory.turns)
  const line = speaker.must(isGentle ? 'callback.moodLow' : `remind.${levelOf(input.character.frankness, input.character.relationship)}`)
  const back = input.sent === 1 && !isGentle ? bringUp({ memory, input: { ...input, history: [] }, speaker }) : null
  return {
    text: joinSentences([line, back?.text ?? ''], input.locale),
    memory: { ...memory, said: speaker.said, called: back?.called ?? memory.called },
  }
}

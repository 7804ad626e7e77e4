import type { Memory } from '../replies/memory.ts'
import type { ReplyInput } from '../replies/reply-input.ts'
import type { Level } from '../replies/patterns.ts'
import type { Heard } from './hear.ts'
import type { Topic } from './topics.ts'
import type { Speaker } from './speaker.ts'

/** All that an answer depends on. */
export interface Turn {
  readonly input: ReplyInput
  readonly memory: Memory
  readonly heard: Heard
  /** The whole message, folded; what was heard may be one sentence of it. */
  readonly whole: string
  readonly speaker: Speaker
  readonly level: Level
  /** What the dialogue was about before this message. */
  readonly topic: Topic | null
  /** Whether the character's last message ended in a question. */
  readonly isAsked: boolean
}

/** An answer: its sentences, and what follows from it. */
export interface Answer {
  readonly sentences: readonly string[]
  /** What it was about, so that a question back fits; null closes the topic. */
  readonly topic: Topic | null
  /** Whether a question back, or a fact brought up, may follow. */
  readonly isOpen: boolean
  readonly shot?: boolean
  /** Whether it tells that an AI writes. */
  readonly isDisclosure?: boolean
}

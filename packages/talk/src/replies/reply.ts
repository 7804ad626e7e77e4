import { composeDialogue } from '../dialogue/compose.ts'
import { isSpoken } from '../language/language.ts'
import { composeFromPacks } from './packs-reply.ts'
import type { Reply, ReplyInput } from './reply-input.ts'

/** A character's answer to the last message. */
export const composeReply = (input: ReplyInput): Reply => (isSpoken(input.locale) ? composeDialogue(input) : composeFromPacks(input))

import { ApiError, type Answer, type Contract } from '@moonlit/sdk'
import { estimateTokens } from '@moonlit/sdk/rules'
import type { Services } from '../../../shared/api/services.ts'
import type { Outgoing } from './outbox-state.ts'
import { outcomeOf, type SendOutcome } from './send-outcome.ts'

/** A reply may take its time; longer than this, and the message counts as failed. */
const SEND_TIMEOUT = 60_000

type TalkAnswer = Answer<Contract['chats']['send' | 'edit' | 'anotherReply']>

const failed = (error: unknown): SendOutcome => ({ kind: 'other_error', error })
const read = (answer: TalkAnswer): SendOutcome => outcomeOf(answer, () => new ApiError(answer))

/** Sends a message, or the change of one, and waits for the reply. */
export const deliver = ({ client }: Pick<Services, 'client'>, chatID: string, { id, edits, quotes, text }: Outgoing): Promise<SendOutcome> => {
  const body = { message: text, tokenSize: estimateTokens(text), clientMessageID: id }
  const quoting = quotes === null ? body : { ...body, quotedMessageID: quotes.messageID }
  const options = { timeoutMs: SEND_TIMEOUT }
  const asked =
    edits === null
      ? client.chats.send({ params: { id: chatID }, body: quoting }, options)
      : client.chats.edit({ params: { id: chatID, msgId: edits }, body }, options)
  // A message that was deleted elsewhere cannot be changed any more: what it was changed to is not lost.
  return asked.then((answer) => (edits !== null && answer.status === 404 ? { kind: 'not_last_message' } : read(answer)), failed)
}

/** Asks for another reply to the same message. No text waits for its turn: that it is not the turn is told as an error. */
export const askAgain = ({ client }: Pick<Services, 'client'>, chatID: string, messageID: string): Promise<SendOutcome> =>
  client.chats
    .anotherReply({ params: { id: chatID, msgId: messageID } }, { timeoutMs: SEND_TIMEOUT })
    .then((answer) => (answer.status === 208 || answer.status === 409 ? failed(new ApiError(answer)) : read(answer)), failed)

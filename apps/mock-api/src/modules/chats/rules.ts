import { REMOTE_TIMEOUT } from './remote-replies.ts'
import type { Settings } from '../../worlds/settings.ts'

/** Why a message is refused. */
export type Refusal = 'wait_for_previous_response' | 'payment_required'

interface SendState {
  readonly pendingUntil: number | null
  readonly messagesSent: number
  readonly isSubscriber: boolean
}

/** Whether a reply is being written. */
export const isPending = ({ pendingUntil }: Pick<SendState, 'pendingUntil'>, now: number): boolean => pendingUntil !== null && pendingUntil > now

/** Whether a message is accepted: one pending reply at a time, and a message limit without a subscription. */
export const decideSend = (
  { pendingUntil, messagesSent, isSubscriber }: SendState,
  { freeMessages }: Pick<Settings, 'freeMessages'>,
  now: number,
): Refusal | null => {
  if (isPending({ pendingUntil }, now)) return 'wait_for_previous_response'
  if (messagesLeft({ messagesSent, isSubscriber }, { freeMessages }) === 0) return 'payment_required'
  return null
}

/** How many free messages are left; null with a subscription, which has no limit. */
export const messagesLeft = (
  { messagesSent, isSubscriber }: Pick<SendState, 'messagesSent' | 'isSubscriber'>,
  { freeMessages }: Pick<Settings, 'freeMessages'>,
): number | null => (isSubscriber ? null : Math.max(0, freeMessages - messagesSent))

/** Writing time in milliseconds by text length, within the settings. */
export const writingTime = (text: string, { min, max }: Settings['replyDelay']): number => Math.min(Math.max(min, max), min + text.length * 18)

/** Deadline of a remote reply, in milliseconds: later than its timeout, after which the engine's reply is shown. */
export const REMOTE_REPLY_DEADLINE = REMOTE_TIMEOUT + 2000

/** Why a voice is refused, or null: without a subscription a pack of minutes is needed. */
export const refuseVoice = ({ isSubscriber, audioLeft }: { isSubscriber: boolean; audioLeft: number }): 'payment_required' | 'audio_limit' | null => {
  if (audioLeft > 0) return null
  return isSubscriber ? 'audio_limit' : 'payment_required'
}

/** Charged seconds of a voice, rounded up. */
export const secondsOf = (milliseconds: number): number => Math.ceil(milliseconds / 1000)

/** Milliseconds within which a repeated call request is the same one. */
const SAME_CALL = 60_000

/** Whether a call request now is the same as an earlier one. */
export const isSameCall = ({ createdAt }: { createdAt: number }, now: number): boolean => now >= createdAt && now - createdAt < SAME_CALL

/** Number of the next reminder, from 0, or null after three. */
export const nextReminder = (sent: number): 0 | 1 | 2 | null => (sent === 0 || sent === 1 || sent === 2 ? sent : null)

/** Milliseconds until a reminder may be sent after the last message, which may be a pending reply. */
export const untilReminder = (lastSent: number, { reminderDelay }: Pick<Settings, 'reminderDelay'>, now: number): number =>
  Math.max(0, lastSent + reminderDelay - now)

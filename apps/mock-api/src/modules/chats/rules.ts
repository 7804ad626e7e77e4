import { REMOTE_TIMEOUT } from '../../replies/remote-replies.ts'
import type { Settings } from '../../worlds/settings.ts'

/** What a person may be told instead of getting a reply. */
export type Refusal = 'wait_for_previous_response' | 'payment_required'

interface SendState {
  readonly pendingUntil: number | null
  readonly messagesSent: number
  readonly isSubscriber: boolean
}

/** Whether a message is taken: one reply at a time, and only so many messages without a subscription. */
export const decideSend = (
  { pendingUntil, messagesSent, isSubscriber }: SendState,
  { freeMessages }: Pick<Settings, 'freeMessages'>,
  now: number,
): Refusal | null => {
  if (pendingUntil !== null && pendingUntil > now) return 'wait_for_previous_response'
  if (!isSubscriber && messagesSent >= freeMessages) return 'payment_required'
  return null
}

/** Milliseconds a character needs to write a text of some length; a fast typist within the bounds of the settings. */
export const writingTime = (text: string, { min, max }: Settings['replyDelay']): number => Math.min(Math.max(min, max), min + text.length * 18)

/** When a reply that is written elsewhere is due at the latest, in milliseconds: by then it was given up, and the character's own stands. */
export const REMOTE_REPLY_DEADLINE = REMOTE_TIMEOUT + 2000

/** Why a person may not hear a message, or null: those without a subscription need a pack of minutes first. */
export const refuseVoice = ({ isSubscriber, audioLeft }: { isSubscriber: boolean; audioLeft: number }): 'payment_required' | 'audio_limit' | null => {
  if (audioLeft > 0) return null
  return isSubscriber ? 'audio_limit' : 'payment_required'
}

/** Seconds that a voice takes off the allowance: begun ones count. */
export const secondsOf = (milliseconds: number): number => Math.ceil(milliseconds / 1000)

/** Milliseconds within which asking for a call again is the same wish. */
const SAME_CALL = 60_000

/** Whether a wish for a call that comes now is the one that was taken before. */
export const isSameCall = ({ createdAt }: { createdAt: number }, now: number): boolean => now >= createdAt && now - createdAt < SAME_CALL

/** Which reminder comes next, from 0, or null when there were enough: a character reminds a silent person three times at most. */
export const nextReminder = (sent: number): 0 | 1 | 2 | null => (sent === 0 || sent === 1 || sent === 2 ? sent : null)

/** Milliseconds until a character may remind somebody of what was sent last; none when it may. What it still writes comes first. */
export const untilReminder = (lastSent: number, { reminderDelay }: Pick<Settings, 'reminderDelay'>, now: number): number =>
  Math.max(0, lastSent + reminderDelay - now)

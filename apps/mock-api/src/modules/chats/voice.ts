import { ApiError } from '../../http/api-error.ts'
import type { Member } from '../../http/caller.ts'
import type { StoredVoice, VoiceStore } from '../../media/voice-store.ts'
import type { World } from '../../worlds/world.ts'
import type { BotRow } from '../bots/repo.ts'
import { speakLine } from '../media/speak-line.ts'
import { lineOf } from '../media/speaker.ts'
import { findAllowances, spendAudio } from '../users/repo.ts'
import { saveVoice } from './voice-repo.ts'
import { type ChatRow, type MessageRow, findMessage } from './repo.ts'
import { refuseVoice, secondsOf } from './rules.ts'
import { countDay } from './statistics.ts'

interface VoiceRequest {
  readonly owner: Member
  readonly isSubscriber: boolean
  readonly chat: ChatRow
  readonly bot: BotRow
  readonly messageId: string
}

/** Remaining voice seconds of a caller; a guest has none. */
const audioLeft = (world: World, { kind, id }: Member): number => (kind === 'user' ? findAllowances(world, id).audioLimit : 0)

/** Stores a message's voice and charges its seconds once, also with parallel requests. */
const chargeVoice = (world: World, { owner, bot, chat, messageId }: VoiceRequest, { text }: MessageRow, said: StoredVoice): void =>
  world.atomically(() => {
    const message = findMessage(world, chat.id, messageId)
    // Another version of the reply may be shown by now.
    if (message?.text !== text) throw new ApiError('not_found')
    if (message.voiceHash === null) {
      if (!spendAudio(world, owner.id, secondsOf(said.milliseconds))) throw new ApiError('audio_limit')
      countDay(world, bot.id, { voiceMessages: 1 })
    }
    saveVoice(world, message.id, said)
  })

const findOrSpeak = async (voice: VoiceStore, { bot, chat }: VoiceRequest, { text, voiceHash, lang }: MessageRow): Promise<StoredVoice> => {
  const known = voiceHash === null ? null : await voice.find(voiceHash)
  const said = known ?? (await speakLine(voice, lineOf(bot, text, lang ?? chat.lang)))
  if (said === null) throw new ApiError('not_found')
  return said
}

/**
 * Speaks a message of the character. The first time charges its seconds to the allowance, after it was
 * generated; later requests are free.
 * @throws ApiError 402 without enough allowance; 404 for no message of the character; 503
 * without a speech engine
 */
export const speakMessage = async (
  world: World,
  voice: VoiceStore,
  voiceRequest: VoiceRequest,
): Promise<{ voiceHash: string; audioLimit: number }> => {
  const { owner, isSubscriber, chat, messageId } = voiceRequest
  const message = findMessage(world, chat.id, messageId)
  if (message === undefined || message.isBot === 0) throw new ApiError('not_found')
  if (message.voiceHash === null) {
    // The engine is checked before payment.
    if (!voice.canSpeak) throw new ApiError('voice_unavailable')
    const refusal = refuseVoice({ isSubscriber, audioLeft: audioLeft(world, owner) })
    if (refusal !== null) throw new ApiError(refusal)
  }
  const said = await findOrSpeak(voice, voiceRequest, message)
  if (said.hash !== message.voiceHash) {
    try {
      chargeVoice(world, voiceRequest, message, said)
    } catch (error) {
      await voice.forget([said.hash])
      throw error
    }
  }
  return { voiceHash: said.hash, audioLimit: audioLeft(world, owner) }
}

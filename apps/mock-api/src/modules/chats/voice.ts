import { ApiError } from '../../http/api-error.ts'
import type { Member } from '../../http/caller.ts'
import type { StoredVoice, VoiceStore } from '../../media/voice/voice-store.ts'
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

/** Seconds of voice that are left to a caller; a guest has none. */
const audioLeft = (world: World, { kind, id }: Member): number => (kind === 'user' ? findAllowances(world, id).audioLimit : 0)

/** Keeps a voice with its message and takes its seconds, once, however many ask at the same time. */
const chargeVoice = (world: World, { owner, bot, chat, messageId }: VoiceRequest, said: StoredVoice): void =>
  world.atomically(() => {
    const message = findMessage(world, chat.id, messageId)
    if (message === undefined) throw new ApiError('not_found')
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
 * Lets a person hear a message of the character. The first time takes its seconds off their allowance, when it has been
 * made; every other time costs nothing.
 * @throws ApiError 402 without an allowance, or with too little left; 404 for what is no message of the character; 503
 * when nobody can speak
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
    // Nobody is asked to pay for what cannot be given.
    if (!voice.canSpeak) throw new ApiError('voice_unavailable')
    const refusal = refuseVoice({ isSubscriber, audioLeft: audioLeft(world, owner) })
    if (refusal !== null) throw new ApiError(refusal)
  }
  const said = await findOrSpeak(voice, voiceRequest, message)
  if (said.hash !== message.voiceHash) {
    try {
      chargeVoice(world, voiceRequest, said)
    } catch (error) {
      await voice.forget([said.hash])
      throw error
    }
  }
  return { voiceHash: said.hash, audioLimit: audioLeft(world, owner) }
}

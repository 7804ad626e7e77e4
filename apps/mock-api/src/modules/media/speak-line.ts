import { ApiError } from '../../http/api-error.ts'
import { SpeechError } from '@moonlit/media/voice/speech-error'
import type { Line, StoredVoice, VoiceStore } from '../../media/voice-store.ts'

/**
 * Speaks a line; null when nothing in it can be spoken.
 * @throws ApiError 503 when there is no engine, or it failed
 */
export const speakLine = async (voice: VoiceStore, line: Line): Promise<StoredVoice | null> => {
  try {
    return await voice.say(line)
  } catch (error) {
    if (error instanceof SpeechError) throw new ApiError('voice_unavailable')
    throw error
  }
}

import { ApiError, unwrap, type Message } from '@moonlit/sdk'
import { useMutation } from '@tanstack/react-query'
import { useServices } from '../../../shared/api/services.ts'
import { tabPlayer } from '../../../shared/audio/player.ts'
import { useErrorToast } from '../../../shared/errors/use-error-toast.ts'
import type { UpgradeCharacter } from '../../../shared/overlays/overlay-props.ts'
import { changeMessage } from '../messages/chat-cache.ts'
import { noteVoiceLeft } from './voice-left.ts'

/** Hearing the messages of a chat. */
export interface Listening {
  /** Plays a message; the first time the server speaks it, which costs seconds of the allowance. */
  readonly listen: (message: Message) => void
  /** The message whose voice is being fetched. */
  readonly waitingFor: string | null
}

/** Hearing messages as voice; who has no seconds left is led to more of them. [CH-14] */
export const useListen = (chatID: string, character: UpgradeCharacter): Listening => {
  const services = useServices()
  const showError = useErrorToast()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ messageID }: Message) => unwrap(services.client.chats.voice({ params: { id: chatID, msgId: messageID } })),
    meta: { errors: 'handled' },
    onSuccess: ({ voiceUrl, audioLimit }, { messageID }) => {
      changeMessage(services, chatID, messageID, { voiceUrl })
      noteVoiceLeft(services, audioLimit)
      tabPlayer.play(messageID, voiceUrl)
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 402) void services.overlays.open('upgrade', { missing: 'voice', character })
      else showError(error)
    },
  })
  const listen = (message: Message) => {
    const playback = tabPlayer.playback()
    // An address that cannot be played any more is asked for anew, which costs nothing.
    const isBroken = playback?.id === message.messageID && playback.status === 'failed'
    if (message.voiceUrl && !isBroken) tabPlayer.play(message.messageID, message.voiceUrl)
    else mutate(message)
  }
  return { listen, waitingFor: isPending ? variables.messageID : null }
}

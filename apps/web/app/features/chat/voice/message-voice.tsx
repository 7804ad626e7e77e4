import type { Message } from '@moonlit/sdk'
import { AudioBar } from '@moonlit/ui/audio-bar'
import { useEffect, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { tabPlayer } from '../../../shared/audio/player.ts'
import { usePlayback } from '../../../shared/audio/use-playback.ts'
import { useSoundLength } from '../../../shared/audio/use-sound-length.ts'
import { formatDuration, formatNumber } from '../../../shared/format.ts'
import { useLocale } from '../../../shared/i18n/use-locale.ts'
import { VOICE_RATES } from '../../../shared/storage/stored.ts'
import { voiceRate } from './voice-settings.ts'

interface MessageVoiceProps {
  message: Message
  state: 'waiting' | 'ready'
  toggleRef: Ref<HTMLButtonElement>
  onListen: () => void
}

/** The voice of a message: play and pause, progress and length, how fast. [CH-14] [CH-26] */
export default function MessageVoice({ message: { messageID, voiceUrl }, state, toggleRef, onListen }: MessageVoiceProps) {
  const { t } = useTranslation('chat')
  const { locale } = useLocale()
  const playback = usePlayback(messageID)
  const known = useSoundLength(playback ? undefined : (voiceUrl ?? undefined))
  const rate = voiceRate.use() ?? '1'
  useEffect(() => tabPlayer.setRate(Number(rate)), [rate])

  const status = playback?.status
  const isPlaying = status === 'playing'
  const position = playback?.position ?? 0
  const length = playback?.length ?? known
  const speed = t('voice.times', { factor: formatNumber(locale, Number(rate)) })
  const at = formatDuration(position)
  const time = length === null ? at : t('voice.time', { at, of: formatDuration(Math.ceil(length)) })
  const isBusy = state === 'waiting' || status === 'loading'
  return (
    <AudioBar
      state={isBusy ? 'loading' : isPlaying ? 'playing' : 'paused'}
      position={position}
      length={length}
      playLabel={t('voice.play')}
      pauseLabel={t('voice.pause')}
      positionLabel={t('voice.position')}
      positionText={time}
      // It changes each second, within a region whose changes are read aloud.
      time={status === 'failed' ? <span className="text-danger">{t('voice.failed')}</span> : <span aria-live="off">{time}</span>}
      toggleRef={toggleRef}
      onToggle={isPlaying ? tabPlayer.pause : onListen}
      onSeek={(seconds) => {
        if (!playback) onListen()
        tabPlayer.seek(seconds)
      }}
      speed={{
        text: speed,
        label: t('voice.speed', { speed }),
        onNext: () => voiceRate.set(VOICE_RATES[(VOICE_RATES.indexOf(rate) + 1) % VOICE_RATES.length] ?? '1'),
      }}
      className="mt-2"
    />
  )
}

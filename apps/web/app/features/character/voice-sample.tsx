import type { Bot } from '@moonlit/sdk'
import { IconButton } from '@moonlit/ui/icon-button'
import { Pause, Play } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDuration } from '../../shared/format.ts'

type Playing = 'idle' | 'playing' | 'failed'

/** Heights of the drawn wave, in percent: a picture of a voice, not a measure of this one. */
const WAVE = [30, 52, 78, 44, 92, 60, 36, 70, 100, 58, 82, 40, 66, 48, 88, 34, 56, 74, 42, 64, 28, 50, 38, 24].map((height, place) => ({
  height,
  place,
}))

/** A few seconds of their voice, where there are any. [CP-01] */
export function VoiceSample({ bot }: { bot: Bot }) {
  const { t } = useTranslation('character')
  const audio = useRef<HTMLAudioElement>(null)
  const [state, setState] = useState<Playing>('idle')
  const [at, setAt] = useState(0)
  const [length, setLength] = useState(0)
  if (!bot.voiceSample) return null
  const name = bot.firstName
  const toggle = () => {
    if (state === 'playing') audio.current?.pause()
    else audio.current?.play().catch(() => setState('failed'))
  }
  const played = length > 0 ? at / length : 0
  return (
    <section aria-label={t('voice.title', { name })} className="mt-7 flex max-w-md items-center gap-4 rounded-full bg-raised p-2 pe-6 shadow-rest">
      <IconButton
        label={state === 'playing' ? t('voice.pause') : t('voice.play', { name })}
        tooltip="none"
        variant="primary"
        size="lg"
        onClick={toggle}
      >
        {state === 'playing' ? (
          <Pause fill="currentColor" strokeWidth={0} />
        ) : (
          // A tape runs the same way in every script; a little to its point, so that it looks centred.
          <Play fill="currentColor" strokeWidth={0} className="translate-x-px" />
        )}
      </IconButton>
      <div className="min-w-0 flex-1">
        <p className="truncate text-[0.9375rem] font-medium">{state === 'failed' ? t('voice.failed') : t('voice.title', { name })}</p>
        <div aria-hidden className="mt-1 flex h-6 items-center gap-[3px]">
          {WAVE.map(({ height, place }) => (
            <span
              key={place}
              data-played={place / WAVE.length < played || undefined}
              style={{ height: `${height}%` }}
              className="w-[3px] rounded-full bg-faint/50 transition-colors data-played:bg-rose"
            />
          ))}
        </div>
      </div>
      {length > 0 ? (
        <span className="text-sm text-muted tabular-nums">{t('voice.position', { at: formatDuration(at), of: formatDuration(length) })}</span>
      ) : null}
      <audio
        ref={audio}
        src={bot.voiceSample}
        preload="none"
        onPlay={() => setState('playing')}
        onPause={() => setState('idle')}
        onEnded={() => setState('idle')}
        onError={() => setState('failed')}
        onLoadedMetadata={(event) => setLength(Number.isFinite(event.currentTarget.duration) ? event.currentTarget.duration : 0)}
        onTimeUpdate={(event) => setAt(event.currentTarget.currentTime)}
      />
    </section>
  )
}

import type { Bot } from '@moonlit/sdk'
import { IconButton } from '@moonlit/ui/icon-button'
import { EndOfPart } from '@moonlit/ui/end-of-part'
import { Pause, Play } from 'lucide-react'
import { useEffect, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { tabPlayer } from '../../shared/audio/player.ts'
import { usePlayback } from '../../shared/audio/use-playback.ts'
import { formatDuration } from '../../shared/format.ts'

/** Heights of the drawn wave, in percent: a picture of a voice, not a measure of this one. */
const WAVE = [30, 52, 78, 44, 92, 60, 36, 70, 100, 58, 82, 40, 66, 48, 88, 34, 56, 74, 42, 64, 28, 50, 38, 24].map((height, place) => ({
  height,
  place,
}))

/** How far a key moves within the sample, in seconds: what is read out counts whole ones. */
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, PageUp: 3, PageDown: -3 }

/** A few seconds of their voice, where there are any: waits are shown, one may move within it, and a failure is told. [CP-01] */
export function VoiceSample({ bot }: { bot: Bot }) {
  const { t } = useTranslation('character')
  const id = `sample of ${bot.slug}`
  const playback = usePlayback(id)
  useEffect(() => () => tabPlayer.stop(id), [id])
  const { voiceSample: sample, firstName: name } = bot
  if (!sample) return null
  const state = playback?.status
  const at = playback?.position ?? 0
  const length = playback?.length ?? 0
  const toggle = () => (state === 'playing' ? tabPlayer.pause() : tabPlayer.play(id, sample))
  const seekByKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    tabPlayer.seek(Math.min(Math.max(at + step, 0), length))
  }
  const played = length > 0 ? at / length : 0
  const position = t('voice.position', { at: formatDuration(at), of: formatDuration(length) })
  return (
    <section
      aria-label={t('voice.title', { name })}
      className="when-whole noscript:hidden mt-7 flex max-w-md items-center gap-4 rounded-full bg-raised p-2 pe-6 shadow-rest"
    >
      <IconButton
        label={state === 'playing' ? t('voice.pause') : t('voice.play', { name })}
        tooltip="none"
        variant="primary"
        size="lg"
        state={state === 'loading' ? 'loading' : 'idle'}
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
        <p
          role="status"
          data-state={state}
          className="truncate text-[0.9375rem] font-medium data-[state=failed]:whitespace-normal data-[state=failed]:text-danger"
        >
          {state === 'failed' ? t('voice.failed') : t('voice.title', { name })}
        </p>
        {/* The wave is what one sees of the slider over it. A tape runs from left to right in every script. */}
        <div dir="ltr" className="relative mt-1 rounded-full outline-2 outline-offset-4 outline-transparent has-focus-visible:outline-rose">
          <div aria-hidden className="flex h-6 items-center gap-[3px]">
            {WAVE.map(({ height, place }) => (
              <span
                key={place}
                data-played={place / WAVE.length < played || undefined}
                style={{ height: `${height}%` }}
                className="w-[3px] rounded-full bg-faint/50 transition-colors data-played:bg-rose forced-colors:bg-[CanvasText] forced-colors:data-played:bg-[Highlight]"
              />
            ))}
          </div>
          {length > 0 ? (
            <input
              type="range"
              aria-label={t('voice.seek')}
              aria-valuetext={position}
              min={0}
              max={length}
              step={0.1}
              value={at}
              onChange={({ target }) => tabPlayer.seek(target.valueAsNumber)}
              onKeyDown={seekByKey}
              className="absolute -inset-y-2.5 start-0 m-0 w-40 cursor-pointer opacity-0"
            />
          ) : null}
        </div>
      </div>
      {length > 0 ? <span className="text-sm text-muted tabular-nums">{position}</span> : null}
      <EndOfPart />
    </section>
  )
}

import { Pause, Play } from 'lucide-react'
import { Slider } from 'radix-ui'
import type { ReactNode, Ref } from 'react'
import { cx } from './class-names.ts'
import { IconButton } from './icon-button.tsx'

interface AudioBarProps {
  state: 'paused' | 'playing' | 'loading'
  /** Seconds that were heard. */
  position: number
  /** Seconds in all; null until they are known. */
  length: number | null
  playLabel: string
  pauseLabel: string
  /** Names the slider, for screen readers ('Position'). */
  positionLabel: string
  /** The position in words, for screen readers ('0:03 of 0:12'). */
  positionText: string
  /** Beside the slider: the time. */
  time: ReactNode
  onToggle: () => void
  /** The button that plays and pauses. */
  toggleRef?: Ref<HTMLButtonElement>
  onSeek: (seconds: number) => void
  /** How fast it is played: what the button shows, and its name. */
  speed?: { text: string; label: string; onNext: () => void }
  className?: string
}

/** A sound with its progress: play and pause, a slider to seek, how fast. A tape runs from left to right in every script. [CH-14] [CH-26] */
export function AudioBar({
  state,
  position,
  length,
  playLabel,
  pauseLabel,
  positionLabel,
  positionText,
  time,
  onToggle,
  toggleRef,
  onSeek,
  speed,
  className,
}: AudioBarProps) {
  return (
    <div dir="ltr" data-state={state} className={cx('flex w-60 max-w-full items-center gap-2.5', className)}>
      <IconButton
        ref={toggleRef}
        label={state === 'playing' ? pauseLabel : playLabel}
        tooltip="none"
        variant="primary"
        state={state === 'loading' ? 'loading' : 'idle'}
        onClick={onToggle}
      >
        {state === 'playing' ? (
          <Pause fill="currentColor" strokeWidth={0} />
        ) : (
          // A little to its point, so that it looks centred.
          <Play fill="currentColor" strokeWidth={0} className="translate-x-px" />
        )}
      </IconButton>
      <div className="flex min-w-0 flex-1 flex-col gap-0.5">
        <Slider.Root
          dir="ltr"
          value={[Math.min(position, length ?? 0)]}
          max={length ?? 1}
          step={0.1}
          disabled={length === null}
          onValueChange={([seconds]) => {
            if (seconds !== undefined) onSeek(seconds)
          }}
          className="relative flex h-6 w-full touch-none items-center select-none"
        >
          <Slider.Track className="relative h-1 grow rounded-full bg-float">
            <Slider.Range className="absolute h-full rounded-full bg-rose" />
          </Slider.Track>
          <Slider.Thumb
            aria-label={positionLabel}
            aria-valuetext={positionText}
            className="block size-3.5 rounded-full bg-rose shadow-rest data-disabled:opacity-0"
          />
        </Slider.Root>
        <span className="text-caption text-muted tabular-nums">{time}</span>
      </div>
      {speed ? (
        <button
          type="button"
          aria-label={speed.label}
          onClick={speed.onNext}
          className="min-h-9 min-w-11 shrink-0 rounded-full bg-veil-strong px-2 text-sm font-semibold tabular-nums hover:bg-float"
        >
          {speed.text}
        </button>
      ) : null}
    </div>
  )
}

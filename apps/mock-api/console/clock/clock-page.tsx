import { Button } from '@moonlit/ui/button'
import { cx } from '@moonlit/ui/class-names'
import { TextField } from '@moonlit/ui/text-field'
import { FastForward, Pause, Play, RotateCcw } from 'lucide-react'
import { useState, type SubmitEvent } from 'react'
import { useControlMutation, useControlQuery } from '../api/use-control.ts'
import type { ArgsOf } from '../api/control.ts'
import { Loaded } from '../components/loaded.tsx'
import { Page, Panel } from '../components/page.tsx'
import { inputText, nowOf, offsetText } from './clock-text.ts'
import { TickingClock } from './ticking-clock.tsx'
import { type Reading, useWorldTime } from './use-world-time.ts'

const steps = [
  { advance: '1m', label: '1 minute' },
  { advance: '1h', label: '1 hour' },
  { advance: '1d', label: '1 day' },
  { advance: '30d', label: '30 days' },
] as const

const day = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })

type Change = ArgsOf<'clock', 'change'>['body']

interface ClockProps {
  reading: Reading
  readAt: number
  onChange: (change: Change) => void
}

function ClockFace({ reading, readAt, onChange }: ClockProps) {
  const { time, realTime } = useWorldTime(reading, readAt)
  const { isFrozen } = reading
  return (
    <section
      aria-label="Time of the world"
      className={cx(
        'flex flex-wrap items-end justify-between gap-x-8 gap-y-5 rounded-card p-6 shadow-rest',
        isFrozen ? 'bg-raised' : 'bg-surface/80',
      )}
    >
      <div>
        <p className="text-muted">{day.format(time)}</p>
        <p className="display-type text-[clamp(2.75rem,8vw,4.5rem)] leading-none tracking-normal [font-variant-numeric:lining-nums_tabular-nums]">
          <TickingClock reading={reading} readAt={readAt} look="face" />
        </p>
        <p className="mt-3 text-caption text-muted">
          <span className={cx('font-medium', isFrozen ? 'text-amber-text' : 'text-mint')}>{isFrozen ? 'Frozen' : 'Running'}</span>
          {' · '}
          {offsetText(time.getTime() - realTime)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => onChange({ isFrozen: !isFrozen })} variant={isFrozen ? 'primary' : 'quiet'}>
          {isFrozen ? <Play aria-hidden /> : <Pause aria-hidden />}
          {isFrozen ? 'Let it go on' : 'Freeze'}
        </Button>
        <Button variant="ghost" onClick={() => onChange({ now: new Date().toISOString(), isFrozen: false })}>
          <RotateCcw aria-hidden />
          Real time
        </Button>
      </div>
    </section>
  )
}

function SetForm({ reading, readAt, onChange }: ClockProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const time = typed === null ? undefined : new Date(typed)
  const isTime = time !== undefined && !Number.isNaN(time.getTime())
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isTime) return
    onChange({ now: time.toISOString() })
    setTyped(null)
  }
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-2">
      <TextField
        label="Date and time, in your own zone"
        density="dense"
        type="datetime-local"
        step={1}
        value={typed ?? inputText(nowOf(reading, readAt, readAt))}
        onChange={({ target }) => setTyped(target.value)}
        className="min-w-56 flex-1"
      />
      <Button type="submit" variant="quiet" size="sm" disabled={!isTime}>
        Set
      </Button>
    </form>
  )
}

/** The clock section: freeze, set and advance the world's time. */
export function ClockPage() {
  const clock = useControlQuery('clock', 'read', { every: 3000 })
  const change = useControlMutation('clock', 'change', 'everything')
  const move = (body: Change) => change.mutate({ body })
  return (
    <Page title="Clock" intro="Replies, tokens, subscriptions, countdowns and reminders follow this clock, not the real one.">
      <Loaded query={clock} what="the clock">
        {(reading) => (
          <>
            <ClockFace reading={reading} readAt={clock.dataUpdatedAt} onChange={move} />
            <div className="grid items-start gap-5 lg:grid-cols-2">
              <Panel title="Move on" note="Whatever would have happened meanwhile has happened.">
                <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
                  {steps.map(({ advance, label }) => (
                    <Button key={advance} variant="quiet" size="sm" className="px-2" onClick={() => move({ advance })}>
                      <FastForward aria-hidden className="text-amber-text" />
                      {label}
                    </Button>
                  ))}
                </div>
              </Panel>
              <Panel title="Set" note="Also back: what was made later then lies in the future.">
                <SetForm reading={reading} readAt={clock.dataUpdatedAt} onChange={move} />
              </Panel>
            </div>
          </>
        )}
      </Loaded>
    </Page>
  )
}

import { cx } from '@moonlit/ui/class-names'
import { Check, CircleDashed, TriangleAlert, Zap } from 'lucide-react'
import type { LoggedRequest, Persona } from '../api/types.ts'
import { StatusMark } from '../components/status-mark.tsx'
import { nameOfCaller } from '../people/use-personas.ts'
import { durationText, timeText } from './format.ts'

/** An icon for whether an answer fits the contract. */
export function CheckSign({ check }: Pick<LoggedRequest, 'check'>) {
  if (check.state === 'ok') return <Check role="img" aria-label="Keeps to the contract" className="size-4 text-mint" />
  if (check.state === 'unknown') return <CircleDashed role="img" aria-label="Not checked" className="size-4 text-faint" />
  return <TriangleAlert role="img" aria-label={`Breaks the contract: ${check.faults.length} faults`} className="size-4 text-danger" />
}

const interferenceWords = { maintenance: 'maintenance', prefer: 'asked for', forced: 'forced', 'failure-rate': 'failure rate' } as const

/** A badge for an injected answer. */
export function InjectedMark({ injected, className }: { injected: NonNullable<LoggedRequest['injected']>; className?: string }) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1 rounded-md bg-rose-veil px-1.5 py-0.5 text-xs font-medium whitespace-nowrap text-amber-text',
        className,
      )}
    >
      <Zap aria-hidden className="size-3 text-rose" />
      {interferenceWords[injected.by]}
    </span>
  )
}

/** One request in one line, on phones in two. */
export function RequestRow({ logged, personas }: { logged: LoggedRequest; personas: readonly Persona[] }) {
  const { time, status, method, call, path, caller, durationMs, check, injected, outcome } = logged
  return (
    <span className="grid h-full grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 max-sm:content-center max-sm:gap-y-1 sm:grid-cols-[5.5rem_auto_minmax(0,1fr)_minmax(0,8rem)_4rem_1rem]">
      <time dateTime={time} className="font-mono text-xs text-muted max-sm:order-4 max-sm:col-span-2">
        {timeText(time)}
        <span className="sm:hidden"> · {nameOfCaller(personas, caller)}</span>
      </time>
      <StatusMark status={status} fallback={outcome === 'dropped' ? 'cut' : 'left'} />
      <span className="flex min-w-0 items-center gap-2">
        <span className="w-12 shrink-0 font-mono text-xs text-muted max-lg:hidden">{method}</span>
        <span className={cx('shrink-0 truncate font-medium', call === null && 'text-muted italic')}>{call ?? 'no such call'}</span>
        {injected ? <InjectedMark injected={injected} className="max-sm:hidden" /> : null}
        <span className="min-w-0 truncate font-mono text-xs text-muted max-md:hidden">{path.replace(/^\/api\/v1/u, '')}</span>
      </span>
      <span className="truncate text-caption text-muted max-sm:hidden">{nameOfCaller(personas, caller)}</span>
      <span className="text-end font-mono text-xs text-muted tabular-nums max-sm:order-3">{durationText(durationMs)}</span>
      <span className="flex items-center gap-2 justify-self-end max-sm:order-5">
        {injected ? <InjectedMark injected={injected} className="sm:hidden" /> : null}
        <CheckSign check={check} />
      </span>
    </span>
  )
}

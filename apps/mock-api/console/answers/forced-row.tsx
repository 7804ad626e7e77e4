import { IconButton } from '@moonlit/ui/icon-button'
import { Undo2 } from 'lucide-react'
import { useControlMutation, useControlQuery } from '../api/use-control.ts'
import type { Forced } from '../api/types.ts'
import { StatusMark } from '../components/status-mark.tsx'
import { nameOfCaller, usePersonas } from '../people/use-personas.ts'
import { faultLabels } from './fault-labels.ts'
import { statusesFor } from './answer-form.ts'

const leftText = ({ times, hits }: Forced): string => {
  const left = times === null ? 'Until taken back' : times === 1 ? '1 left' : `${times} left`
  return hits === 0 ? left : `${left}, ${hits} answered`
}

/** A pending forced answer with its remove button. */
export function ForcedRow({ forced }: { forced: Forced }) {
  const personas = usePersonas()
  const calls = useControlQuery('calls', 'list', { isFixed: true })
  // Without a code, the most general error of the status is used.
  const code = forced.code ?? (calls.data && statusesFor(calls.data, forced.call).find(({ status }) => status === forced.status)?.errors[0]?.code)
  const remove = useControlMutation('forced', 'remove')
  const name = forced.call === '*' ? 'Every call' : forced.call
  return (
    <li className="flex animate-rise items-center gap-3 rounded-xl bg-raised/70 py-2 ps-3 pe-2">
      {forced.fault === null ? <StatusMark status={forced.status} /> : <StatusMark status={null} fallback={forced.fault} />}
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{name}</p>
        <p className="text-caption text-muted">
          {forced.fault === null ? (code ?? 'the contract’s example') : faultLabels[forced.fault].label}
          {' · '}
          {forced.caller === null ? 'everyone' : nameOfCaller(personas, forced.caller)}
        </p>
      </div>
      <span className="shrink-0 text-end text-caption text-amber-text tabular-nums">{leftText(forced)}</span>
      <IconButton label={`Take back: ${name}`} size="sm" onClick={() => remove.mutate({ params: { id: forced.id } })}>
        <Undo2 />
      </IconButton>
    </li>
  )
}

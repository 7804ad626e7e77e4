import { IconButton } from '@moonlit/ui/icon-button'
import { SelectField } from '@moonlit/ui/select-field'
import { X } from 'lucide-react'
import { useControlQuery } from '../api/use-control.ts'
import type { Settings } from '../api/types.ts'
import { CallOptions } from '../components/call-options.tsx'
import { NumberBox } from '../components/number-box.tsx'
import { Panel } from '../components/page.tsx'

type Own = NonNullable<Settings['calls'][keyof Settings['calls']]>

const columns = [
  { field: 'latencyMs', label: 'Latency', unit: 'ms', scale: 1, max: 120_000 },
  { field: 'jitterMs', label: 'Jitter', unit: 'ms', scale: 1, max: 120_000 },
  { field: 'failureRate', label: 'Failures', unit: '%', scale: 100, max: 1 },
] as const

interface PerCallProps {
  own: Settings['calls']
  /** By call: what is to be changed, or null to take away all that differs. */
  onChange: (calls: Record<string, Partial<Own> | null>) => Promise<void>
}

/** Settings per call. */
export function PerCall({ own, onChange }: PerCallProps) {
  const calls = useControlQuery('calls', 'list', { isFixed: true })
  const rows = Object.entries(own)
  const free = calls.data?.calls.filter(({ id }) => own[id] === undefined) ?? []
  return (
    <Panel
      title="Single calls"
      note="One call slower or less reliable than the others."
      actions={
        <SelectField
          label="Add a call"
          labelLook="hidden"
          density="dense"
          value=""
          disabled={free.length === 0}
          onChange={({ target }) => void onChange({ [target.value]: { latencyMs: 1000, jitterMs: 0, failureRate: 0 } })}
          className="w-48"
        >
          <option value="" disabled>
            Add a call…
          </option>
          <CallOptions calls={free} />
        </SelectField>
      }
    >
      {rows.length === 0 ? <p className="text-muted">No call differs. Add one to make it wait a second, then adjust it.</p> : null}
      <ul className="flex flex-col gap-3">
        {rows.map(([call, values]) => (
          <li key={call} className="flex animate-rise flex-col gap-2 rounded-2xl bg-raised/60 p-3">
            <div className="flex items-center justify-between gap-2">
              <h3 className="min-w-0 truncate font-medium">{call}</h3>
              <IconButton label={`Like all others: ${call}`} size="sm" onClick={() => void onChange({ [call]: null })}>
                <X />
              </IconButton>
            </div>
            <div className="grid grid-cols-3 gap-2">
              {columns.map(({ field, label, unit, scale, max }) => (
                <div key={field} className="min-w-0">
                  <span aria-hidden className="mb-1 block text-caption text-muted">
                    {label}
                  </span>
                  <NumberBox
                    label={`${label} of ${call}`}
                    value={(values?.[field] ?? 0) * scale}
                    min={0}
                    max={max * scale}
                    step={1}
                    unit={unit}
                    onSettle={(next) => onChange({ [call]: { [field]: next / scale } })}
                  />
                </div>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

import { Button } from '@moonlit/ui/button'
import { SegmentedControl } from '@moonlit/ui/segmented-control'
import { SelectField } from '@moonlit/ui/select-field'
import { TextField } from '@moonlit/ui/text-field'
import { notifyError } from '@moonlit/ui/toast'
import { Pause, Play, Search, Trash2 } from 'lucide-react'
import { useMemo } from 'react'
import type { LoggedRequest } from '../api/types.ts'
import { useFeed } from '../api/use-feed.tsx'
import { nameOfCaller, usePersonas } from '../people/use-personas.ts'
import { choicesOf, type Filter, type StatusFilter, STATUS_FILTERS } from './filter.ts'

const statusWords: Record<StatusFilter, string> = { all: 'All', good: '2xx', refused: '4xx', failed: '5xx', broken: 'Off contract', forced: 'Forced' }

/** Buttons to pause, resume and clear the list. */
export function StreamControls() {
  const { feed, waiting, requests } = useFeed()
  const clear = () => feed.clear().catch(() => notifyError('Not emptied', 'The mock API does not answer.'))
  return (
    <>
      {waiting === null ? (
        <Button variant="quiet" size="sm" onClick={() => feed.pause()}>
          <Pause aria-hidden />
          Pause
        </Button>
      ) : (
        <Button size="sm" onClick={() => feed.resume()}>
          <Play aria-hidden />
          Resume{waiting > 0 ? `, ${waiting} new` : ''}
        </Button>
      )}
      <Button variant="ghost" size="sm" disabled={requests.length === 0 && !waiting} onClick={() => void clear()}>
        <Trash2 aria-hidden />
        Clear
      </Button>
    </>
  )
}

interface RequestToolbarProps {
  filter: Filter
  onFilter: (filter: Filter) => void
  requests: readonly LoggedRequest[]
  shownCount: number
}

/** The filter bar of the list. */
export function RequestToolbar({ filter, onFilter, requests, shownCount }: RequestToolbarProps) {
  const personas = usePersonas()
  const { calls, callers } = useMemo(() => choicesOf(requests), [requests])
  const set = (change: Partial<Filter>) => onFilter({ ...filter, ...change })
  const isNarrowed = shownCount !== requests.length
  return (
    <div role="search" aria-label="Requests" className="flex flex-wrap items-center gap-2">
      <TextField
        label="Find in the requests"
        labelLook="hidden"
        density="dense"
        type="search"
        placeholder="Path, body, status…"
        start={<Search />}
        value={filter.text}
        onChange={({ target }) => set({ text: target.value })}
        className="min-w-40 flex-1 basis-44 max-sm:basis-full sm:max-w-64"
      />
      <SelectField
        label="Call"
        labelLook="hidden"
        density="dense"
        value={filter.call}
        onChange={({ target }) => set({ call: target.value })}
        className="w-36 max-sm:min-w-0 max-sm:flex-1"
      >
        <option value="">Every call</option>
        {calls.map((call) => (
          <option key={call}>{call}</option>
        ))}
      </SelectField>
      <SelectField
        label="Caller"
        labelLook="hidden"
        density="dense"
        value={filter.caller}
        onChange={({ target }) => set({ caller: target.value })}
        className="w-36 max-sm:min-w-0 max-sm:flex-1"
      >
        <option value="">Everyone</option>
        {callers.map((caller) => (
          <option key={caller} value={caller}>
            {nameOfCaller(personas, caller)}
          </option>
        ))}
      </SelectField>
      <SegmentedControl
        label="Status"
        size="sm"
        value={filter.status}
        onValueChange={(status) => set({ status })}
        options={STATUS_FILTERS.map((value) => ({ value, label: statusWords[value] }))}
      />
      <p role="status" className="ms-auto shrink-0 text-caption text-muted tabular-nums">
        {isNarrowed ? `${shownCount} of ${requests.length}` : `${requests.length} of the last 500`}
      </p>
    </div>
  )
}

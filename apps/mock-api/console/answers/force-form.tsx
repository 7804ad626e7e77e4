import { Button } from '@moonlit/ui/button'
import { SegmentedControl } from '@moonlit/ui/segmented-control'
import { SelectField } from '@moonlit/ui/select-field'
import { TextField } from '@moonlit/ui/text-field'
import { notify } from '@moonlit/ui/toast'
import { useMemo, useState, type SubmitEvent } from 'react'
import { useControlMutation } from '../api/use-control.ts'
import type { CallList } from '../api/types.ts'
import { useFeed } from '../api/use-feed.tsx'
import { CallOptions } from '../components/call-options.tsx'
import { nameOfCaller, usePersonas } from '../people/use-personas.ts'
import { faultLabels } from './fault-labels.ts'
import { INITIAL_FORM, forcedOf, withAvailableStatus, statusesFor, type AnswerForm } from './answer-form.ts'

const statusLabel = (status: number): string => {
  const group =
    status === 208 ? 'still being answered' : status < 300 ? 'success, with the example of the contract' : status < 500 ? 'refused' : 'failed'
  return `${status} · ${group}`
}

/** Callers to choose from: the personas and those seen in the log. */
const useCallers = () => {
  const personas = usePersonas()
  const { requests } = useFeed()
  return useMemo(() => {
    const seen = requests.map(({ caller }) => caller)
    const known = new Set(personas.map(({ caller }) => caller))
    return [
      ...personas.map(({ caller }) => ({ value: caller, label: nameOfCaller(personas, caller) })),
      { value: 'nobody', label: 'Visitors without a session' },
      ...[...new Set(seen)].filter((caller) => caller !== 'nobody' && !known.has(caller)).map((caller) => ({ value: caller, label: caller })),
    ]
  }, [personas, requests])
}

/** A form to force an answer: for which call, what, how often and for whom. */
export function ForceForm({ list }: { list: CallList }) {
  const [form, setForm] = useState<AnswerForm>(() => withAvailableStatus(INITIAL_FORM, list))
  const callers = useCallers()
  const add = useControlMutation('forced', 'add')
  const set = (change: Partial<AnswerForm>) => setForm((now) => withAvailableStatus({ ...now, ...change }, list))
  const statuses = statusesFor(list, form.call)
  const errors = statuses.find(({ status }) => String(status) === form.status)?.errors ?? []
  const waits = form.kind === 'status' && (form.status === '429' || form.status === '503')

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    add.mutate(
      { body: forcedOf(form, list) },
      {
        onSuccess: ({ times }) =>
          notify(times === null ? 'Answered so from now on.' : times === 1 ? 'The next one is answered so.' : `The next ${times} are answered so.`),
      },
    )
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <SelectField label="Call" density="dense" value={form.call} onChange={({ target }) => set({ call: target.value })}>
        <option value="*">Every call</option>
        <CallOptions calls={list.calls} />
      </SelectField>
      <SelectField label="Caller" density="dense" value={form.caller} onChange={({ target }) => set({ caller: target.value })}>
        <option value="">Everyone</option>
        {callers.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <SegmentedControl
        label="What happens"
        size="sm"
        width="full"
        value={form.kind}
        onValueChange={(kind) => set({ kind })}
        options={[
          { value: 'status', label: 'A status' },
          { value: 'fault', label: 'A fault' },
        ]}
      />
      {form.kind === 'status' ? (
        <>
          <SelectField label="Status" density="dense" value={form.status} onChange={({ target }) => set({ status: target.value })}>
            {statuses.map(({ status }) => (
              <option key={status} value={status}>
                {statusLabel(status)}
              </option>
            ))}
          </SelectField>
          {errors.length > 0 ? (
            <SelectField
              label="Error"
              density="dense"
              hint={errors.find(({ code }) => code === form.code)?.detail}
              value={form.code}
              onChange={({ target }) => set({ code: target.value })}
            >
              {errors.map(({ code }) => (
                <option key={code}>{code}</option>
              ))}
            </SelectField>
          ) : null}
        </>
      ) : (
        <SelectField
          label="Fault"
          density="dense"
          hint={list.faults.flatMap((fault) => (fault === form.fault ? [faultLabels[fault].hint] : []))}
          value={form.fault}
          onChange={({ target }) => set({ fault: target.value })}
        >
          {list.faults.map((fault) => (
            <option key={fault} value={fault}>
              {faultLabels[fault].label}
            </option>
          ))}
        </SelectField>
      )}
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField
          label="How many"
          density="dense"
          type="number"
          min={1}
          max={1000}
          step={1}
          placeholder="Until taken back"
          value={form.times}
          onChange={({ target }) => set({ times: target.value })}
          hint="Empty: all of them"
        />
        {waits ? (
          <TextField
            label="Retry-After"
            density="dense"
            type="number"
            min={0}
            max={86_400}
            step={1}
            placeholder="30"
            value={form.retryAfter}
            onChange={({ target }) => set({ retryAfter: target.value })}
            hint="Seconds"
          />
        ) : null}
        {form.kind === 'fault' && form.fault === 'slow' ? (
          <TextField
            label="Takes"
            density="dense"
            type="number"
            required
            min={0}
            max={120}
            step={0.5}
            value={form.seconds}
            onChange={({ target }) => set({ seconds: target.value })}
            hint="Seconds"
          />
        ) : null}
      </div>
      <Button type="submit" state={add.isPending ? 'loading' : 'idle'} className="self-start">
        Force it
      </Button>
    </form>
  )
}

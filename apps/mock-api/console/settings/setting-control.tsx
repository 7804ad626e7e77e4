import { cx } from '@moonlit/ui/class-names'
import { Switch } from '@moonlit/ui/switch'
import { TextField } from '@moonlit/ui/text-field'
import { useState, type ReactNode } from 'react'
import type { Schema } from '../api/openapi.ts'
import { NumberBox } from '../components/number-box.tsx'
import { Slider } from '../components/slider.tsx'
import { useSettling } from '../components/use-settling.ts'
import { isSame } from './changes.ts'
import { type NumberInput, numberAt, controlKindOf, sliderMax, withNumber } from './control-kind.ts'
import { fieldName, labelsOf } from './setting-labels.ts'

const units: Record<NumberInput['unit'], { sign: string; scale: number; step: number; slide: number }> = {
  ms: { sign: 'ms', scale: 1, step: 1, slide: 50 },
  share: { sign: '%', scale: 100, step: 0.01, slide: 0.01 },
  seconds: { sign: 's', scale: 1, step: 1, slide: 1 },
  count: { sign: '', scale: 1, step: 1, slide: 1 },
}
const round = (value: number): number => Math.round(value * 1e6) / 1e6
const format = (unit: NumberInput['unit'], value: number): string => `${round(value * units[unit].scale)} ${units[unit].sign}`.trim()

/** One number: a slider for the usual, a box for the exact. */
function DialControl({ name, input, end, onSettle }: { name: string; input: NumberInput; end: number; onSettle: (value: number) => Promise<void> }) {
  const [moving, setMoving] = useState<number | null>(null)
  const { settling, settle } = useSettling(onSettle)
  const { sign, scale, step, slide } = units[input.unit]
  const value = moving ?? settling ?? input.value
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_7rem] items-center gap-4">
      <Slider
        labels={[name]}
        values={[value]}
        min={Math.min(input.min, input.value)}
        max={end}
        step={slide}
        format={(one) => format(input.unit, one)}
        onMove={([next = input.value]) => setMoving(next)}
        onSettle={([next = input.value]) => {
          setMoving(null)
          void settle(next)
        }}
      />
      <NumberBox
        label={name}
        value={round(value * scale)}
        min={input.min * scale}
        max={input.max * scale}
        step={step * scale}
        unit={sign}
        onSettle={(next) => onSettle(round(next / scale))}
      />
    </div>
  )
}

interface RangeControlProps {
  label: string
  low: NumberInput
  high: NumberInput
  /** Upper end of the slider. */
  end: number
  onSettle: (range: { min: number; max: number }) => Promise<void>
}

/** A range in milliseconds. */
function RangeControl({ label, low, high, end, onSettle }: RangeControlProps) {
  const [moving, setMoving] = useState<readonly number[] | null>(null)
  const { settling, settle } = useSettling(onSettle)
  const [from = low.value, to = high.value] = moving ?? (settling ? [settling.min, settling.max] : [low.value, high.value])
  const box = { min: low.min, max: high.max, step: 1, unit: units[low.unit].sign }
  return (
    <div className="grid grid-cols-2 items-center gap-x-4 gap-y-1 sm:grid-cols-[7rem_minmax(0,1fr)_7rem]">
      <NumberBox
        {...box}
        label={`${label}, at least`}
        value={from}
        onSettle={(next) => settle({ min: next, max: Math.max(next, to) })}
        className="max-sm:order-2"
      />
      <Slider
        labels={[`${label}, at least`, `${label}, at most`]}
        values={[from, to]}
        min={Math.min(low.min, low.value)}
        max={end}
        step={units[low.unit].slide}
        format={(one) => format(low.unit, one)}
        onMove={setMoving}
        onSettle={([min = from, max = to]) => {
          setMoving(null)
          void settle({ min, max })
        }}
        className="max-sm:order-1 max-sm:col-span-2"
      />
      <NumberBox
        {...box}
        label={`${label}, at most`}
        value={to}
        onSettle={(next) => settle({ min: Math.min(from, next), max: next })}
        className="max-sm:order-3"
      />
    </div>
  )
}

interface SettingControlProps {
  name: string
  value: unknown
  schema: Schema
  /** The default value; undefined until loaded. */
  first: unknown
  /** Makes the next value from the one that holds then; ends when the mock has it, or has refused it. */
  onChange: (nextOf: (value: unknown) => unknown) => Promise<void>
}

/** A setting with its control. A change takes effect on the next request. */
export function SettingControl({ name, value, schema, first, onChange }: SettingControlProps) {
  const { label, hint } = labelsOf(name)
  const shape = controlKindOf(name, value, schema)
  const state = first === undefined || isSame(value, first) ? 'default' : 'changed'
  if (shape.kind === 'switch')
    return <Switch label={label} hint={hint} checked={shape.value} onCheckedChange={(checked) => void onChange(() => checked)} />
  return (
    <div role="group" aria-label={label} className="flex flex-col gap-1.5">
      <SettingHeading label={label} hint={hint} state={state} />
      {shape.kind === 'range' ? (
        <RangeControl
          label={label}
          low={shape.low}
          high={shape.high}
          end={sliderMax(shape.high, numberAt(first, 'max'))}
          onSettle={(range) => onChange(() => range)}
        />
      ) : null}
      {shape.kind === 'dials'
        ? shape.inputs.map((input) => (
            <div key={input.field} className={cx(input.field !== '' && 'grid items-center gap-x-3 sm:grid-cols-[5.5rem_minmax(0,1fr)]')}>
              {input.field === '' ? null : <span className="text-caption text-muted">{fieldName(input.field)}</span>}
              <DialControl
                name={input.field === '' ? label : `${label}, ${fieldName(input.field).toLowerCase()}`}
                input={input}
                end={sliderMax(input, numberAt(first, input.field))}
                onSettle={(next) => onChange((now) => withNumber(now, input.field, next))}
              />
            </div>
          ))
        : null}
      {shape.kind === 'text' ? <JsonBox key={shape.value} label={label} text={shape.value} onChange={(typed) => onChange(() => typed)} /> : null}
    </div>
  )
}

function SettingHeading({ label, hint, state }: { label: ReactNode; hint: ReactNode; state: 'changed' | 'default' }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-2.5">
      <h3 className="font-semibold">{label}</h3>
      {state === 'changed' ? <span className="text-xs font-medium text-amber-text">changed</span> : null}
      <p className="basis-full text-caption text-muted">{hint}</p>
    </div>
  )
}

/** A setting that no slider fits, as JSON. */
function JsonBox({ label, text, onChange }: { label: string; text: string; onChange: (value: unknown) => Promise<void> }) {
  const [typed, setTyped] = useState(text)
  const [error, setError] = useState<string>()
  const settle = () => {
    try {
      const value: unknown = JSON.parse(typed)
      setError(undefined)
      if (typed !== text) void onChange(value)
    } catch {
      setError('This is not JSON.')
    }
  }
  return (
    <TextField
      label={label}
      labelLook="hidden"
      density="dense"
      error={error}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={settle}
      inputClassName="font-mono"
    />
  )
}

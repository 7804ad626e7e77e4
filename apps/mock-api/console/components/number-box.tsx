import { denseControlLook } from '@moonlit/ui/field'
import { cx } from '@moonlit/ui/class-names'
import { useState, type KeyboardEvent } from 'react'
import { useSettling } from './use-settling.ts'

interface NumberBoxProps {
  label: string
  value: number
  min: number
  max: number
  step: number
  unit: string
  /** Ends when the value holds, or was refused. */
  onSettle: (value: number) => Promise<void>
  className?: string
}

/** A number field: it applies on blur or Enter, and Escape reverts it. */
export function NumberBox({ label, value, min, max, step, unit, onSettle, className }: NumberBoxProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const { settling, settle } = useSettling(onSettle)
  const finish = () => {
    const next = typed === null || typed.trim() === '' ? Number.NaN : Number(typed)
    setTyped(null)
    if (Number.isNaN(next)) return
    const kept = Math.min(max, Math.max(min, next))
    if (kept !== value) void settle(kept)
  }
  const press = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') finish()
    if (key === 'Escape') setTyped(null)
  }
  return (
    <span className={cx('relative block', className)}>
      <input
        type="number"
        aria-label={label}
        min={min}
        max={max}
        step={step}
        value={typed ?? String(settling ?? value)}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={finish}
        onKeyDown={press}
        className={cx(
          denseControlLook,
          'min-h-9 [appearance:textfield] pe-10 text-end font-mono tabular-nums [&::-webkit-inner-spin-button]:appearance-none [&::-webkit-outer-spin-button]:appearance-none',
        )}
      />
      <span aria-hidden className="pointer-events-none absolute inset-y-0 end-3 flex items-center text-caption text-muted">
        {unit}
      </span>
    </span>
  )
}

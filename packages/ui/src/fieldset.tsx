import { useId, type ComponentProps, type ReactNode } from 'react'
import { cx } from './class-names.ts'

interface FieldsetProps extends ComponentProps<'fieldset'> {
  legend: ReactNode
  /** `label` where the fields are one answer, such as a date; `title` over a part of a form; `hidden` for screen readers only. */
  legendLook?: 'label' | 'title' | 'hidden'
  hint?: ReactNode
  /** Of the group as a whole; a single field has its own. Mark the fields it is about with `aria-invalid`. */
  error?: ReactNode
  /** `row` puts short fields side by side, as many as there is room for. */
  layout?: 'stack' | 'row'
  /** Fields. */
  children: ReactNode
}

const legendLooks = {
  label: 'mb-2 text-sm font-semibold text-body',
  title: 'mb-4 display-type text-name text-body',
  hidden: 'sr-only',
} as const

const layouts = {
  stack: 'flex flex-col gap-5',
  // Parts of one answer: their own labels step back behind the legend.
  row: 'flex flex-wrap items-start gap-3 *:min-w-20 *:flex-1 [&_label]:text-caption [&_label]:font-medium [&_label]:text-muted',
} as const

/** Fields that belong together, under a legend that is read with each of them. `disabled` disables them all. */
export function Fieldset({ legend, legendLook = 'label', hint, error, layout = 'stack', id, className, children, ...rest }: FieldsetProps) {
  const ownID = useId()
  const groupID = id ?? ownID
  const hintID = hint ? `${groupID}-hint` : undefined
  const errorID = error ? `${groupID}-error` : undefined
  return (
    <fieldset
      aria-describedby={[errorID, hintID].filter(Boolean).join(' ') || undefined}
      {...rest}
      id={groupID}
      data-state={error ? 'invalid' : 'valid'}
      className={cx('min-w-0', className)}
    >
      <legend className={legendLooks[legendLook]}>{legend}</legend>
      {/* Above the choices: below many of them it would be out of sight, or under what sticks to the foot of the page. */}
      {error ? (
        <p id={errorID} className="mb-2 animate-rise text-sm font-medium text-danger">
          {error}
        </p>
      ) : null}
      <div className={layouts[layout]}>{children}</div>
      {hint ? (
        <p id={hintID} className="mt-2 text-sm text-muted">
          {hint}
        </p>
      ) : null}
    </fieldset>
  )
}

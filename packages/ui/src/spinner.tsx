import { cx } from './class-names.ts'

interface SpinnerProps {
  /** Said to screen readers; without it the spinner is decoration. */
  label?: string
  className?: string
}

/**
 * A turning ring, for a wait inside a control or a small region. For a page or a list use a skeleton of its shape.
 * With a label it is a status; under reduced motion it breathes instead of turning.
 */
export function Spinner({ label, className }: SpinnerProps) {
  return (
    <span role={label ? 'status' : undefined} aria-hidden={label ? undefined : true} className={cx('inline-flex size-5', className)}>
      <svg viewBox="0 0 24 24" fill="none" aria-hidden data-motion="essential" className="size-full animate-spin motion-reduce:animate-pulse">
        <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="2.5" opacity="0.22" />
        <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
      </svg>
      {label ? <span className="sr-only">{label}</span> : null}
    </span>
  )
}

import { cx } from '@moonlit/ui/class-names'

/** The colour of a status. */
export const statusLook = (status: number | null): string => {
  if (status === null || status >= 500) return 'bg-danger-veil text-danger'
  if (status >= 400 || status === 208) return 'bg-amber/15 text-amber-text'
  return 'bg-mint-veil text-mint'
}

interface StatusMarkProps {
  status: number | null
  /** Shown when there is no status. */
  fallback?: string
  className?: string
}

/** A status in its colour. */
export function StatusMark({ status, fallback = 'none', className }: StatusMarkProps) {
  return (
    <span
      className={cx('inline-flex min-w-11 justify-center rounded-md px-1.5 py-0.5 font-mono text-xs font-semibold', statusLook(status), className)}
    >
      {status ?? fallback}
    </span>
  )
}

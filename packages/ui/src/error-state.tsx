import { CloudOff, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { cx } from './class-names.ts'

interface ErrorStateProps {
  title?: ReactNode
  message: ReactNode
  retryLabel?: string
  onRetry?: () => void
  /** `retrying` while the new try is under way. */
  state?: 'failed' | 'retrying'
  /** `page` where nothing else is; `inline` below what is already there. */
  layout?: 'page' | 'inline'
  figure?: ReactNode
  className?: string
}

/** Something failed here, and can be tried again; the rest of the page stays usable. Announced at once. [EX-11] [ER-06] */
export function ErrorState({ title, message, retryLabel, onRetry, state = 'failed', layout = 'page', figure, className }: ErrorStateProps) {
  const retry =
    retryLabel && onRetry ? (
      <Button variant="quiet" size={layout === 'page' ? 'md' : 'sm'} state={state === 'retrying' ? 'loading' : 'idle'} onClick={onRetry}>
        <RotateCw aria-hidden className="rtl:-scale-x-100" />
        {retryLabel}
      </Button>
    ) : null
  if (layout === 'inline') {
    return (
      <div
        role="alert"
        data-state={state}
        className={cx('flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card bg-danger-veil px-5 py-4', className)}
      >
        <div className="min-w-0 flex-1 basis-56">
          {title ? <p className="font-semibold">{title}</p> : null}
          <p className={title ? 'text-sm text-muted' : 'text-[0.9375rem]'}>{message}</p>
        </div>
        {retry}
      </div>
    )
  }
  return (
    <div
      role="alert"
      data-state={state}
      className={cx('mx-auto flex max-w-md flex-col items-center gap-3 px-6 py-20 text-center text-balance', className)}
    >
      <div aria-hidden className="mb-2 flex size-20 items-center justify-center rounded-full bg-danger-veil text-danger [&>svg]:size-8">
        {figure ?? <CloudOff strokeWidth={1.6} />}
      </div>
      {title ? <p className="display-type text-title">{title}</p> : null}
      <p className="text-muted">{message}</p>
      {retry ? <div className="mt-4">{retry}</div> : null}
    </div>
  )
}

import type { ReactNode } from 'react'
import { cx } from './class-names.ts'

interface EmptyStateProps {
  title: ReactNode
  text?: ReactNode
  /** An icon or a picture; decoration. */
  figure?: ReactNode
  /** The way on. */
  action?: ReactNode
  size?: 'page' | 'pane'
  className?: string
}

/** Nothing here, said kindly, with a way on. For a failure use ErrorState. [EX-10] [ER-05] */
export function EmptyState({ title, text, figure, action, size = 'page', className }: EmptyStateProps) {
  return (
    <div
      className={cx(
        'mx-auto flex max-w-md flex-col items-center text-center text-balance',
        size === 'page' ? 'gap-3 px-6 py-20' : 'gap-2 px-4 py-10',
        className,
      )}
    >
      {figure ? (
        <div
          aria-hidden
          className="mb-2 flex size-20 items-center justify-center rounded-full bg-linear-to-b from-float to-surface text-amber-text shadow-rest [&>svg]:size-8"
        >
          {figure}
        </div>
      ) : null}
      <p className={cx('display-type', size === 'page' ? 'text-title' : 'text-name')}>{title}</p>
      {text ? <p className="text-muted">{text}</p> : null}
      {action ? <div className="mt-4 flex flex-wrap justify-center gap-3">{action}</div> : null}
    </div>
  )
}

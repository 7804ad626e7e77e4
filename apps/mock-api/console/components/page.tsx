import type { ReactNode } from 'react'
import { cx } from '@moonlit/ui/class-names'

interface PageProps {
  title: string
  /** One sentence about the section. */
  intro: ReactNode
  /** Actions for the whole section. */
  actions?: ReactNode
  children: ReactNode
  className?: string
}

/** One section of the console: its heading and content. */
export function Page({ title, intro, actions, children, className }: PageProps) {
  return (
    <div className={cx('flex w-full max-w-6xl flex-col gap-5 px-4 pt-2 pb-10 md:px-6 lg:px-8', className)}>
      <PageHeading title={title} intro={intro} actions={actions} />
      {children}
    </div>
  )
}

/** The heading of a section. */
export function PageHeading({ title, intro, actions, className }: Pick<PageProps, 'title' | 'intro' | 'actions' | 'className'>) {
  return (
    <div className={cx('flex flex-wrap items-end justify-between gap-x-6 gap-y-3', className)}>
      <div data-part="words" className="min-w-0 flex-1 basis-72">
        <h1 className="display-type text-[1.625rem] leading-tight">{title}</h1>
        <p className="mt-1 max-w-3xl text-pretty text-muted">{intro}</p>
      </div>
      {actions ? <div className="flex flex-wrap items-center gap-2">{actions}</div> : null}
    </div>
  )
}

interface PanelProps {
  title: string
  note?: ReactNode
  actions?: ReactNode
  children: ReactNode
  className?: string
}

/** A titled panel. */
export function Panel({ title, note, actions, children, className }: PanelProps) {
  return (
    <section aria-label={title} className={cx('flex min-w-0 flex-col gap-4 rounded-card bg-surface/80 p-5 shadow-rest', className)}>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-[0.9375rem] font-semibold">{title}</h2>
          {note ? <p className="mt-0.5 text-caption text-pretty text-muted">{note}</p> : null}
        </div>
        {actions}
      </div>
      {children}
    </section>
  )
}

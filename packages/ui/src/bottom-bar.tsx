import type { ReactNode } from 'react'
import { cx } from './class-names.ts'
import { EndOfPart } from './end-of-part.tsx'

interface BottomBarProps {
  /** Names the navigation for screen readers. */
  label: string
  /** BottomBarItem, five at most. */
  children: ReactNode
  className?: string
}

/** The navigation of small screens, at the thumb; it keeps clear of the phone's own bar. [LY-03] */
export function BottomBar({ label, children, className }: BottomBarProps) {
  return (
    <nav
      aria-label={label}
      className={cx(
        'when-whole fixed inset-x-0 bottom-0 z-40 bg-surface/88 solid:bg-surface pb-[env(safe-area-inset-bottom)] shadow-float backdrop-blur-xl',
        className,
      )}
    >
      <ul className="mx-auto flex max-w-xl items-stretch justify-around px-1 *:min-w-0 *:flex-auto">{children}</ul>
      <EndOfPart />
    </nav>
  )
}

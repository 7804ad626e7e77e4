import { Slot } from 'radix-ui'
import type { ReactNode } from 'react'
import { cx } from './class-names.ts'
import type { LinkElement } from './link-element.ts'

interface BottomBarItemProps {
  icon: ReactNode
  label: string
  /** An empty link, such as `<Link to="/chat" />`. */
  link: LinkElement
  state?: 'current' | 'other'
  /** On the icon: an unread Badge. */
  badge?: ReactNode
  className?: string
}

/** A place to go in the BottomBar. The current one carries `aria-current`. */
export function BottomBarItem({ icon, label, link, state = 'other', badge, className }: BottomBarItemProps) {
  return (
    <li>
      <Slot.Root
        aria-current={state === 'current' ? 'page' : undefined}
        data-state={state}
        className={cx(
          'flex min-h-16 flex-col items-center justify-center gap-1 rounded-2xl short:min-h-13 short:gap-0.5 px-0.5 text-muted transition-colors hover:text-body focus-visible:-outline-offset-4 data-[state=current]:text-rose',
          className,
        )}
      >
        <Slot.Slottable>{link}</Slot.Slottable>
        <span className="relative flex [&>svg]:size-5.5">
          <span aria-hidden className="contents">
            {icon}
          </span>
          {badge ? <span className="absolute start-3.5 -top-2 flex">{badge}</span> : null}
        </span>
        <span className="max-w-full truncate text-xs font-medium max-[22rem]:text-[0.6875rem] max-[22rem]:tracking-tight">{label}</span>
      </Slot.Root>
    </li>
  )
}

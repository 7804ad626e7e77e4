import { Slot } from 'radix-ui'
import type { ReactNode } from 'react'
import { cx } from './class-names.ts'
import type { LinkElement } from './link-element.ts'
import { LazyTooltip } from './lazy-tooltip.tsx'

interface NavItemProps {
  icon: ReactNode
  label: string
  /** An empty link, such as `<Link to="/chat" />`. */
  link: LinkElement
  state?: 'current' | 'other'
  /** `compact` shows the icon alone, with the label as name and tooltip. */
  variant?: 'full' | 'compact'
  /** At its end: an unread Badge. */
  badge?: ReactNode
  className?: string
}

/** A place to go in the left navigation. The current one carries `aria-current`. [LY-02] */
export function NavItem({ icon, label, link, state = 'other', variant = 'full', badge, className }: NavItemProps) {
  const isCompact = variant === 'compact'
  const item = (
    <Slot.Root
      aria-current={state === 'current' ? 'page' : undefined}
      data-state={state}
      className={cx(
        'group/nav relative flex min-h-12 items-center gap-3.5 rounded-2xl font-medium text-muted transition-colors hover:bg-veil hover:text-body focus-visible:outline-offset-0',
        'data-[state=current]:bg-linear-to-r data-[state=current]:from-rose-veil data-[state=current]:to-veil data-[state=current]:text-body rtl:data-[state=current]:bg-linear-to-l',
        isCompact ? 'size-12 justify-center' : 'px-3.5',
        className,
      )}
    >
      <Slot.Slottable>{link}</Slot.Slottable>
      <span aria-hidden className="flex shrink-0 transition-colors group-data-[state=current]/nav:text-rose [&>svg]:size-5.5">
        {icon}
      </span>
      <span className={isCompact ? 'sr-only' : 'min-w-0 flex-1 text-[0.9375rem] leading-tight text-pretty'}>{label}</span>
      {badge ? <span className={cx('flex shrink-0', isCompact && 'absolute -end-1 -top-1')}>{badge}</span> : null}
    </Slot.Root>
  )
  return isCompact ? (
    <LazyTooltip label={label} side="end">
      {item}
    </LazyTooltip>
  ) : (
    item
  )
}

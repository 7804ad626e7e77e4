import { Tooltip as Radix } from 'radix-ui'
import type { FocusEvent, ReactElement, ReactNode } from 'react'
import { cx } from './class-names.ts'
import { useDirection } from './direction.tsx'

type LogicalSide = 'top' | 'bottom' | 'start' | 'end'

/** Focus that comes back by itself, after a menu or a dialog, explains nothing: only who goes by keyboard is told. */
const onFocus = (event: FocusEvent) => {
  if (!event.currentTarget.matches(':focus-visible')) event.preventDefault()
}

interface TooltipProps {
  label: ReactNode
  /** Where it appears; `start` and `end` follow the reading direction. */
  side?: LogicalSide
  /** The control it explains: one element that takes a ref and handlers. */
  children: ReactElement
  className?: string
}

/**
 * A few words about a control, on hover and keyboard focus; Escape hides it. It describes, it does not name:
 * a control that is only an icon still needs its own label (see IconButton).
 */
export function Tooltip({ label, side = 'top', children, className }: TooltipProps) {
  const isRTL = useDirection() === 'rtl'
  const sides = { top: 'top', bottom: 'bottom', start: isRTL ? 'right' : 'left', end: isRTL ? 'left' : 'right' } as const
  return (
    <Radix.Provider delayDuration={350} skipDelayDuration={200} disableHoverableContent={false}>
      <Radix.Root>
        <Radix.Trigger asChild onFocus={onFocus}>
          {children}
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side={sides[side]}
            sideOffset={8}
            collisionPadding={8}
            className={cx('z-70 max-w-64 animate-fade-in rounded-xl bg-float px-3 py-1.5 text-caption font-medium text-body shadow-float', className)}
          >
            {label}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}

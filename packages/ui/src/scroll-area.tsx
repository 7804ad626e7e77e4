import type { ComponentProps } from 'react'
import { cx } from './class-names.ts'

interface ScrollAreaProps extends ComponentProps<'div'> {
  /** Names the region for screen readers; with it the pane takes focus, so that arrows scroll it. */
  label?: string
}

/** A pane that scrolls by itself, with a slim scrollbar: the dialog list, the messages, the sidebar. The browser's own scrolling, so a virtualiser can hold its `ref`. */
export function ScrollArea({ label, className, ...rest }: ScrollAreaProps) {
  return (
    <div
      {...(label ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {})}
      {...rest}
      className={cx('min-h-0 flex-1 overflow-y-auto overscroll-contain thin-scrollbar focus-visible:-outline-offset-2', className)}
    />
  )
}

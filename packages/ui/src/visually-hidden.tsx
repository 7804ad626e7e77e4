import type { ComponentProps } from 'react'
import { cx } from './class-names.ts'

interface VisuallyHiddenProps extends ComponentProps<'span'> {
  /** `polite` announces changes of its text as they happen. */
  live?: 'off' | 'polite'
}

/** Words for screen readers only. */
export function VisuallyHidden({ live = 'off', className, ...rest }: VisuallyHiddenProps) {
  return <span aria-live={live === 'polite' ? 'polite' : undefined} {...rest} className={cx('sr-only', className)} />
}

import type { ComponentProps } from 'react'
import { cx } from './class-names.ts'

/** A still-empty place in the shape of what comes. Hidden from screen readers: the list around it says that it is busy. */
export function Skeleton({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} aria-hidden className={cx('animate-shimmer rounded-field bg-raised', className)} />
}

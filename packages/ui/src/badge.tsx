import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cx } from './class-names.ts'

const look = cva('inline-flex items-center justify-center rounded-full font-semibold whitespace-nowrap', {
  variants: {
    tone: {
      /** 'New' and success. */
      mint: 'bg-mint text-on-mint',
      /** Unread counts. */
      accent: 'accent-fill tabular-nums',
      quiet: 'bg-veil-strong text-body',
    },
    size: { sm: 'min-h-5 min-w-5 px-1.5 text-xs', md: 'min-h-6.5 px-3 text-caption' },
  },
  defaultVariants: { tone: 'mint', size: 'md' },
})

interface BadgeProps extends ComponentProps<'span'>, VariantProps<typeof look> {
  /** What a bare number means, said instead of it ('2 unread messages'). */
  label?: string
}

/** A small mark on something else: mint for what is new, the accent for what is unread. Not interactive. */
export function Badge({ tone, size, label, className, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} className={cx(look({ tone, size }), className)}>
      <span aria-hidden={label ? true : undefined}>{children}</span>
      {label ? <span className="sr-only">{label}</span> : null}
    </span>
  )
}

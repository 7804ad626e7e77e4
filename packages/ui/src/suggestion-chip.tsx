import type { ComponentProps } from 'react'
import { cx } from './class-names.ts'

/** Something one might say next, outlined in amber; a press sends it. [CH-16] */
export function SuggestionChip({ className, type = 'button', ...rest }: ComponentProps<'button'>) {
  return (
    <button
      dir="auto"
      {...rest}
      type={type}
      className={cx(
        'inline-flex min-h-9.5 max-w-full shrink-0 items-center rounded-full px-4 py-1.5 text-start text-sm font-medium text-amber-text inset-ring-1 inset-ring-amber-edge transition-[background-color,box-shadow]',
        'hover:bg-amber/10 hover:inset-ring-amber active:bg-amber/15 disabled:opacity-45 aria-disabled:cursor-default aria-disabled:opacity-45',
        className,
      )}
    />
  )
}

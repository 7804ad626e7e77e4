import type { ComponentProps } from 'react'
import { cx } from './class-names.ts'

/** The first stop of the Tab key: leads past the navigation to `href="#main"`. Unseen until focused. [LY-10] */
export function SkipLink({ className, ...rest }: ComponentProps<'a'>) {
  return (
    <a
      {...rest}
      className={cx(
        'fixed start-4 top-3 z-80 -translate-y-24 rounded-full accent-fill px-5 py-2.5 font-semibold shadow-float transition-transform focus-visible:translate-y-0 print:hidden',
        className,
      )}
    />
  )
}

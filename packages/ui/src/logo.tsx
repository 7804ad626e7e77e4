import { useId } from 'react'
import { cx } from './class-names.ts'

interface LogoProps {
  /** The product's name. */
  word: string
  /** `mark` shows the moon alone and says the word to screen readers. */
  variant?: 'full' | 'mark'
  className?: string
}

/** The moon and the word. Put it in a link home; it brings the link's name. Sized by font size. [LY-01] */
export function Logo({ word, variant = 'full', className }: LogoProps) {
  const id = useId()
  return (
    <span className={cx('inline-flex items-center gap-[0.45em] text-2xl leading-none', className)}>
      <svg viewBox="0 0 32 32" aria-hidden className="size-[1.15em] shrink-0">
        <defs>
          <linearGradient id={`${id}-light`} x1="4" y1="6" x2="26" y2="28" gradientUnits="userSpaceOnUse">
            <stop stopColor="var(--color-rose)" />
            <stop offset="1" stopColor="var(--color-amber)" />
          </linearGradient>
          <mask id={`${id}-night`}>
            <circle cx="16" cy="16" r="15" fill="white" />
            <circle cx="20.6" cy="12.6" r="11.8" fill="black" />
          </mask>
        </defs>
        <circle cx="16" cy="16" r="15" fill={`url(#${id}-light)`} mask={`url(#${id}-night)`} />
        <circle cx="20.6" cy="12.6" r="11.8" fill="var(--color-rose)" opacity="0.1" />
      </svg>
      <span className={variant === 'mark' ? 'sr-only' : 'display-type font-brand tracking-[-0.018em]'}>{word}</span>
    </span>
  )
}

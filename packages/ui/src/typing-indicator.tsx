import { cx } from './class-names.ts'

interface TypingIndicatorProps {
  /** 'Amara is typing…', announced and shown. */
  label: string
  labelLook?: 'shown' | 'hidden'
  className?: string
}

/** Three dots and a few words while a reply is on its way. A polite status; still under reduced motion. [CH-06] */
export function TypingIndicator({ label, labelLook = 'shown', className }: TypingIndicatorProps) {
  return (
    <div role="status" className={cx('flex animate-rise items-center gap-3', className)}>
      <span aria-hidden className="inline-flex h-10 items-center gap-1.5 rounded-bubble rounded-es-md bg-raised px-4 shadow-rest">
        {[0, 160, 320].map((delay) => (
          <span key={delay} style={{ animationDelay: `${delay}ms` }} className="size-1.75 animate-typing rounded-full bg-muted" />
        ))}
      </span>
      <span className={labelLook === 'hidden' ? 'sr-only' : 'text-sm text-muted'}>{label}</span>
    </div>
  )
}

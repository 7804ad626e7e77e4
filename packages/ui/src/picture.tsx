import { ImageOff } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { cx } from './class-names.ts'

type PictureState = 'waiting' | 'loading' | 'loaded' | 'failed'

interface PictureProps {
  src: string
  /** A smaller file for screens under 640 px. */
  small?: string
  /** Empty for decoration. */
  alt: string
  /** Width through height of the place kept for it, e.g. `4 / 5`; `fill` takes the size of a positioned parent. */
  ratio?: number | 'fill'
  loading?: 'lazy' | 'eager'
  priority?: 'high' | 'low' | 'auto'
  /** `blurred` hides what it shows until touched (discreet mode, no access). */
  variant?: 'clear' | 'blurred'
  /** Shown instead when the file cannot be had. */
  fallback?: ReactNode
  onStateChange?: (state: PictureState) => void
  /** Of the frame; `imageClassName` is the image's. */
  className?: string
  imageClassName?: string
}

function PictureImage({
  src,
  small,
  alt,
  loading = 'lazy',
  priority = 'auto',
  variant = 'clear',
  fallback,
  onStateChange,
  imageClassName,
}: PictureProps) {
  const image = useRef<HTMLImageElement>(null)
  const [state, setState] = useState<PictureState>('waiting')
  const report = useRef(onStateChange)
  useEffect(() => {
    report.current = onStateChange
  })
  const move = (next: PictureState) => {
    setState(next)
    report.current?.(next)
  }
  // The server's HTML may have loaded, or lost, the file before React could listen.
  useEffect(() => {
    const here = image.current
    if (!here) return
    const settled = here.complete && here.naturalWidth === 0 && here.currentSrc !== '' ? 'failed' : here.complete ? 'loaded' : 'loading'
    setState(settled)
    if (settled !== 'loading') report.current?.(settled)
  }, [])

  if (state === 'failed') {
    return (
      <span
        role={alt ? 'img' : undefined}
        aria-label={alt || undefined}
        data-state="failed"
        className="flex size-full items-center justify-center text-faint"
      >
        {fallback ?? <ImageOff aria-hidden className="size-[clamp(1rem,22%,2.25rem)]" strokeWidth={1.5} />}
      </span>
    )
  }
  return (
    <picture className="contents">
      {small ? <source media="(max-width: 639.98px)" srcSet={small} /> : null}
      <img
        ref={image}
        src={src}
        alt={alt}
        loading={loading}
        fetchPriority={priority}
        decoding="async"
        draggable={false}
        data-state={state}
        onLoad={() => move('loaded')}
        onError={() => move('failed')}
        className={cx(
          'size-full object-cover object-top transition-[opacity,filter,scale] duration-250',
          loading === 'lazy' && 'data-[state=loading]:opacity-0 noscript:opacity-100!',
          variant === 'blurred' && 'scale-110 blur-xl',
          imageClassName,
        )}
      />
    </picture>
  )
}

/**
 * A photo in a place kept for it, so that nothing moves when it arrives: it fades in, and a quiet sign stands for it when it fails.
 * A span, for it stands in buttons and labels, too. Eager ones (the first in sight) show at once, without a fade, also without script. [EX-14]
 */
export function Picture({ ratio = 4 / 5, className, ...rest }: PictureProps) {
  const isFilling = ratio === 'fill'
  return (
    <span
      style={isFilling ? undefined : { aspectRatio: ratio }}
      className={cx('overflow-hidden bg-raised', isFilling ? 'absolute inset-0' : 'relative block w-full', className)}
    >
      <PictureImage key={rest.src} {...rest} />
    </span>
  )
}

import { useGesture } from '@use-gesture/react'
import { ImageOff } from 'lucide-react'
import { useRef, useState } from 'react'
import { cx } from './class-names.ts'
import { Spinner } from './spinner.tsx'

/** How far a picture is magnified at most, and by a double tap. */
const MOST = 4
const DOUBLE = 2.5
/** Two taps are a double one within this time and distance, in milliseconds and pixels. */
const DOUBLE_TAP = { within: 320, near: 40 } as const
/** A pull down closes from this far, in pixels, or from this fast, in pixels a millisecond. */
const PULL = { far: 120, fast: 0.6, least: 30 } as const

interface View {
  readonly scale: number
  readonly x: number
  readonly y: number
}
const WHOLE: View = { scale: 1, x: 0, y: 0 }

interface ZoomablePictureProps {
  src: string
  alt: string
  /** Stands in, large and soft, until the picture has come. */
  preview?: string | undefined
  /** While it is magnified, a drag moves it and nothing else. */
  onZoomChange: (state: 'whole' | 'magnified') => void
  /** It was pulled down. */
  onPullAway: () => void
}

/**
 * A picture that two fingers, the wheel with Ctrl, a double tap or a double click magnify, without the page around it; magnified, it is moved by a
 * drag, and whole, a pull down puts it away.
 */
export function ZoomablePicture({ src, alt, preview, onZoomChange, onPullAway }: ZoomablePictureProps) {
  const picture = useRef<HTMLImageElement>(null)
  const [state, setState] = useState<'coming' | 'there' | 'failed'>('coming')
  const [view, setView] = useState(WHOLE)
  const [pulled, setPulled] = useState(0)
  const [isHeld, setIsHeld] = useState(false)
  const lastTap = useRef({ at: 0, x: 0, y: 0 })

  /** No further than its edge comes to the middle of the screen's edge. */
  const look = (next: View) => {
    const box = picture.current
    const scale = Math.min(Math.max(next.scale, 1), MOST)
    const [farX, farY] = box ? [(box.offsetWidth * (scale - 1)) / 2, (box.offsetHeight * (scale - 1)) / 2] : [0, 0]
    setView(scale === 1 ? WHOLE : { scale, x: Math.min(Math.max(next.x, -farX), farX), y: Math.min(Math.max(next.y, -farY), farY) })
    onZoomChange(scale === 1 ? 'whole' : 'magnified')
  }
  /** Magnifies around a place of the screen, which stays where it is. */
  const magnify = (scale: number, [x, y]: readonly [number, number], from: View) => {
    const box = picture.current?.parentElement?.getBoundingClientRect()
    if (!box) return
    const [awayX, awayY] = [x - (box.left + box.width / 2), y - (box.top + box.height / 2)]
    const factor = Math.min(Math.max(scale, 1), MOST) / from.scale
    look({ scale, x: awayX - (awayX - from.x) * factor, y: awayY - (awayY - from.y) * factor })
  }
  const tap = (x: number, y: number, at: number) => {
    const { at: before, x: lastX, y: lastY } = lastTap.current
    const isDouble = at - before < DOUBLE_TAP.within && Math.hypot(x - lastX, y - lastY) < DOUBLE_TAP.near
    lastTap.current = { at: isDouble ? 0 : at, x, y }
    if (isDouble) magnify(view.scale > 1 ? 1 : DOUBLE, [x, y], view)
  }

  useGesture(
    {
      onPinch: ({ origin, offset: [scale], first, last, memo }) => {
        const from: View = first || !isView(memo) ? view : memo
        setIsHeld(!last)
        setPulled(0)
        magnify(scale, [origin[0], origin[1]], from)
        return from
      },
      onDrag: ({ tap: isTap, xy: [x, y], timeStamp, movement: [byX, byY], velocity: [, speed], axis, first, last, pinching, cancel, memo }) => {
        if (pinching) return cancel()
        if (isTap) {
          tap(x, y, timeStamp)
          return
        }
        const from: View = first || !isView(memo) ? view : memo
        setIsHeld(!last)
        if (from.scale > 1) {
          look({ ...from, x: from.x + byX, y: from.y + byY })
        } else if (axis === 'y' || pulled > 0) {
          const isAway = last && byY > PULL.least && (byY > PULL.far || speed > PULL.fast)
          setPulled(last ? 0 : Math.max(0, byY))
          if (isAway) onPullAway()
        }
        return from
      },
    },
    {
      target: picture,
      eventOptions: { passive: false },
      drag: { filterTaps: true, pointer: { touch: true } },
      pinch: { scaleBounds: { min: 1, max: MOST }, from: () => [view.scale, 0] },
    },
  )

  return (
    <span data-state={state} className="relative flex size-full items-center justify-center">
      {state === 'coming' ? (
        preview ? (
          <img src={preview} alt="" draggable={false} className="absolute inset-0 size-full object-contain blur-[2px]" />
        ) : (
          <Spinner className="absolute size-8" />
        )
      ) : null}
      {state === 'failed' ? <ImageOff aria-hidden className="absolute size-9 text-faint" strokeWidth={1.5} /> : null}
      <img
        ref={picture}
        src={src}
        alt={alt}
        onLoad={() => setState('there')}
        onError={() => setState('failed')}
        draggable={false}
        data-zoom={view.scale > 1 ? 'magnified' : 'whole'}
        style={{ transform: `translate3d(${view.x}px, ${view.y + pulled}px, 0) scale(${view.scale})`, opacity: 1 - Math.min(pulled / 400, 0.6) }}
        className={cx(
          'max-h-full max-w-full touch-none rounded-panel object-contain shadow-float data-[zoom=magnified]:cursor-move',
          state === 'failed' && 'sr-only',
          isHeld ? '' : 'transition-[transform,opacity]',
        )}
      />
    </span>
  )
}

const isView = (value: unknown): value is View => typeof value === 'object' && value !== null && 'scale' in value

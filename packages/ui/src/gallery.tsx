import useEmblaCarousel from 'embla-carousel-react'
import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useDirection } from './direction.tsx'
import { useFocusReturn } from './focus-return.ts'
import { IconButton } from './icon-button.tsx'
import { reachToScroll } from './scroll-reach.ts'
import { ZoomablePicture } from './zoomable-picture.tsx'

export interface GalleryPicture {
  src: string
  alt: string
  /** A small file that is likely to be there already: it stands in until the picture has come. */
  preview?: string | undefined
}

interface GalleryProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** No file twice. */
  pictures: readonly GalleryPicture[]
  /** Which one is shown, from 0. */
  index: number
  onIndexChange: (index: number) => void
  labels: { title: string; close: string; previous: string; next: string }
  /** Both counted from 1, e.g. `(at, of) => t('gallery.counter', { at, of })`. */
  formatCounter: (at: number, of: number) => string
  /** For the picture shown: save, delete, report. */
  actions?: ReactNode
  /** About the picture shown: beside it on wide screens, below it on others. */
  details?: ReactNode
}

type TrackProps = Pick<GalleryProps, 'pictures' | 'index' | 'onIndexChange'> & { onPullAway: () => void }

/** The pictures in a row, dragged sideways by finger or mouse. Only the one in sight and its neighbours are loaded. */
function Track({ pictures, index, onIndexChange, onPullAway }: TrackProps) {
  const direction = useDirection()
  const [startIndex] = useState(index)
  const isMagnified = useRef(false)
  // A magnified picture is moved by the same drag.
  const [watchDrag] = useState(() => () => !isMagnified.current)
  const [viewport, carousel] = useEmblaCarousel({
    direction,
    startIndex,
    watchDrag,
    breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
  })
  const follow = useEffectEvent((selected: number) => {
    if (selected !== index) onIndexChange(selected)
  })
  useEffect(() => {
    if (!carousel) return
    const tell = () => follow(carousel.selectedScrollSnap())
    carousel.on('select', tell)
    return () => void carousel.off('select', tell)
  }, [carousel])
  useEffect(() => {
    isMagnified.current = false
    carousel?.scrollTo(index)
  }, [carousel, index])
  return (
    <div ref={viewport} className="absolute inset-0 cursor-grab touch-none overflow-hidden select-none active:cursor-grabbing">
      <ul className="flex h-full">
        {pictures.map((picture, place) => (
          <li
            key={picture.src}
            aria-hidden={place === index ? undefined : true}
            className="flex h-full w-full shrink-0 items-center justify-center px-3 pb-6 sm:px-24 sm:pb-10"
          >
            {Math.abs(place - index) > 1 ? null : (
              <ZoomablePicture
                // Whoever comes back to a picture finds it whole.
                key={place === index ? 'shown' : 'beside'}
                src={picture.src}
                alt={picture.alt}
                preview={picture.preview}
                onZoomChange={(state) => {
                  isMagnified.current = state === 'magnified'
                }}
                onPullAway={onPullAway}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/**
 * Pictures over the whole screen, one at a time. Arrows, Home and End, the buttons and a swipe move; all mirrored when reading right to left. Two
 * fingers or a double tap magnify; a pull down closes.
 * A modal: Escape closes, focus returns, the counter is announced. [OV-10] [IN-02]
 */
export function Gallery({ open, onOpenChange, pictures, index, onIndexChange, labels, formatCounter, actions, details }: GalleryProps) {
  const isRTL = useDirection() === 'rtl'
  const focusReturn = useFocusReturn()
  const last = pictures.length - 1
  const go = (to: number) => {
    const target = Math.min(Math.max(to, 0), last)
    if (target !== index) onIndexChange(target)
  }
  const keys: Record<string, number> = { ArrowLeft: isRTL ? index + 1 : index - 1, ArrowRight: isRTL ? index - 1 : index + 1, Home: 0, End: last }
  const press = (event: KeyboardEvent) => {
    const to = keys[event.key]
    // What is opened from here, such as a question, has keys of its own.
    if (to === undefined || !(event.target instanceof Node && event.currentTarget.contains(event.target))) return
    event.preventDefault()
    go(to)
  }
  // The picture, not the first button, whose tooltip would open with it.
  const startHere = (event: Event) => {
    focusReturn.onOpenAutoFocus(event)
    event.preventDefault()
    if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
  }
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 animate-fade-in bg-ground/95 backdrop-blur-xl" />
        <Dialog.Content
          {...focusReturn}
          onOpenAutoFocus={startHere}
          aria-describedby={undefined}
          onKeyDown={press}
          className="fixed inset-0 z-50 flex animate-fade-in flex-col outline-none"
        >
          <Dialog.Title className="sr-only">{labels.title}</Dialog.Title>
          <div className="flex shrink-0 items-center gap-2 p-3 sm:p-5">
            <p aria-live="polite" className="px-2 font-medium text-muted tabular-nums">
              {formatCounter(index + 1, pictures.length)}
            </p>
            <div className="ms-auto flex items-center gap-1">
              {actions}
              <Dialog.Close asChild>
                <IconButton label={labels.close} tooltip="none" variant="quiet">
                  <X />
                </IconButton>
              </Dialog.Close>
            </div>
          </div>
          <div className="flex min-h-0 flex-1 flex-col lg:flex-row">
            <div className="relative min-h-0 flex-1">
              <Track pictures={pictures} index={index} onIndexChange={onIndexChange} onPullAway={() => onOpenChange(false)} />
              <IconButton
                label={labels.previous}
                tooltip="none"
                variant="glass"
                size="lg"
                aria-disabled={index === 0}
                onClick={() => go(index - 1)}
                className="absolute inset-y-0 start-5 my-auto max-sm:hidden"
              >
                <ChevronLeft className="rtl:-scale-x-100" />
              </IconButton>
              <IconButton
                label={labels.next}
                tooltip="none"
                variant="glass"
                size="lg"
                aria-disabled={index >= last}
                onClick={() => go(index + 1)}
                className="absolute inset-y-0 end-5 my-auto max-sm:hidden"
              >
                <ChevronRight className="rtl:-scale-x-100" />
              </IconButton>
            </div>
            {details ? (
              <div
                ref={reachToScroll}
                className="max-h-[38dvh] shrink-0 overflow-y-auto px-5 pt-1 pb-[calc(1.25rem+env(safe-area-inset-bottom))] thin-scrollbar lg:max-h-none lg:w-88 lg:pe-8"
              >
                {details}
              </div>
            ) : null}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

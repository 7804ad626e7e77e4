import { Picture } from '@moonlit/ui/picture'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../shared/format.ts'
import { useLocale } from '../../shared/i18n/use-locale.ts'
import type { GeneratedPhoto } from './photo-orders.ts'

/** Narrowest column and the gap between two, in pixels. */
const COLUMN_MIN = { narrow: 150, wide: 230 } as const
const GAP = { narrow: 10, wide: 16 } as const
const WIDE = 640
/** More is fetched when this many photos or fewer are left below: well ahead, for the pictures in sight are fetched by the same few connections. */
const FETCH_AHEAD = 36

interface PhotoGridProps {
  photos: readonly GeneratedPhoto[]
  onOpen: (key: string) => void
  /** The end is near. */
  onNearEnd: () => void
}

interface Place {
  /** Width of the whole, and its distance from the top of the page, in pixels. */
  readonly width: number
  readonly top: number
}

/** The element's place on the page, which follows the window. */
const usePlace = () => {
  const box = useRef<HTMLUListElement>(null)
  const [place, setPlace] = useState<Place>({ width: 0, top: 0 })
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => {
      const { width, top } = element.getBoundingClientRect()
      const next = { width: Math.round(width), top: Math.round(top + scrollY) }
      setPlace((known) => (known.width === next.width && known.top === next.top ? known : next))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])
  return { box, place }
}

/**
 * Photos in columns, each as high as it is; only those near the window are in the document, however many there are. Enter opens one; the arrows,
 * Home and End move between them, mirrored when reading right to left. [PG-05] [IN-02]
 */
export function PhotoGrid({ photos, onOpen, onNearEnd }: PhotoGridProps) {
  const { t } = useTranslation('photos')
  const { locale, dir } = useLocale()
  const { box, place } = usePlace()
  const size = place.width >= WIDE ? 'wide' : 'narrow'
  const gap = GAP[size]
  const lanes = Math.max(2, Math.floor((place.width + gap) / (COLUMN_MIN[size] + gap)))
  const column = Math.max(1, (place.width - gap * (lanes - 1)) / lanes)
  const heightOf = (index: number): number => {
    const image = photos[index]?.image
    return image ? (column * image.height) / image.width : column
  }
  const virtual = useWindowVirtualizer({
    count: place.width === 0 ? 0 : photos.length,
    lanes,
    gap,
    overscan: 4,
    scrollMargin: place.top,
    estimateSize: heightOf,
    getItemKey: (index) => photos[index]?.key ?? index,
  })
  useLayoutEffect(() => virtual.measure(), [virtual, column])

  const items = virtual.getVirtualItems()
  const last = items.at(-1)?.index ?? 0
  useEffect(() => {
    if (last >= photos.length - FETCH_AHEAD) onNearEnd()
  }, [last, photos.length, onNearEnd])

  // Where the keyboard goes to may not be in the document yet.
  const [wanted, setWanted] = useState<number | null>(null)
  useEffect(() => {
    const target = wanted === null ? null : box.current?.querySelector(`[data-index="${wanted}"]`)
    if (!(target instanceof HTMLElement)) return
    target.focus({ preventScroll: true })
    setWanted(null)
  }, [box, wanted, items])
  const press = (event: KeyboardEvent) => {
    const at = Number(event.target instanceof HTMLElement ? event.target.dataset['index'] : Number.NaN)
    const forward = dir === 'rtl' ? -1 : 1
    const steps: Record<string, number> = {
      ArrowRight: at + forward,
      ArrowLeft: at - forward,
      ArrowDown: at + lanes,
      ArrowUp: at - lanes,
      Home: 0,
      End: photos.length - 1,
    }
    const to = steps[event.key]
    if (to === undefined || Number.isNaN(at)) return
    event.preventDefault()
    if (to < 0 || to >= photos.length) return
    virtual.scrollToIndex(to, { align: 'auto' })
    setWanted(to)
  }
  return (
    <ul ref={box} aria-label={t('gallery.list')} onKeyDown={press} className="relative w-full" style={{ height: virtual.getTotalSize() }}>
      {items.map(({ index, key, lane, start, size: height }) => {
        const photo = photos[index]
        if (!photo) return null
        const { image, order } = photo
        return (
          <li
            key={key}
            aria-setsize={photos.length}
            aria-posinset={index + 1}
            className="absolute top-0 will-change-transform"
            style={{
              insetInlineStart: lane * (column + gap),
              width: column,
              height,
              transform: `translateY(${start - place.top}px)`,
            }}
          >
            <button
              type="button"
              data-index={index}
              aria-label={t('openNewest', { number: formatNumber(locale, index + 1), prompt: order.prompt })}
              onClick={() => onOpen(photo.key)}
              className="group relative block size-full scroll-my-24 overflow-hidden rounded-card bg-raised shadow-rest"
            >
              <Picture
                src={column * devicePixelRatio > 340 ? image.imageUrl : image.smallUrl}
                alt=""
                ratio="fill"
                loading="eager"
                imageClassName="animate-fade-in motion-safe:duration-500 motion-safe:group-hover:scale-[1.02]"
              />
              <span className="absolute inset-x-0 bottom-0 line-clamp-2 bg-linear-to-t from-shade-deep to-transparent px-4 pt-12 pb-3.5 text-start text-sm opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100">
                {order.prompt}
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

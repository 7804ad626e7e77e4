import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Children, useRef, type ReactNode } from 'react'
import { cx } from './class-names.ts'
import { useDirection } from './direction.tsx'
import { EndOfPart } from './end-of-part.tsx'
import { useKeptInSight, useScrollEdges } from './scroll-edges.ts'

interface ChipListProps {
  /** Names the group for screen readers. */
  label: string
  /** Chips; the chosen one is kept in sight. */
  children: ReactNode
  className?: string
}

const arrow =
  'absolute inset-y-0 z-10 my-auto hidden size-9 items-center justify-center rounded-full bg-float text-body shadow-lift transition-opacity hover:bg-raised pointer-fine:group-hover/chips:flex'

/**
 * A row of chips that scrolls sideways and fades where more is hidden, mirrored when reading right to left.
 * The arrows are for mice only: keyboard and touch reach every chip without them. [EX-03] [IN-02]
 */
export function ChipList({ label, children, className }: ChipListProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const count = Children.count(children)
  const edges = useScrollEdges(scroller, count)
  const isRTL = useDirection() === 'rtl'

  useKeptInSight(scroller, '[data-state=chosen]', children)

  const scroll = (way: 1 | -1) => {
    const box = scroller.current
    box?.scrollBy({ left: way * (isRTL ? -1 : 1) * box.clientWidth * 0.7, behavior: 'smooth' })
  }
  return (
    <div className={cx('group/chips relative min-w-0', className)}>
      <div
        ref={scroller}
        role="group"
        aria-label={label}
        data-edges={edges}
        className="when-whole edge-fade -m-1.5 flex gap-2 overflow-x-auto scroll-px-14 p-1.5 hide-scrollbar"
      >
        {children}
        <EndOfPart />
      </div>
      {edges === 'start' || edges === 'both' ? (
        <button type="button" aria-hidden tabIndex={-1} onClick={() => scroll(-1)} className={cx(arrow, 'start-0')}>
          <ChevronLeft className="size-5 rtl:-scale-x-100" />
        </button>
      ) : null}
      {edges === 'end' || edges === 'both' ? (
        <button type="button" aria-hidden tabIndex={-1} onClick={() => scroll(1)} className={cx(arrow, 'end-0')}>
          <ChevronRight className="size-5 rtl:-scale-x-100" />
        </button>
      ) : null}
    </div>
  )
}

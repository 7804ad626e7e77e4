import type { VariantProps } from 'class-variance-authority'
import { Slot } from 'radix-ui'
import { useRef, type ReactNode } from 'react'
import { cx } from './class-names.ts'
import type { LinkElement } from './link-element.ts'
import { useKeptInSight, useScrollEdges } from './scroll-edges.ts'
import { segmentedLook } from './segmented-control.tsx'

interface SegmentedNavProps extends VariantProps<typeof segmentedLook.track>, VariantProps<typeof segmentedLook.segment> {
  /** Names the navigation for screen readers. */
  label: string
  items: readonly { key: string; label: ReactNode; link: LinkElement; state?: 'current' | 'other' }[]
  className?: string
}

/** The segmented control's look on links: the category switch of the header. The current one carries `aria-current` and is kept in sight; ends that hide more fade. [LY-01] */
export function SegmentedNav({ label, items, width, size, className }: SegmentedNavProps) {
  const track = useRef<HTMLUListElement>(null)
  const edges = useScrollEdges(track, items.length)
  useKeptInSight(track, '[aria-current]', items.find(({ state }) => state === 'current')?.key)
  return (
    <nav aria-label={label} className={cx('max-w-full', className)}>
      <ul ref={track} data-edges={edges} className={cx('when-whole edge-fade', segmentedLook.track({ width }))}>
        {items.map((item) => (
          <li key={item.key} className="flex shrink-0">
            <Slot.Root
              aria-current={item.state === 'current' ? 'page' : undefined}
              data-state={item.state === 'current' ? 'checked' : 'unchecked'}
              className={cx(segmentedLook.segment({ size }), width === 'full' && 'flex-1')}
            >
              <Slot.Slottable>{item.link}</Slot.Slottable>
              {item.label}
            </Slot.Root>
          </li>
        ))}
        <li hidden data-end />
      </ul>
    </nav>
  )
}

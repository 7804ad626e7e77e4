import { Slot } from 'radix-ui'
import { lazy, Suspense, useRef, type ComponentProps } from 'react'
import type { Tooltip } from './tooltip.tsx'

const Loaded = lazy(async () => ({ default: (await import('./tooltip.tsx')).TooltipOnceIdle }))

/** A Tooltip whose code comes after the control it explains: a page without one does without it. */
export function LazyTooltip(props: ComponentProps<typeof Tooltip>) {
  const bare = useRef<HTMLElement>(null)
  return (
    <Suspense fallback={<Slot.Root ref={bare}>{props.children}</Slot.Root>}>
      <Loaded bare={bare} {...props} />
    </Suspense>
  )
}

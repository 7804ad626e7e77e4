import { Slot } from 'radix-ui'
import { useCallback, useRef, useState, useSyncExternalStore, type ComponentProps } from 'react'
import type * as TooltipCode from './tooltip-code.ts'
import type { Tooltip } from './tooltip.tsx'

let loaded: typeof TooltipCode | undefined

const never = () => () => {}

/**
 * A Tooltip whose code comes after the control it explains: a page without one does without it. With a tooltip the control is another element, so it
 * takes the place of the bare one while nobody uses it: a focus, a press or an open menu would be lost. React shows a change of a store before anything
 * else happens on the page; Suspense may wait with it for a third of a second, in which a press can begin.
 */
export function LazyTooltip({ children, ...explanation }: ComponentProps<typeof Tooltip>) {
  const bare = useRef<HTMLElement>(null)
  /** What a server has sent is taken over as it is, without a tooltip. */
  const isTakenOver = !useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const [replacement] = useState(() => ({ isDone: loaded !== undefined && !isTakenOver }))
  const subscribe = useCallback(
    (tell: () => void) => {
      const ended = new AbortController()
      const replaceOnceIdle = async () => {
        loaded ??= await import('./tooltip-code.ts')
        if (bare.current)
          loaded.whenIdle(bare.current, ended.signal, () => {
            replacement.isDone = true
            tell()
          })
      }
      // Code that cannot be had leaves the control as it is.
      if (!replacement.isDone) replaceOnceIdle().catch(() => {})
      return () => ended.abort()
    },
    [replacement],
  )
  const isDone = useSyncExternalStore(
    subscribe,
    () => replacement.isDone,
    () => false,
  )
  return loaded && isDone ? <loaded.Tooltip {...explanation}>{children}</loaded.Tooltip> : <Slot.Root ref={bare}>{children}</Slot.Root>
}

import { use, type RefObject } from 'react'

/** A control as it is while its tooltip is loaded, if it is shown without one at all. */
export type BareControl = RefObject<Element | null>

const isInUse = (control: Element) => control.matches(':hover, :focus-within, [data-state=open]')

const untilIdle = new WeakMap<Element, Promise<void>>()

const whenIdle = (control: Element): Promise<void> => {
  const known = untilIdle.get(control)
  if (known) return known
  const promise = new Promise<void>((resolve) => {
    const idle = new AbortController()
    const look = () => {
      if (isInUse(control)) return
      idle.abort()
      untilIdle.delete(control)
      resolve()
    }
    // A focus that leaves is still there while it is told.
    const lookLater = () => setTimeout(look)
    control.addEventListener('focusout', lookLater, idle)
    control.addEventListener('pointerleave', lookLater, idle)
  })
  untilIdle.set(control, promise)
  return promise
}

/** Waits until nobody uses the bare control, for its element is another one with a tooltip: focus, a press or an open menu would be lost. */
export const useOnceIdle = ({ current: control }: BareControl): void => {
  if (control && isInUse(control)) use(whenIdle(control))
}

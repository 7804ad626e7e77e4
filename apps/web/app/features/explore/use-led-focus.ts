import { useLayoutEffect, useRef, type RefObject } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { LED_TO } from '../../shared/addresses.ts'

/** Gives the focus to what an address was led to by such a way, within the page that the answer is put on. [LY-10] */
export const useLedFocus = (): RefObject<HTMLDivElement | null> => {
  const page = useRef<HTMLDivElement>(null)
  const location = useLocation()
  const how = useNavigationType()
  const led: unknown = how === NavigationType.Pop ? undefined : location.state
  // Before the page is seen: a key that is pressed at once starts from there.
  useLayoutEffect(() => {
    const place = led === LED_TO.heading ? 'h1' : led === LED_TO.field ? '[type=search]' : undefined
    if (place !== undefined) page.current?.querySelector<HTMLElement>(place)?.focus({ preventScroll: true })
  }, [location.key, led])
  return page
}

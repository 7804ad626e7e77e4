import { useRef } from 'react'

/** The control that led to the overlay. A menu's item is gone by the time it closes: its menu's trigger stands for it. */
const findOrigin = (focused: Element | null): HTMLElement | null => {
  const trigger = document.getElementById(focused?.closest('[role="menu"]')?.getAttribute('aria-labelledby') ?? '')
  if (trigger) return trigger
  return focused instanceof HTMLElement && focused !== document.body ? focused : null
}

/** The parts of the page's content around a control that take focus, the innermost first: one of them may outlive it. */
const findPlaces = (origin: HTMLElement | null): readonly HTMLElement[] => {
  const places: HTMLElement[] = []
  for (let part = origin?.parentElement ?? null; part && part.tagName !== 'MAIN'; part = part.parentElement)
    if (part.hasAttribute('tabindex')) places.push(part)
  return places
}

/** The part of the page that its address names, when it takes focus: a link within the overlay may have led to another page. */
const findTarget = (): HTMLElement | null => {
  const target = document.getElementById(location.hash.slice(1))
  return target?.hasAttribute('tabindex') ? target : null
}

/** The page's content takes the focus that nothing has: the keyboard goes on there, not at the top of the document. [LY-10] */
export const keepFocusInPage = (): void => {
  if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true })
}

/**
 * Returns focus to where it was when an overlay opened, also when the overlay was opened without a trigger. Where that is gone, to what is left around it.
 * Spread the two handlers on a radix Content. [LY-10]
 */
export const useFocusReturn = () => {
  const origin = useRef<HTMLElement | null>(null)
  const places = useRef<readonly HTMLElement[]>([])
  return {
    onOpenAutoFocus: ({ currentTarget }: Event) => {
      origin.current = findOrigin(document.activeElement)
      places.current = findPlaces(origin.current)
      // A pane that only scrolls is reached by Tab, but nobody begins there.
      const panes = currentTarget instanceof HTMLElement ? [...currentTarget.querySelectorAll<HTMLElement>('[data-pane][tabindex]')] : []
      for (const pane of panes) pane.removeAttribute('tabindex')
      queueMicrotask(() => {
        for (const pane of panes) pane.tabIndex = 0
      })
    },
    onCloseAutoFocus: (event: Event) => {
      const next = [origin.current, ...places.current].find((place) => place?.isConnected) ?? findTarget()
      // After radix, which may know a trigger.
      if (!next) return queueMicrotask(keepFocusInPage)
      event.preventDefault()
      next.focus({ preventScroll: true })
    },
  }
}

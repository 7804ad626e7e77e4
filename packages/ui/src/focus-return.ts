import { useRef } from 'react'

/** The control that led to the overlay. A menu's item is gone by the time it closes: its menu's trigger stands for it. */
const findOrigin = (focused: Element | null): HTMLElement | null => {
  const trigger = document.getElementById(focused?.closest('[role="menu"]')?.getAttribute('aria-labelledby') ?? '')
  if (trigger) return trigger
  return focused instanceof HTMLElement && focused !== document.body ? focused : null
}

/** The part of the page that its address names, when it takes focus: a link within the overlay may have led to another page. */
const findTarget = (): HTMLElement | null => {
  const target = document.getElementById(location.hash.slice(1))
  return target?.hasAttribute('tabindex') ? target : null
}

/**
 * Returns focus to where it was when an overlay opened, also when the overlay was opened without a trigger.
 * Spread the two handlers on a radix Content. [LY-10]
 */
export const useFocusReturn = () => {
  const origin = useRef<HTMLElement | null>(null)
  return {
    onOpenAutoFocus: ({ currentTarget }: Event) => {
      origin.current = findOrigin(document.activeElement)
      // A pane that only scrolls is reached by Tab, but nobody begins there.
      const panes = currentTarget instanceof HTMLElement ? [...currentTarget.querySelectorAll<HTMLElement>('[data-pane][tabindex]')] : []
      for (const pane of panes) pane.removeAttribute('tabindex')
      queueMicrotask(() => {
        for (const pane of panes) pane.tabIndex = 0
      })
    },
    onCloseAutoFocus: (event: Event) => {
      const next = origin.current?.isConnected ? origin.current : findTarget()
      if (!next) return
      event.preventDefault()
      next.focus({ preventScroll: true })
    },
  }
}

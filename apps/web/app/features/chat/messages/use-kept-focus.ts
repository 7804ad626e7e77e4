import { useCallback, useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react'

/** The row of the conversation that an element stands in. */
const rowOf = (element: Element): HTMLElement | null => element.closest<HTMLElement>('[data-row]')

/**
 * Keeps the keyboard in the conversation when the message that has the focus goes, as one does that is said differently or deleted: the focus is
 * the conversation's then, and the message's again when it comes back. Spread what is returned on the scroller. [CH-24]
 */
export const useKeptFocus = (scroller: RefObject<HTMLElement | null>) => {
  /** The row that has the focus, or had it when it went. */
  const row = useRef<string | null>(null)
  const isOnLoan = useRef(false)

  useLayoutEffect(() => {
    const box = scroller.current
    if (!box || row.current === null) return
    const place = [...box.querySelectorAll<HTMLElement>('[data-row]')].find(({ dataset }) => dataset.row === row.current)
    if (!place && document.activeElement === document.body) {
      isOnLoan.current = true
      box.focus({ preventScroll: true })
    } else if (place && isOnLoan.current && document.activeElement === box) {
      place.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.focus({ preventScroll: true })
    }
  })

  const onFocus = useCallback(({ target, currentTarget }: FocusEvent) => {
    // What a message opens stands elsewhere in the document.
    if (!currentTarget.contains(target)) return
    if (target === currentTarget && isOnLoan.current) return
    isOnLoan.current = false
    row.current = rowOf(target)?.dataset.row ?? null
  }, [])
  const onBlur = useCallback(({ relatedTarget, currentTarget }: FocusEvent) => {
    // Without a target the row went, or the window is not looked at.
    if (relatedTarget === null || currentTarget.contains(relatedTarget) || relatedTarget.closest('[role="menu"]')) return
    isOnLoan.current = false
    row.current = null
  }, [])
  return { onFocus, onBlur }
}

import { useEffect, type RefObject } from 'react'

/** Keeps the keyboard in a part of the page: when what has the focus there goes, the part itself has it. [LY-10] */
export const useFocusWithin = (part: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const box = part.current
    if (!box) return
    let focused: EventTarget | null = null
    const note = ({ target }: FocusEvent) => {
      focused = target
    }
    const observer = new MutationObserver(() => {
      if (document.activeElement !== document.body || !(focused instanceof Node) || focused.isConnected) return
      focused = null
      box.focus({ preventScroll: true })
    })
    box.addEventListener('focusin', note)
    observer.observe(box, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      box.removeEventListener('focusin', note)
    }
  }, [part])
}

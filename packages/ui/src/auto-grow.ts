import { useLayoutEffect, useEffect, useRef, type RefObject } from 'react'

// On the server there is no layout, and no warning wanted about it.
const useClientLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

const growsByItself = (): boolean => typeof CSS !== 'undefined' && typeof CSS.supports === 'function' && CSS.supports('field-sizing', 'content')

/**
 * Lets a textarea grow with its text where the browser's own `field-sizing: content` is missing.
 * Give it the text, and the returned ref to the textarea; the limits are the element's min and max height.
 */
export const useAutoGrow = (text: unknown): RefObject<HTMLTextAreaElement | null> => {
  const box = useRef<HTMLTextAreaElement | null>(null)
  useClientLayoutEffect(() => {
    const area = box.current
    if (!area || growsByItself()) return
    area.style.height = 'auto'
    area.style.height = `${area.scrollHeight}px`
  }, [text])
  return box
}

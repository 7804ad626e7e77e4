import { useCallback, useRef } from 'react'

/** Refs for the button that fetches a voice and for the first one of the player that takes its place: whoever is on the one goes on at the other. [CH-14] */
export const useFocusOnPlayer = () => {
  const hadFocus = useRef(false)
  const listenButton = useCallback(
    (button: HTMLButtonElement) => () => {
      // Asked as it goes: a moment later nobody has the focus.
      hadFocus.current = document.activeElement === button
    },
    [],
  )
  const toggleButton = useCallback((button: HTMLButtonElement | null) => {
    if (hadFocus.current) button?.focus({ preventScroll: true })
    hadFocus.current = false
  }, [])
  return { listenButton, toggleButton }
}

import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router'
import { addresses } from '../../shared/addresses.ts'
import { isAtLeast } from './browser-state.ts'

/**
 * Whether nothing in sight has the focus: what had it is gone, or about to go, as the toast that brought a chat back, or is in the list, which a phone hides
 * behind a conversation.
 */
const isFocusLost = (): boolean => {
  const focused = document.activeElement
  return !focused || focused.matches('body, main, [data-sonner-toast] *') || (!isAtLeast('md') && focused.closest('[data-list]') !== null)
}

/**
 * The name of who one talks to takes the focus when a chat is opened where nobody can write at once: a phone's keyboard would cover the conversation.
 * A page that was just loaded begins at its top. [LY-10]
 */
export const useFocusOnOpening = (heading: RefObject<HTMLElement | null>, isKnown: boolean): void => {
  const isFirstPage = useLocation().key === 'default'
  useEffect(() => {
    if (isKnown && !isFirstPage && !isAtLeast('xl') && isFocusLost()) heading.current?.focus({ preventScroll: true })
  }, [heading, isKnown, isFirstPage])
}

/** Whoever leaves a chat for the list is at that chat in it. [LY-10] */
export const useFocusOnLeaving = (selected: string | null): void => {
  const before = useRef(selected)
  useEffect(() => {
    const left = before.current
    before.current = selected
    if (selected !== null || left === null || document.activeElement !== document.body) return
    document.querySelector<HTMLElement>(`[data-chat-list] a[href="${addresses.chat(left)}"]`)?.focus({ preventScroll: true })
  }, [selected])
}

import { useEffect, useEffectEvent, useRef } from 'react'
import { NavigationType, useBlocker } from 'react-router'
import { useServices } from '../api/services.ts'
import { openBackGuard, type BackGuard } from '../overlays/back-guard.ts'

/** What is asked before a page is left. */
interface LeaveQuestion {
  readonly title: string
  readonly text: string
  readonly leaveLabel: string
  readonly stayLabel: string
}

/**
 * While leaving would miss something, it asks first: a link or button of the app and the browser's Back by our own question, closing or reloading
 * the tab by the browser's. Signing out is not held up. [PG-03]
 */
export const useLeaveQuestion = (isAsked: boolean, { title, text, leaveLabel, stayLabel }: LeaveQuestion): void => {
  const { overlays, session } = useServices()
  const isLeaving = useRef(false)
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    // Back is held by a step of its own in the history, which also holds whoever came from another site.
    const isElsewhere = historyAction !== NavigationType.Pop && currentLocation.pathname !== nextLocation.pathname
    return isAsked && isElsewhere && session.kind() === 'member'
  })
  const ask = useEffectEvent(async (leave: () => void, stay: () => void) => {
    let isSure = false
    await overlays.open('confirm', { title, text, confirmLabel: leaveLabel, cancelLabel: stayLabel, onConfirm: () => void (isSure = true) })
    isLeaving.current = isSure
    if (isSure) leave()
    else stay()
  })

  const { state, proceed, reset } = blocker
  useEffect(() => {
    if (state === 'blocked') void ask(proceed, reset)
  }, [state, proceed, reset])

  useEffect(() => {
    if (!isAsked) return
    isLeaving.current = false
    let guard: BackGuard | undefined
    let isOver = false
    const hold = () => {
      if (!isOver) guard = openBackGuard(() => void ask(() => history.back(), hold))
    }
    // A moment later, so that an effect that is undone at once leaves no trace in the history.
    const timer = setTimeout(hold)
    const warn = (event: BeforeUnloadEvent) => {
      if (!isLeaving.current) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => {
      isOver = true
      clearTimeout(timer)
      removeEventListener('beforeunload', warn)
      void guard?.release()
    }
  }, [isAsked])
}

import { useEffect, useEffectEvent, useRef } from 'react'
import { NavigationType, useBlocker, useNavigate } from 'react-router'
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
 * the tab by the browser's. Signing out is not held up; and when there is nothing to miss any more, whoever is being asked goes where they wanted. [PG-03]
 */
export const useLeaveQuestion = (isAsked: boolean, { title, text, leaveLabel, stayLabel }: LeaveQuestion): void => {
  const { overlays, session } = useServices()
  const navigate = useNavigate()
  const isLeaving = useRef(false)
  /** Lets whoever is being asked go, for there is nothing to miss any more; null while nobody is asked. */
  const letGo = useRef<(() => void) | null>(null)
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    // Back is held by a step of its own in the history, which also holds whoever came from another site.
    const isElsewhere = historyAction !== NavigationType.Pop && currentLocation.pathname !== nextLocation.pathname
    return isAsked && !isLeaving.current && isElsewhere && session.kind() === 'member'
  })
  const ask = useEffectEvent(async (leave: () => void, stay: () => void) => {
    let isSure = false
    letGo.current = () => {
      isSure = true
      void overlays.close()
    }
    await overlays.open('confirm', {
      title,
      text,
      confirmLabel: leaveLabel,
      cancelLabel: stayLabel,
      tone: 'danger',
      onConfirm: () => void (isSure = true),
    })
    letGo.current = null
    isLeaving.current = isSure
    if (isSure) leave()
    else stay()
  })

  const { state, location, reset } = blocker
  useEffect(() => {
    if (state !== 'blocked') return
    // The question's own steps in the history set the router's blocker free: where the link led is kept here instead.
    reset()
    const carried: unknown = location.state
    void ask(
      () => void navigate(location, { state: carried }),
      () => undefined,
    )
  }, [state, location, reset, navigate])

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
      letGo.current?.()
      clearTimeout(timer)
      removeEventListener('beforeunload', warn)
      void guard?.release()
    }
  }, [isAsked])
}

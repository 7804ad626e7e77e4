import { useSyncExternalStore } from 'react'
import type { toast } from 'sonner'

type Sonner = typeof toast
type Act = (sonner: Sonner) => void

/** What was said before the Toaster was there. */
let waiting: Act[] = []
let sonner: Sonner | null = null
const listeners = new Set<() => void>()

const act = (action: Act): void => {
  if (sonner) return action(sonner)
  waiting.push(action)
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const isWanted = () => sonner !== null || waiting.length > 0

/** Whether there is anything to say yet: the Toaster need not be loaded before. */
export const useToasterWanted = (): boolean => useSyncExternalStore(subscribe, isWanted, () => false)

/** The Toaster has come, or gone (`null`): says what has waited for it. */
export const connectToaster = (to: Sonner | null): void => {
  sonner = to
  if (!to) return
  const waited = waiting
  waiting = []
  for (const action of waited) action(to)
}

/** How long a message stays, in milliseconds; hovering or focusing it stops the clock. [ER-01] */
export const toastDurations = { message: 3000, error: 4000, undo: 5000, warning: 10_000 } as const

/** What was last said in passing. */
let lastNotice: string | number | undefined

/** Says something in passing. Needs a Toaster on the page. */
export const notify = (message: string): void => {
  act((toast) => {
    lastNotice = toast.success(message, { duration: toastDurations.message })
  })
}

/** Takes away what was said in passing, for a dialog opens whose buttons may lie below it. Failures and what can be taken back stay. */
export const clearNotice = (): void => {
  if (lastNotice !== undefined) sonner?.dismiss(lastNotice)
}

/** Tells of a failure: the title says so ('Error'), the message says what. */
export const notifyError = (title: string, message: string): void => {
  act((toast) => toast.error(title, { description: message, duration: toastDurations.error }))
}

/** Tells of something to know before going on; there is time to read it. */
export const notifyWarning = (message: string): void => {
  act((toast) => toast.warning(message, { duration: toastDurations.warning }))
}

interface UndoOptions {
  undoLabel: string
  onUndo: () => void
  /** Called once the chance has passed, untaken: the time to do it for good. */
  onExpire?: () => void
  /** Milliseconds; 5 s unless told. */
  duration?: number
}

/**
 * Tells of something done and offers to take it back for a while. [CH-27]
 * @returns ends the chance
 */
export const notifyWithUndo = (message: string, { undoLabel, onUndo, onExpire, duration = toastDurations.undo }: UndoOptions): (() => void) => {
  let isSettled = false
  let shown: string | number | undefined
  const settle = (then: (() => void) | undefined) => () => {
    if (isSettled) return
    isSettled = true
    then?.()
  }
  act((toast) => {
    shown = toast(message, {
      duration,
      action: { label: undoLabel, onClick: settle(onUndo) },
      onAutoClose: settle(onExpire),
      onDismiss: settle(onExpire),
    })
  })
  return () => {
    if (shown !== undefined) sonner?.dismiss(shown)
  }
}

/** Takes every message away, e.g. on logout. */
export const clearToasts = (): void => {
  waiting = []
  sonner?.dismiss()
}

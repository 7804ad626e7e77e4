import { toast } from 'sonner'

/** How long a message stays, in milliseconds; hovering or focusing it stops the clock. [ER-01] */
export const toastDurations = { message: 3000, error: 4000, undo: 5000 } as const

/** Says something in passing. Needs a Toaster on the page. */
export const notify = (message: string): void => {
  toast.success(message, { duration: toastDurations.message })
}

/** Tells of a failure: the title says so ('Error'), the message says what. */
export const notifyError = (title: string, message: string): void => {
  toast.error(title, { description: message, duration: toastDurations.error })
}

interface UndoOptions {
  undoLabel: string
  onUndo: () => void
  /** Called once the chance has passed, untaken: the time to do it for good. */
  onExpire?: () => void
  /** Milliseconds; 5 s unless told. */
  duration?: number
}

/** Tells of something done and offers to take it back for a while. [CH-27] */
export const notifyWithUndo = (message: string, { undoLabel, onUndo, onExpire, duration = toastDurations.undo }: UndoOptions): void => {
  let isSettled = false
  const settle = (act: (() => void) | undefined) => () => {
    if (isSettled) return
    isSettled = true
    act?.()
  }
  toast(message, {
    duration,
    action: { label: undoLabel, onClick: settle(onUndo) },
    onAutoClose: settle(onExpire),
    onDismiss: settle(onExpire),
  })
}

/** Takes every message away, e.g. on logout. */
export const clearToasts = (): void => {
  toast.dismiss()
}

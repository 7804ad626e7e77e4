import { notifyWithUndo } from '@moonlit/ui/toast'
import { listen } from '../../shared/events/events.ts'

interface UndoOffer {
  readonly undoLabel: string
  readonly onUndo: () => void
  /** Deletes it at the server; `keepalive` for a page that is being left. */
  readonly deleteForGood: (call?: { keepalive: true }) => Promise<void>
}

/**
 * Tells that something was deleted, and offers for five seconds to bring it back. Then it is deleted for good; sooner where the page is left, or the
 * person signs out, after which they could not delete it any more. [CH-27] [SG-14]
 */
export const offerUndo = (message: string, { undoLabel, onUndo, deleteForGood }: UndoOffer): void => {
  let isSettled = false
  const settle = <Result>(then: () => Result): Result | undefined => {
    if (isSettled) return undefined
    isSettled = true
    removeEventListener('pagehide', leavePage)
    stopListening()
    return then()
  }
  const leavePage = () => void settle(() => deleteForGood({ keepalive: true }))
  const stopListening = listen('signing-out', ({ wait }) => {
    const work = settle(() => deleteForGood())
    if (work) wait(work)
    dismiss()
  })
  addEventListener('pagehide', leavePage)
  const dismiss = notifyWithUndo(message, {
    undoLabel,
    onUndo: () => settle(onUndo),
    onExpire: () => void settle(() => deleteForGood()),
  })
}

import { notifyWithUndo } from '@moonlit/ui/toast'
import type { Services } from '../../shared/api/services.ts'
import { listen } from '../../shared/events/events.ts'
import { watchWindow } from '../../shared/events/watch-window.ts'

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
export const offerUndo = ({ lifetime }: Pick<Services, 'lifetime'>, message: string, { undoLabel, onUndo, deleteForGood }: UndoOffer): void => {
  let isSettled = false
  const settle = <Result>(then: () => Result): Result | undefined => {
    if (isSettled) return undefined
    isSettled = true
    stopListening()
    return then()
  }
  const stops = [
    watchWindow('pagehide', () => void settle(() => deleteForGood({ keepalive: true }))),
    listen('signing-out', ({ wait }) => {
      const work = settle(() => deleteForGood())
      if (work) wait(work)
      dismiss()
    }),
    // Nothing can be asked of the server any more.
    lifetime.onEnd(() => settle(() => undefined)),
  ]
  const stopListening = () => {
    for (const stop of stops) stop()
  }
  const dismiss = notifyWithUndo(message, {
    undoLabel,
    onUndo: () => settle(onUndo),
    onExpire: () => void settle(() => deleteForGood()),
  })
}

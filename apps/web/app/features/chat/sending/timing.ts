import { watchWindow } from '../../../shared/events/watch-window.ts'

/** Milliseconds after which a reply in sight is marked as read. */
export const READ_AFTER = 400
/** Milliseconds after which a message that is on its way has reached the server, so that other tabs find it there. */
export const STORED_AFTER = 400
/** Milliseconds after which a message is sent though it was not painted. */
const PAINTED_AFTER = 100

/** Milliseconds after which a page that was to be left, and is still there, has not been left. */
const LEFT_AFTER = 3_000

let isLeft = false
/**
 * Watches for the page being left, by a reload for one: what is on its way then gets no answer. Calls back when it was not left after all; until the
 * returned function is called.
 */
export const watchLeaving = (onStay: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stay = () => {
    isLeft = false
    onStay()
  }
  const stop = watchWindow('beforeunload', () => {
    isLeft = true
    clearTimeout(timer)
    timer = setTimeout(stay, LEFT_AFTER)
  })
  return () => {
    stop()
    clearTimeout(timer)
    isLeft = false
  }
}

/** Whether nothing can be sent now: there is no connection, or the page is being left. */
export const isCutOff = (): boolean => isLeft || !navigator.onLine

/** What was just written is seen before anything else is done with it; a window that nobody sees is not painted. [CH-12] */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, PAINTED_AFTER)
  })

/** Milliseconds after which a reply in sight is marked as read. */
export const READ_AFTER = 400
/** Milliseconds after which a message that is on its way has reached the server, so that other tabs find it there. */
export const STORED_AFTER = 400
/** Milliseconds after which a message is sent though it was not painted. */
const PAINTED_AFTER = 100

export const isOffline = (): boolean => !navigator.onLine

/** What was just written is seen before anything else is done with it; a window that nobody sees is not painted. [CH-12] */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, PAINTED_AFTER)
  })

import { readStored, writeStored } from '../storage/storage.ts'
import { stored } from '../storage/stored.ts'

/** A page whose code fails again within this time is not reloaded by itself, in milliseconds. [NV-05] */
export const RELOAD_PAUSE = 10_000

/** What Chromium, Firefox and Safari say when a module cannot be fetched, and Vite when a style sheet of one cannot. */
const MESSAGES = /dynamically imported module|importing a module script failed|unable to preload css/iu

/** Whether the code of a page or of a part of it could not be fetched: a new build has replaced it, or the connection broke. */
export const isMissingCode = (error: unknown): boolean => error instanceof Error && MESSAGES.test(error.message)

/** Loads a page from the server, this one when none is named, unless that was done a moment ago. @returns whether it is on its way */
export const reloadOnce = (address?: string): boolean => {
  const now = Date.now()
  const last = readStored(stored.codeMissingAt)
  if (last !== null && Math.abs(now - last) < RELOAD_PAUSE) return false
  writeStored(stored.codeMissingAt, now)
  // Where that cannot be remembered nothing would end a loop.
  if (readStored(stored.codeMissingAt) !== now) return false
  if (address === undefined) location.reload()
  else location.assign(address)
  return true
}

import { createStoredState } from '../storage/stored-state.ts'
import { writeStored } from '../storage/storage.ts'
import { stored, type CookieChoices } from '../storage/stored.ts'

const state = createStoredState(stored.cookieChoices)

/** What may be kept and reported besides what the site needs. Nothing, until somebody has agreed. [OV-02] [NV-12] */
export const useCookieChoices = (): CookieChoices | null => state.use()

/** Keeps what was chosen; the banner has had its day. */
export const chooseCookies = (choices: CookieChoices): void => {
  state.set(choices)
  writeStored(stored.cookieWarningHidden, true)
}

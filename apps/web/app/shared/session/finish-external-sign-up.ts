import type { Overlays } from '../overlays/overlays.ts'
import { removeStored } from '../storage/storage.ts'
import { stored } from '../storage/stored.ts'

/**
 * Opens the registration that a social provider began; what the provider told is stored already. Resolves when the person has finished it or
 * left it, in whichever way: it is not asked for again then. [SG-08]
 * @param returnTo where to go once signed up; the person stays where they are when left out
 */
export const finishExternalSignUp = async (overlays: Overlays, returnTo?: string): Promise<void> => {
  await overlays.open('sign', { mode: 'sign-up', returnTo })
  removeStored(stored.externalForm)
  removeStored(stored.externalBackUrl)
}

import { createStoredState } from '../../../shared/storage/stored-state.ts'
import { stored } from '../../../shared/storage/stored.ts'

/** Whether replies are heard as they arrive. [CH-26] */
export const voiceAutoplay = createStoredState(stored.voiceAutoplay)
/** How fast voices are played. [CH-26] */
export const voiceRate = createStoredState(stored.voiceRate)

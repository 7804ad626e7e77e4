import { createStoredState } from '../storage/stored-state.ts'
import { stored } from '../storage/stored.ts'

/** The promo code that counts, the same in every tab of this browser. [PY-03] */
export const keptPromoCode = createStoredState(stored.promoCode)

/** The traffic source whose offer counts, the same in every tab of this browser. [PY-03] */
export const keptPromoType = createStoredState(stored.promoType)

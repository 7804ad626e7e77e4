import { useState } from 'react'
import { createStoredState } from '../../../shared/storage/stored-state.ts'
import { stored } from '../../../shared/storage/stored.ts'

/** Whether pictures in chats are blurred until they are touched. [CH-26] */
export const discreetMode = createStoredState(stored.discreetMode)

/** A picture's veil in discreet mode: whether it is on, and lifting it. It falls again when the mode is switched on anew. */
export const useVeil = (): { isVeiled: boolean; lift: () => void } => {
  const isDiscreet = discreetMode.use() === true
  const [isLifted, setLifted] = useState(false)
  const [wasDiscreet, setWasDiscreet] = useState(isDiscreet)
  if (wasDiscreet !== isDiscreet) {
    setWasDiscreet(isDiscreet)
    setLifted(false)
  }
  return { isVeiled: isDiscreet && !isLifted, lift: () => setLifted(true) }
}

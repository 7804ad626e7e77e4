import { useEffect, useEffectEvent } from 'react'
import { useUnlockPrices } from './use-unlock-prices.ts'

/** Tells what a character costs as soon as it is known. Shows nothing by itself. */
export default function UnlockPrice({ onKnown }: { onKnown: (price: string) => void }) {
  const { character } = useUnlockPrices()
  const tell = useEffectEvent(onKnown)
  useEffect(() => {
    if (character !== undefined) tell(character)
  }, [character])
  return null
}

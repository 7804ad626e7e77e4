import { useEffect } from 'react'
import { useUnlockPrices } from './use-unlock-prices.ts'

/** Tells what a character costs as soon as it is known. Shows nothing by itself. */
export default function UnlockPrice({ onKnown }: { onKnown: (price: string) => void }) {
  const { character } = useUnlockPrices()
  useEffect(() => {
    if (character !== undefined) onKnown(character)
  }, [character, onKnown])
  return null
}

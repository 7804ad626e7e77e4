import { useState } from 'react'

/** A value that somebody let go of: it stays in the hand, as `settling`, until the mock has it or has refused it. */
export const useSettling = <Value>(
  onSettle: (value: Value) => Promise<void>,
): { settling: Value | null; settle: (value: Value) => Promise<void> } => {
  const [held, setHeld] = useState<{ readonly value: Value } | null>(null)
  const settle = async (value: Value): Promise<void> => {
    const mine = { value }
    setHeld(mine)
    await onSettle(value)
    // Meanwhile it may have been taken up again.
    setHeld((now) => (now === mine ? null : now))
  }
  return { settling: held?.value ?? null, settle }
}

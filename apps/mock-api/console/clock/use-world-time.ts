import { useEffect, useState } from 'react'
import { nowOf } from './clock-text.ts'

/** A clock as read from the mock. */
export interface Reading {
  readonly now: string
  readonly isFrozen: boolean
}

/** The real time, updated each second. */
const useSeconds = (): number => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}

/**
 * The time of the world, ticking, and the real one.
 * @param readAt when the clock was read, in milliseconds since 1970
 */
export const useWorldTime = (reading: Reading, readAt: number): { time: Date; realTime: number } => {
  const realTime = Math.max(useSeconds(), readAt)
  return { time: nowOf(reading, readAt, realTime), realTime }
}

import { useEffect, useState } from 'react'

const secondsUntil = (end: number | null): number => (end === null ? 0 : Math.max(0, Math.ceil((end - Date.now()) / 1000)))

/**
 * Seconds left of a wait that `begin` starts. They are reckoned from the moment it ends, so a tab that slept shows what is really left.
 * @param seconds of a wait that has begun already; none when left out
 */
export const useCountdown = (seconds = 0): { readonly left: number; readonly begin: (seconds: number) => void } => {
  const [end, setEnd] = useState<number | null>(() => (seconds > 0 ? Date.now() + seconds * 1000 : null))
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    if (end === null) return
    const look = () => {
      const rest = secondsUntil(end)
      setLeft(rest)
      if (rest === 0) setEnd(null)
    }
    look()
    const timer = setInterval(look, 250)
    return () => clearInterval(timer)
  }, [end])
  return {
    left,
    begin: (wait) => {
      setLeft(wait)
      setEnd(Date.now() + wait * 1000)
    },
  }
}

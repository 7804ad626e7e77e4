import { useEffect, useState } from 'react'

/** How long nobody types before it is looked for, in milliseconds. */
const PAUSE = 250

/** A text once nobody has changed it for a moment; an empty one at once. */
export const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return text === '' ? '' : settled
}

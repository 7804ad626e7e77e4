import { useEffect, useState } from 'react'

const known = new Map<string, number>()

/** Seconds of a sound that was not played yet; null until they are known. Only its head is fetched. */
export const useSoundLength = (src: string | undefined): number | null => {
  const [, setRead] = useState(0)
  useEffect(() => {
    if (src === undefined || known.has(src)) return
    const audio = new Audio()
    const read = () => {
      if (Number.isFinite(audio.duration)) known.set(src, audio.duration)
      setRead((times) => times + 1)
    }
    audio.addEventListener('loadedmetadata', read)
    audio.preload = 'metadata'
    audio.src = src
    return () => {
      audio.removeEventListener('loadedmetadata', read)
      audio.removeAttribute('src')
    }
  }, [src])
  return src === undefined ? null : (known.get(src) ?? null)
}

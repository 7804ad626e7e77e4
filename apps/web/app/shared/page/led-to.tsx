import { useEffect } from 'react'

/** Whoever is led to a part of a page has it in sight, marked, and is there with the keyboard, too. @param props.id of the part, which is there */
export default function LedTo({ id }: { id: string }) {
  useEffect(() => {
    const part = document.getElementById(id)
    part?.scrollIntoView({ block: 'center' })
    part?.focus({ preventScroll: true })
    part?.toggleAttribute('data-wanted', true)
    return () => part?.removeAttribute('data-wanted')
  }, [id])
  return null
}

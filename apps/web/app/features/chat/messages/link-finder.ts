import type { tokenize } from 'linkifyjs'
import { useEffect, useSyncExternalStore } from 'react'
import { whenConnected } from '../../../shared/net/lazy-part.ts'

/** Divides a text into addresses and what stands between them. */
export type LinkFinder = typeof tokenize

let finder: LinkFinder | undefined
let loading: Promise<void> | undefined
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const load = async (): Promise<void> => {
  const module = await whenConnected(() => import('linkifyjs'))
  finder = module.tokenize
  for (const listener of listeners) listener()
}

/** A dot within a word, a scheme, or the sign of an e-mail address. */
const MAY_HOLD_LINKS = /[^\s.]\.[^\s.]|:\/\/|\S@\S/u

/** What finds the links of a text: undefined where there can be none, and until its code has come, which few messages need. */
export const useLinkFinder = (text: string): LinkFinder | undefined => {
  const isNeeded = MAY_HOLD_LINKS.test(text)
  const found = useSyncExternalStore(
    subscribe,
    () => finder,
    () => undefined,
  )
  useEffect(() => {
    if (!isNeeded) return
    // Without its code a link is text; the next message asks for it again.
    loading ??= load().catch(() => {
      loading = undefined
    })
  }, [isNeeded])
  return isNeeded ? found : undefined
}

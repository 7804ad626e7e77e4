import { useSyncExternalStore } from 'react'
import { listen } from '../events/events.ts'
import { readStored, removeStored, writeStored } from '../storage/storage.ts'
import { stored } from '../storage/stored.ts'
import { readDraft, type Draft } from './draft.ts'

const listeners = new Set<() => void>()
let known: Draft | undefined

const tell = (): void => {
  for (const listener of listeners) listener()
}

/** The draft of this browser; empty when there is none. Not for the server, which does not know it. */
export const currentDraft = (): Draft => (known ??= readDraft(readStored(stored.characterDraft) ?? {}))

/** Puts another draft in the place of the one that is kept. */
export const replaceDraft = (draft: Draft): void => {
  known = draft
  writeStored(stored.characterDraft, draft)
  tell()
}

/** Keeps some choices more. [WZ-05] */
export const changeDraft = (change: Draft): void => replaceDraft({ ...currentDraft(), ...change })

const forget = (): void => {
  known = {}
  removeStored(stored.characterDraft)
  tell()
}

/** Another tab may have gone on with the same draft. */
const catchUp = (): void => {
  const kept = document.visibilityState === 'visible' ? readStored(stored.characterDraft) : null
  if (kept === null) return
  const draft = readDraft(kept)
  if (JSON.stringify(draft) === JSON.stringify(readDraft({ ...known }))) return
  known = draft
  tell()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  const stops = [listen('character-draft-cleaned', forget), listen('logout', forget)]
  document.addEventListener('visibilitychange', catchUp)
  // Of two windows side by side both are visible.
  addEventListener('focus', catchUp)
  return () => {
    listeners.delete(listener)
    document.removeEventListener('visibilitychange', catchUp)
    removeEventListener('focus', catchUp)
    for (const stop of stops) stop()
    // Storage is the memory of what happens while nobody looks.
    if (listeners.size === 0) known = undefined
  }
}

/** The draft, on whatever page and in whatever tab it is changed; null until the browser has taken the page over. [WZ-05] [XT-04] */
export const useDraft = (): Draft | null => useSyncExternalStore<Draft | null>(subscribe, currentDraft, () => null)

import { useSyncExternalStore } from 'react'
import { listen } from '../events/events.ts'
import type { JsonObject } from '../storage/guards.ts'
import { readStored, removeStored, writeStored } from '../storage/storage.ts'
import { stored } from '../storage/stored.ts'
import { isSameDraft, type DoneDraft } from './done-draft.ts'
import { readDraft, type Draft } from './draft.ts'

/** A character that came of the draft here in another tab; `isKept` where something differs here, which stays. */
export interface CreatedElsewhere {
  readonly slug: string
  readonly name: string
  readonly isKept: boolean
}

const listeners = new Set<() => void>()
let known: Draft | undefined
let createdElsewhere: CreatedElsewhere | null = null

const tell = (): void => {
  for (const listener of listeners) listener()
}

/** The draft of this browser; empty when there is none. Not for the server, which does not know it. */
export const currentDraft = (): Draft => (known ??= readDraft(readStored(stored.characterDraft) ?? {}))

/** Whether a draft is kept in this browser: not once it is done with in another tab, even before that has told. */
export const isDraftStored = (): boolean => readStored(stored.characterDraft) !== null

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

const nameIn = ({ name }: JsonObject): string => (typeof name === 'string' ? name.trim() : '')

/**
 * A draft is done with, here or in another tab. Only where the very same one is it goes; what was written otherwise stays, and is stored where
 * nothing is any more. Whoever was about to make the same character is told that there is one. [XT-04]
 */
const cleaned = ({ draft, created }: DoneDraft): void => {
  const own = currentDraft()
  const isSame = isSameDraft(own, draft)
  if (created && (isSame || nameIn(own) === nameIn(draft))) createdElsewhere = { ...created, isKept: !isSame }
  if (isSame) known = {}
  else if (readStored(stored.characterDraft) === null && !isSameDraft(own, {})) writeStored(stored.characterDraft, own)
  tell()
}

/** The person has read who was created in another tab. */
export const dismissCreatedElsewhere = (): void => {
  createdElsewhere = null
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
  const stops = [listen('character-draft-cleaned', cleaned), listen('logout', forget)]
  document.addEventListener('visibilitychange', catchUp)
  // Of two windows side by side both are visible.
  addEventListener('focus', catchUp)
  return () => {
    listeners.delete(listener)
    document.removeEventListener('visibilitychange', catchUp)
    removeEventListener('focus', catchUp)
    for (const stop of stops) stop()
    // Storage is the memory of what happens while nobody looks.
    if (listeners.size > 0) return
    known = undefined
    createdElsewhere = null
  }
}

/** The draft, on whatever page and in whatever tab it is changed; null until the browser has taken the page over. [WZ-05] [XT-04] */
export const useDraft = (): Draft | null => useSyncExternalStore<Draft | null>(subscribe, currentDraft, () => null)

/** Who was created of this draft in another tab, until that is dismissed or the wizard is left. */
export const useCreatedElsewhere = (): CreatedElsewhere | null =>
  useSyncExternalStore<CreatedElsewhere | null>(
    subscribe,
    () => createdElsewhere,
    () => null,
  )

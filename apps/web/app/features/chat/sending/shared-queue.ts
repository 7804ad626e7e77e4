import { nanoid } from 'nanoid'
import { watchWindow } from '../../../shared/events/watch-window.ts'
import { stored } from '../../../shared/storage/stored.ts'

/** This tab, among those of the browser that have the same chats open. */
export const TAB = nanoid()

const lockOf = (tab: string): string => `moonlit-outbox-${tab}`

let letGo: (() => void) | null = null

/** Says whether this tab has something to send: until it has not, or is closed, the other tabs leave that to it. */
export const claimQueue = (hasMessages: boolean): void => {
  if (hasMessages === (letGo !== null)) return
  letGo?.()
  letGo = null
  if (!hasMessages) return
  const isDone = new Promise<void>((resolve) => {
    letGo = resolve
  })
  void navigator.locks?.request(lockOf(TAB), () => isDone)
}

/** Whether a message is left to the tab it was written in; once that is closed, whoever shows the chat sends it. */
export const isLeftTo = async (tab: string): Promise<boolean> => {
  const { held = [], pending = [] } = (await navigator.locks?.query()) ?? {}
  return [...held, ...pending].some(({ name }) => name === lockOf(tab))
}

const waits = new Map<string, Promise<void>>()

/** Resolves when another tab has nothing to send any more, or was closed. */
export const whenDone = (tab: string): Promise<void> => {
  const wait = waits.get(tab) ?? navigator.locks.request(lockOf(tab), () => void waits.delete(tab))
  waits.set(tab, wait)
  return wait
}

const turnIn = (chatID: string): string => `moonlit-send-${chatID}`

const turns = new Set<string>()

/** Whether this tab is sending in a chat: it goes on by itself with what is next there, and whoever began that besides would find the turn taken. */
export const hasTurn = (chatID: string): boolean => turns.has(chatID)

/** Sends in a chat unless another tab is just doing so; false where one is. Where there are no locks, nobody is known to. */
export const sendInTurn = async (chatID: string, send: () => Promise<void>): Promise<boolean> => {
  const go = () => send().then(() => true)
  turns.add(chatID)
  try {
    return (await navigator.locks?.request(turnIn(chatID), { ifAvailable: true }, (lock) => (lock === null ? false : go()))) ?? (await go())
  } finally {
    turns.delete(chatID)
  }
}

/** Resolves when no other tab is sending in a chat. */
export const whenTurnIsFree = (chatID: string): Promise<void> => navigator.locks.request(turnIn(chatID), () => undefined)

/**
 * Calls back when another tab has changed what waits to be sent, with what it has written, and when this one may have missed that because nobody saw
 * it; until the returned function is called.
 */
export const watchQueue = (onChange: (written: string | null) => void): (() => void) => {
  const stop = watchWindow('storage', ({ key, newValue }) => {
    if (key === null || key === stored.unsentMessages.name) onChange(newValue)
  })
  const lookWhenSeen = () => {
    if (document.visibilityState === 'visible') onChange(null)
  }
  document.addEventListener('visibilitychange', lookWhenSeen)
  return () => {
    stop()
    document.removeEventListener('visibilitychange', lookWhenSeen)
  }
}

import { parentDomain, readCookie, writeCookie } from './cookie-text.ts'
import { stored, type Stored } from './stored.ts'

/** Most of what a cookie may weigh; a browser silently drops heavier ones. */
const HEAVIEST_COOKIE = 4000

/** What the browser refuses to keep, full or blocked, by place and name: it is remembered as long as the page is open. [ST-04] */
const refused = new Map<string, string>()

/** A storage of the browser that never throws. */
const safely = (place: 'local' | 'session', storage: () => Storage) => ({
  get: (name: string): string | undefined => {
    try {
      return refused.get(`${place}.${name}`) ?? storage().getItem(name) ?? undefined
    } catch {
      return undefined
    }
  },
  set: (name: string, value: string): void => {
    try {
      storage().setItem(name, value)
      refused.delete(`${place}.${name}`)
    } catch {
      refused.set(`${place}.${name}`, value)
    }
  },
  remove: (name: string): void => {
    refused.delete(`${place}.${name}`)
    try {
      storage().removeItem(name)
    } catch {
      // There is nothing in it.
    }
  },
})

const local = safely('local', () => localStorage)
const session = safely('session', () => sessionStorage)

let cookiesOfTask: string | undefined

/** All cookies, asked for once a task: the browser asks another process for them, and a page's first view reads two dozen. */
const cookies = (): string => {
  if (cookiesOfTask !== undefined) return cookiesOfTask
  try {
    cookiesOfTask = document.cookie
  } catch {
    return ''
  }
  queueMicrotask(() => (cookiesOfTask = undefined))
  return cookiesOfTask
}

const writeToDocument = (cookie: string): void => {
  cookiesOfTask = undefined
  document.cookie = cookie
}

const readKept = ({ name }: Stored<unknown>): string | undefined => readCookie(cookies(), name)

const setCookie = (item: Stored<unknown>, value: string, days: number): void => {
  const isSecure = globalThis.isSecureContext
  const traits = { days, isSecure, sameSite: item.place === 'parent' ? 'none' : 'strict' } as const
  try {
    const domain = item.place === 'parent' ? parentDomain(location.hostname) : undefined
    if (domain) writeToDocument(writeCookie(item.name, value, { ...traits, domain }))
    // Where the parent is a public suffix the browser refuses; the host itself then has to do.
    const isDone = readKept(item) === (days > 0 ? value : undefined)
    if (!domain || !isDone) writeToDocument(writeCookie(item.name, value, traits))
  } catch {
    // Blocked, as what is read back tells.
  }
  if (days > 0 && readKept(item) !== value) refused.set(`cookie.${item.name}`, value)
  else refused.delete(`cookie.${item.name}`)
}

/** Whether a value is remembered only as long as the page is open, since the browser takes no cookies. [ST-04] */
export const isRefused = ({ name }: Stored<unknown>): boolean => refused.has(`cookie.${name}`)

const isInCookie = ({ place }: Stored<unknown>): boolean => place !== 'local' && place !== 'session'
const isInLocal = ({ place }: Stored<unknown>): boolean => place === 'local' || place === 'draft' || place === 'mirrored'
const format = (value: unknown): string => (typeof value === 'string' ? value : value === true ? '1' : JSON.stringify(value))

/** A stored value out of a `Cookie` header, for the server; its fallback when missing or corrupt. */
export const readFromHeader = <T>(header: string | null | undefined, item: Stored<T>): T | null => {
  const raw = readCookie(header, item.name)
  return (raw === undefined ? undefined : item.parse(raw)) ?? item.fallback
}

/** A stored value; its fallback when missing. One that does not parse is dropped. [ST-04] */
export const readStored = <T>(item: Stored<T>): T | null => {
  const candidates = [
    item.place === 'session' ? session.get(item.name) : undefined,
    isInLocal(item) ? local.get(item.name) : undefined,
    isInCookie(item) ? (readKept(item) ?? refused.get(`cookie.${item.name}`)) : undefined,
  ]
  for (const raw of candidates) {
    if (raw === undefined) continue
    const value = item.parse(raw)
    if (value !== undefined) return value
    removeStored(item)
  }
  return item.fallback
}

/** Keeps a value; never throws. A draft too large for a cookie goes to local storage. [ST-03] */
export const writeStored = <T>(item: Stored<T>, value: T): void => {
  const raw = format(value)
  const fitsCookie = encodeURIComponent(raw).length + item.name.length <= HEAVIEST_COOKIE
  if (item.place === 'draft') {
    if (fitsCookie) local.remove(item.name)
    else {
      setCookie(item, '', 0)
      local.set(item.name, raw)
      return
    }
  } else if (isInLocal(item)) local.set(item.name, raw)
  if (item.place === 'session') session.set(item.name, raw)
  if (isInCookie(item) && fitsCookie) setCookie(item, raw, item.days)
}

export const removeStored = (item: Stored<unknown>): void => {
  if (item.place === 'session') session.remove(item.name)
  if (isInLocal(item)) local.remove(item.name)
  if (isInCookie(item)) setCookie(item, '', 0)
}

/** Forgets what was typed in chats and not sent: the chats are gone. */
export const clearDrafts = (): void => {
  removeStored(stored.chatDrafts)
  removeStored(stored.ownChatDrafts)
  removeStored(stored.unsentMessages)
  removeStored(stored.messageEdits)
  removeStored(stored.messageQuotes)
}

/**
 * Forgets what belongs to the person who leaves: tokens, session, access and drafts. Whose session ended by itself comes back, and finds what was
 * typed in the chats (CH-12): nobody else can open those.
 */
export const clearPersonalData = (reason: 'asked' | 'ended' = 'asked'): void => {
  const personal = [
    stored.accessToken,
    stored.refreshToken,
    stored.guestSession,
    stored.needRefresh,
    stored.modelsAccess,
    stored.characterDraft,
    stored.photoDraft,
    stored.photoForOwnCharacter,
    stored.reminderCounts,
  ]
  for (const item of personal) removeStored(item)
  if (reason !== 'asked') return
  clearDrafts()
  removeStored(stored.chatCharacters)
  removeStored(stored.carriedTexts)
  removeStored(stored.endedDialogs)
}

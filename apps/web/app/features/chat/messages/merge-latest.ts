import type { Message, MessagePage } from '@moonlit/sdk'
import { MESSAGES_PAGE_SIZE } from '@moonlit/sdk/rules'
import { keyOf } from '../sending/outbox-state.ts'
import { flat, withMessages, type MessagePages } from './message-pages.ts'

const keysOf = (messages: readonly Message[]): ReadonlySet<string> => new Set(messages.map(keyOf))

/** A message that has other words by now: what had been said after it is gone. */
const isChanged = (held: Message, latest: readonly Message[]): boolean =>
  latest.some((one) => one.messageID === held.messageID && keyOf(one) !== keyOf(held))

/**
 * What was held when a page was asked for and is not there any more: deleted, or said differently, by another tab or on another device. While a
 * reply is on its way, one that came here a moment before the page may be missing in it.
 */
const goneSince = (asked: readonly Message[], { result: { messages: latest }, isReplyPending }: MessagePage): Message[] => {
  const ids = keysOf(latest)
  const from = asked.findIndex((message) => ids.has(keyOf(message)))
  const to = asked.findLastIndex((message) => ids.has(keyOf(message)))
  const oldest = latest.length < MESSAGES_PAGE_SIZE ? '' : (latest[0]?.timestamp ?? '')
  const isEndKnown = isReplyPending === false || asked.some((message) => isChanged(message, latest))
  return asked.filter((message, at) => {
    if (ids.has(keyOf(message))) return false
    if (at > to) return isEndKnown && (from >= 0 || oldest === '')
    return at > from || message.timestamp > oldest
  })
}

/** Takes in the newest page as the server has it now, which was asked for when `asked` was held. Older pages stay; when there is no overlap, it is all there is. */
export const mergeLatest = (data: MessagePages | undefined, page: MessagePage, asked = data): MessagePages => {
  const fresh: MessagePages = { pages: [page], pageParams: [0] }
  if (!data || data.pages.length === 0) return fresh
  const gone = keysOf(goneSince(flat(asked?.pages ?? []), page))
  const held = flat(data.pages).filter((message) => !gone.has(keyOf(message)))
  const latest = page.result.messages
  const ids = keysOf(latest)
  const first = held.findIndex((message) => ids.has(keyOf(message)))
  if (first < 0 && latest.length > 0) return fresh
  // What came while the page was on its way is newer than the page.
  const newer = held.slice(held.findLastIndex((message) => ids.has(keyOf(message))) + 1)
  const all = [...held.slice(0, Math.max(first, 0)), ...latest, ...newer]
  const older = data.pages.slice(1).map((one) =>
    withMessages(
      one,
      one.result.messages.filter((message) => !gone.has(keyOf(message))),
    ),
  )
  const olderCount = older.reduce((sum, { result }) => sum + result.messages.length, 0)
  return { ...data, pages: [withMessages(page, all.slice(olderCount)), ...older] }
}

/** Whether messages that were held when a page was asked for are gone though the page does not reach back to them: it counts fewer than it should. */
export const isOlderGone = (asked: MessagePages | undefined, page: MessagePage): boolean => {
  const known = flat(asked?.pages ?? [])
  const latest = page.result.messages
  const [newest] = asked?.pages ?? []
  const ids = keysOf(known)
  const last = latest.findLastIndex((message) => ids.has(keyOf(message)))
  if (!newest || last < 0 || page.isReplyPending !== false) return false
  return page.count < newest.count - goneSince(known, page).length + latest.length - 1 - last
}

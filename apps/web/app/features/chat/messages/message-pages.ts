import type { Message, MessagePage } from '@moonlit/sdk'
import { MESSAGES_PAGE_SIZE } from '@moonlit/sdk/rules'
import type { InfiniteData } from '@tanstack/react-query'
import { keyOf } from '../sending/outbox-state.ts'

/** A dialog's messages as they were loaded: the newest page first, each from oldest to newest. */
export type MessagePages = InfiniteData<MessagePage>

/** A page with other messages. */
export const withMessages = (page: MessagePage, messages: Message[]): MessagePage => ({ ...page, result: { ...page.result, messages } })
/** All that was loaded, oldest first; what came in while a page was loading may be in two. */
export const flat = (pages: readonly MessagePage[]): Message[] => pages.toReversed().flatMap(({ result }) => result.messages)

/** All messages, oldest first, each once. */
export const messagesOf = (data: MessagePages | undefined): Message[] => {
  const seen = new Set<string>()
  return flat(data?.pages ?? []).filter((message) => !seen.has(keyOf(message)) && seen.add(keyOf(message)))
}

/**
 * Where the next older page begins: past all that is here. Null when all of the dialog is here; a page that is no longer full since a message of it was
 * deleted is not the last one. [CH-05] [CH-24]
 */
export const nextOffset = (last: MessagePage, all: readonly MessagePage[]): number | null => {
  const here = all.reduce((sum, { result }) => sum + result.messages.length, 0)
  const size = last.result.messages.length
  if (size === 0) return null
  return size >= MESSAGES_PAGE_SIZE || here < Math.max(...all.map(({ count }) => count)) ? here : null
}

/** Adds messages at the end, those that are there already left out. */
export const appendMessages = (data: MessagePages, added: readonly Message[]): MessagePages => {
  const known = new Set(messagesOf(data).map(keyOf))
  const fresh = added.filter((message) => !known.has(keyOf(message)))
  const [newest, ...older] = data.pages
  if (!newest || fresh.length === 0) return data
  const page = withMessages(newest, [...newest.result.messages, ...fresh])
  return { ...data, pages: [{ ...page, count: newest.count + fresh.length }, ...older] }
}

/** Takes a message and all that was said after it away. */
export const withoutFrom = (data: MessagePages, messageID: string): MessagePages => {
  const at = data.pages.findIndex(({ result }) => result.messages.some((message) => message.messageID === messageID))
  if (at < 0) return data
  const cut = data.pages.map(({ result }) => result.messages)
  const kept = cut.map((messages, page) =>
    page < at
      ? []
      : page > at
        ? messages
        : messages.slice(
            0,
            messages.findIndex((message) => message.messageID === messageID),
          ),
  )
  const gone = cut.flat().length - kept.flat().length
  return { ...data, pages: data.pages.map((page, index) => ({ ...withMessages(page, kept[index] ?? []), count: page.count - gone })) }
}

/** What is left of messages without some of them; those that quote one say that it is gone. */
export const withoutMessages = (messages: readonly Message[], gone: ReadonlySet<string>): Message[] =>
  messages.flatMap((message) => {
    if (gone.has(message.messageID)) return []
    return message.quoted?.said && gone.has(message.quoted.messageID) ? { ...message, quoted: { ...message.quoted, said: null } } : message
  })

/** Takes a message away that was deleted. */
export const withoutMessage = (data: MessagePages, messageID: string): MessagePages => {
  const gone = new Set([messageID])
  const kept = data.pages.map(({ result }) => withoutMessages(result.messages, gone))
  const isHeld = data.pages.some(({ result }, at) => result.messages.length !== kept[at]?.length)
  return { ...data, pages: data.pages.map((page, at) => ({ ...withMessages(page, kept[at] ?? []), count: page.count - (isHeld ? 1 : 0) })) }
}

/** Changes one message wherever it stands. */
export const withChangedMessage = (data: MessagePages, messageID: string, change: Partial<Message>): MessagePages => ({
  ...data,
  pages: data.pages.map((page) =>
    withMessages(
      page,
      page.result.messages.map((message) => (message.messageID === messageID ? { ...message, ...change } : message)),
    ),
  ),
})

/** Leaves only the newest page: what a dialog starts from when it is selected again. [CH-04] */
export const newestPage = (data: MessagePages): MessagePages => {
  const [newest] = data.pages
  if (!newest) return data
  return { pages: [withMessages(newest, newest.result.messages.slice(-MESSAGES_PAGE_SIZE))], pageParams: [0] }
}

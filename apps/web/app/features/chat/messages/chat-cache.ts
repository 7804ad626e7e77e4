import { unwrap, type Dialog as Chat, type Message } from '@moonlit/sdk'
import { keys } from '@moonlit/sdk/query'
import { MESSAGES_PAGE_SIZE } from '@moonlit/sdk/rules'
import type { Services } from '../../../shared/api/services.ts'
import { sortChats, withLastMessage } from '../list/chat-order.ts'
import { isAwaited } from './awaited.ts'
import { isOlderGone, mergeLatest } from './merge-latest.ts'
import { appendMessages, messagesOf, newestPage, nextOffset, withChangedMessage, withoutFrom, withoutMessage } from './message-pages.ts'

type Parts = Pick<Services, 'client' | 'queries' | 'queryClient'>

/** A dialog's messages page by page. Fresh until told otherwise: what is new comes in by `refreshMessages`, which moves nothing. [CH-05] */
export const messagesQuery = ({ queries }: Pick<Parts, 'queries'>, chatID: string) => ({
  ...queries.chats.messages(chatID),
  getNextPageParam: nextOffset,
  staleTime: Number.POSITIVE_INFINITY,
})

/** The messages of a chat that are loaded, oldest first. */
export const loadedMessages = ({ queries, queryClient }: Parts, chatID: string): Message[] =>
  messagesOf(queryClient.getQueryData(queries.chats.messages(chatID).queryKey))

/** Whether a reply is being written in a chat that is loaded, whoever asked for it. */
export const isReplyAwaited = ({ queries, queryClient }: Parts, chatID: string): boolean => {
  const data = queryClient.getQueryData(queries.chats.messages(chatID).queryKey)
  return isAwaited(messagesOf(data).at(-1), data?.pages[0]?.isReplyPending)
}

const changeChats = ({ queries, queryClient }: Parts, change: (chats: Chat[]) => Chat[]): void => {
  queryClient.setQueryData(queries.chats.list().queryKey, (list) => list && { ...list, result: sortChats(change(list.result)) })
}

/** A message was said in a chat: the list re-sorts, and counts it when nobody saw it. [CH-02] */
export const noteMessage = (parts: Parts, chatID: string, message: Message, unread: 'seen' | 'unseen'): void =>
  changeChats(parts, (chats) => withLastMessage(chats, chatID, message, unread))

/** Puts messages at the end of a chat that is loaded. */
export const addMessages = ({ queries, queryClient }: Parts, chatID: string, messages: readonly Message[]): void => {
  queryClient.setQueryData(queries.chats.messages(chatID).queryKey, (data) => data && appendMessages(data, messages))
}

/** Takes a message of a chat that is loaded away, and what was said after it. */
export const removeFrom = ({ queries, queryClient }: Parts, chatID: string, messageID: string): void => {
  queryClient.setQueryData(queries.chats.messages(chatID).queryKey, (data) => data && withoutFrom(data, messageID))
}

/** Takes a message that was deleted out of a chat, and off the list. [CH-24] */
export const removeMessage = (parts: Parts, chatID: string, messageID: string): void => {
  const { queries, queryClient } = parts
  queryClient.setQueryData(queries.chats.messages(chatID).queryKey, (data) => data && withoutMessage(data, messageID))
  const lastMessage = loadedMessages(parts, chatID).at(-1) ?? null
  changeChats(parts, (chats) =>
    chats.map((chat) => (chat.chatID === chatID && chat.lastMessage?.messageID === messageID ? { ...chat, lastMessage } : chat)),
  )
}

/** Changes one message of a chat that is loaded: its picture was revealed, its voice is there. */
export const changeMessage = ({ queries, queryClient }: Parts, chatID: string, messageID: string, change: Partial<Message>): void => {
  queryClient.setQueryData(queries.chats.messages(chatID).queryKey, (data) => data && withChangedMessage(data, messageID, change))
}

/** Puts another version of a message in its place. */
export const replaceMessage = (parts: Parts, chatID: string, message: Message): void =>
  changeMessage(parts, chatID, message.messageID, { voiceUrl: null, imageUrl: null, ...message })

const noteRead = (parts: Parts, chatID: string): void =>
  changeChats(parts, (chats) => chats.map((chat) => (chat.chatID === chatID && chat.unread > 0 ? { ...chat, unread: 0 } : chat)))

/**
 * Marks a chat as read: in the list at once, and at the server, where it does not matter when it fails: the next look does it again. An answer of the
 * list that was on its way meanwhile may still count what was read, whenever it comes: the list is asked for again. [CH-20]
 */
export const markRead = async (parts: Parts, chatID: string): Promise<void> => {
  const { client, queryClient } = parts
  const list = { queryKey: keys.chats.list() }
  noteRead(parts, chatID)
  await client.chats.read({ params: { id: chatID } }).catch(() => undefined)
  noteRead(parts, chatID)
  if (queryClient.isFetching(list) === 0) return
  const isFirst = queryClient.getQueryData(list.queryKey) === undefined
  await queryClient.invalidateQueries(list)
  // The first answer of all is waited for, not asked for again.
  if (isFirst) noteRead(parts, chatID)
}

/**
 * Takes in what is new in a chat, whatever brought it: another tab, a reply that was still being written. It counts as read then.
 * @throws ApiError, or an error of the network, when it cannot be had
 */
export const refreshMessages = async (parts: Parts, chatID: string): Promise<void> => {
  const { client, queries, queryClient } = parts
  const { queryKey } = queries.chats.messages(chatID)
  const asked = queryClient.getQueryData(queryKey)
  const page = await unwrap(client.chats.messages({ params: { id: chatID }, query: { offset: 0, limit: MESSAGES_PAGE_SIZE } }))
  queryClient.setQueryData(queryKey, (data) => mergeLatest(data, page, asked))
  if (isOlderGone(asked, page)) void queryClient.invalidateQueries({ queryKey })
  const last = loadedMessages(parts, chatID).at(-1)
  if (last) noteMessage(parts, chatID, last, 'seen')
  void markRead(parts, chatID)
}

/** Forgets all but the newest page, so that the chat starts afresh when it is selected again. [CH-04] */
export const resetPaging = ({ queries, queryClient }: Parts, chatID: string): void => {
  queryClient.setQueryData(queries.chats.messages(chatID).queryKey, (data) => data && newestPage(data))
}

/** Forgets what was said in a chat that is gone. What is still on the screen stays until it is left, for it would be asked for again. */
export const forgetMessages = ({ queryClient }: Parts, chatID: string): void => {
  queryClient.removeQueries({ queryKey: keys.chats.messages(chatID), type: 'inactive' })
  queryClient.removeQueries({ queryKey: keys.chats.hints(chatID), type: 'inactive' })
  queryClient.removeQueries({ queryKey: keys.chats.facts(chatID), type: 'inactive' })
}

/** Takes a deleted chat off the list, and its messages with it. [CH-18] */
export const removeChat = (parts: Parts, chatID: string): void => {
  changeChats(parts, (chats) => chats.filter((chat) => chat.chatID !== chatID))
  forgetMessages(parts, chatID)
}

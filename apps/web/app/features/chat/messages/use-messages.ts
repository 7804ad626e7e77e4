import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useServices } from '../../../shared/api/services.ts'
import { AWAITED_FOR, isAwaited } from './awaited.ts'
import { forgetMessages, markRead, messagesQuery, refreshMessages, resetPaging } from './chat-cache.ts'
import { messagesOf } from './message-pages.ts'
import { useOutbox } from '../sending/use-outbox.ts'

/** How often one looks for a reply that another tab, or this one before a reload, is waiting for. */
const POLL_INTERVAL = 2500

/**
 * The messages of the chat in sight: its newest page at first, older ones on demand. Leaving it forgets the older ones. What other tabs
 * bring is taken in on coming back to the window, and while a reply is awaited. [CH-04] [CH-05] [CH-20]
 */
export const useMessages = (chatID: string, isSending: boolean) => {
  const services = useServices()
  const outbox = useOutbox()
  const query = useInfiniteQuery(messagesQuery(services, chatID))
  const messages = useMemo(() => messagesOf(query.data), [query.data])
  const isLoaded = query.isSuccess
  const last = messages.at(-1)
  const isReplyAwaited = !isSending && isAwaited(last, query.data?.pages[0]?.isReplyPending)

  useEffect(() => {
    const look = () => void refreshMessages(services, chatID).catch(() => undefined)
    // Held from an earlier visit: there may be news.
    if (services.queryClient.getQueryData(services.queries.chats.messages(chatID).queryKey)) look()
    const lookWhenSeen = () => {
      if (document.visibilityState === 'visible') look()
    }
    document.addEventListener('visibilitychange', lookWhenSeen)
    const leaveTabs = services.tabs.listen(({ kind }) => kind === 'chats-changed' && lookWhenSeen())
    return () => {
      leaveTabs()
      document.removeEventListener('visibilitychange', lookWhenSeen)
      resetPaging(services, chatID)
      // By now nobody shows it any more.
      if (outbox.isGone(chatID)) queueMicrotask(() => forgetMessages(services, chatID))
    }
  }, [services, outbox, chatID])

  useEffect(() => {
    if (!isReplyAwaited) return
    const timer = setInterval(() => void refreshMessages(services, chatID).catch(() => undefined), POLL_INTERVAL)
    const end = setTimeout(() => clearInterval(timer), AWAITED_FOR)
    return () => {
      clearInterval(timer)
      clearTimeout(end)
    }
  }, [services, chatID, isReplyAwaited])

  useEffect(() => {
    if (isLoaded) void markRead(services, chatID)
  }, [services, chatID, isLoaded])

  return { query, messages, isReplyAwaited }
}

/** Whether the character has just given help lines: what was suggested before them is out of place at once, before the server says so. */
export const useIsHelped = (chatID: string): boolean => {
  const { data } = useInfiniteQuery({ ...messagesQuery(useServices(), chatID), enabled: false })
  return data?.pages[0]?.result.messages.findLast(({ isBot }) => isBot)?.isHelp ?? false
}

/** How many free messages are left; a subscription has no limit. */
export type MessageAllowance = number | 'unlimited'

/** How many photos of this month the plan still brings clear, as of the newest page; null without a plan, or while it is not known. */
export const usePhotosLeft = (chatID: string): number | null => {
  const { data } = useInfiniteQuery({ ...messagesQuery(useServices(), chatID), enabled: false })
  return data?.pages[0]?.photosLeft ?? null
}

/** How much may still be written, as of the newest page; null while it is not known. */
export const useMessageAllowance = (chatID: string): MessageAllowance | null => {
  const { data } = useInfiniteQuery({ ...messagesQuery(useServices(), chatID), enabled: false })
  const left = data?.pages[0]?.messagesLeft
  return left === null ? 'unlimited' : (left ?? null)
}

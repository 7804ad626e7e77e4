import { ApiError, unwrap, type Message } from '@moonlit/sdk'
import { useEffect, useState } from 'react'
import { useServices, type Services } from '../../../shared/api/services.ts'
import { createStoredState } from '../../../shared/storage/stored-state.ts'
import { stored } from '../../../shared/storage/stored.ts'
import { addMessages, noteMessage, refreshMessages } from './chat-cache.ts'

/** Milliseconds of silence before each reminder: a minute, five minutes, half an hour. There are no more. [CH-19] */
const REMIND_AFTER = [60_000, 5 * 60_000, 30 * 60_000] as const
const ALL = REMIND_AFTER.length
/** The server names a wait this long (seconds) when it has no more reminders. */
const NEVER = 24 * 60 * 60

/** How many reminders there were in each chat, in this browser. */
const reminderCounts = createStoredState(stored.reminderCounts)
const countOf = (chatID: string): number => reminderCounts.get()?.[chatID] ?? 0
const setCount = ({ tabs }: Services, chatID: string, count: number): void => {
  reminderCounts.set({ ...reminderCounts.get(), [chatID]: count })
  tabs.post({ kind: 'reminders-changed' })
}

/**
 * Asks for the reminder that comes after `sent` others.
 * @returns milliseconds until it may be asked for again; null when it is done, here or in another tab
 */
const remind = async (services: Services, chatID: string, sent: number): Promise<number | null> => {
  reminderCounts.reread()
  if (countOf(chatID) !== sent) return null
  try {
    const message = await unwrap(services.client.chats.reminder({ params: { id: chatID }, body: {} }))
    addMessages(services, chatID, [message])
    noteMessage(services, chatID, message, document.visibilityState === 'visible' ? 'seen' : 'unseen')
    setCount(services, chatID, sent + 1)
    return null
  } catch (error) {
    // Nobody asked for it, so nobody is told that it failed.
    if (!(error instanceof ApiError) || error.status !== 429) return REMIND_AFTER[0]
    const wait = error.retryAfter ?? 0
    if (wait < NEVER) return Math.max(wait, 1) * 1000
    setCount(services, chatID, ALL)
    return null
  }
}

/** The same, in one tab at a time where the browser has locks. */
const remindInOneTab = async (...asked: Parameters<typeof remind>): Promise<number | null> =>
  'locks' in navigator
    ? navigator.locks.request(`reminder ${asked[1]}`, { ifAvailable: true }, async (lock) => (lock === null ? null : remind(...asked)))
    : remind(...asked)

interface Silence {
  /** The last message of the chat. */
  readonly last: Message | undefined
  /** Whether the person wants no reminders here. */
  readonly isMuted: boolean
  /** Whether the person is writing, or waits for a reply. */
  readonly isBusy: boolean
}

/** While a chat is in sight and the person says nothing, the character writes first: three times at most. [CH-19] [XT-05] */
export const useReminders = (chatID: string, { last, isMuted, isBusy }: Silence): void => {
  const services = useServices()
  const sent = reminderCounts.use()?.[chatID] ?? 0
  // What the server asked to wait for, in the silence after a message.
  const [asked, setAsked] = useState<{ readonly after: string; readonly wait: number } | null>(null)
  const after = last?.isBot === true ? last.messageID : null

  useEffect(
    () =>
      services.tabs.listen(({ kind }) => {
        if (kind !== 'reminders-changed') return
        reminderCounts.reread()
        void refreshMessages(services, chatID).catch(() => undefined)
      }),
    [services, chatID],
  )
  // The silence begins with the last message, with opening the chat, and anew when the person has stopped writing.
  useEffect(() => {
    const silence = REMIND_AFTER[sent]
    if (silence === undefined || after === null || isMuted || isBusy) return
    const ask = async () => {
      const wait = await remindInOneTab(services, chatID, sent)
      if (wait !== null) setAsked({ after, wait })
    }
    const timer = setTimeout(() => void ask(), asked?.after === after ? asked.wait : silence)
    return () => clearTimeout(timer)
  }, [services, chatID, sent, after, isMuted, isBusy, asked])
}

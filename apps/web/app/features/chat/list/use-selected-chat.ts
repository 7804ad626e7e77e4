import type { Dialog as Chat } from '@moonlit/sdk'
import { useEffect, useState } from 'react'
import type { useChats } from './use-chats.ts'

/** Whether the selected chat is known: it may be on its way, not there at all, or unknown because the list could not be had. */
export interface SelectedChat {
  readonly chat: Chat | undefined
  readonly state: 'found' | 'looking' | 'missing' | 'failed'
  /** The chat that the selected one became part of when a guest signed in. */
  readonly mergedInto?: string
}

/** Finds the selected chat in the list; asks for the list once more when it is not on it, for it may have just begun. [CH-04] */
export const useSelectedChat = (chats: ReturnType<typeof useChats>, selected: string | null): SelectedChat => {
  const { data, isError, isFetching, refetch } = chats
  const [asked, setAsked] = useState<string | null>(null)
  const chat = data?.find(({ chatID }) => chatID === selected)
  useEffect(() => {
    if (!data || chat || isFetching || selected === null || asked === selected) return
    setAsked(selected)
    void refetch()
  }, [data, chat, isFetching, selected, asked, refetch])
  if (chat) return { chat, state: 'found' }
  const merged = data?.find(({ mergedIDs }) => selected !== null && mergedIDs?.includes(selected))
  if (merged) return { chat, state: 'looking', mergedInto: merged.chatID }
  if (isFetching) return { chat, state: 'looking' }
  if (!data && isError) return { chat, state: 'failed' }
  return { chat, state: data && asked === selected ? 'missing' : 'looking' }
}

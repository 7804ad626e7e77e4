import type { Dialog as Chat } from '@moonlit/sdk'
import { ScrollArea } from '@moonlit/ui/scroll-area'
import { Skeleton } from '@moonlit/ui/skeleton'
import { VisuallyHidden } from '@moonlit/ui/visually-hidden'
import { useTranslation } from 'react-i18next'
import { FailedQuery } from '../../../shared/errors/failed-query.tsx'
import { useNow } from '../browser-state.ts'
import { ChatItem } from './chat-item.tsx'
import type { useChats } from './use-chats.ts'
import { useDeleteChat } from './use-delete-chat.ts'

const PLACES = ['w-24', 'w-32', 'w-20', 'w-28', 'w-26', 'w-36', 'w-22'] as const

/** The list's shape while it is on its way. */
export function ChatListSkeleton() {
  const { t } = useTranslation('common')
  return (
    <div className="flex flex-col gap-0.5 px-3">
      <VisuallyHidden live="polite">{t('loading')}</VisuallyHidden>
      {PLACES.map((width) => (
        <div key={width} className="flex items-center gap-3.5 px-3 py-3">
          <Skeleton className="size-14 rounded-full" />
          <div className="flex flex-1 flex-col gap-2.5">
            <Skeleton className={`h-4 rounded-full ${width}`} />
            <Skeleton className="h-3.5 w-full rounded-full" />
          </div>
        </div>
      ))}
    </div>
  )
}

interface ChatListProps {
  chats: ReturnType<typeof useChats>
  selected: string | null
}

function Content({ chats, selected, onDelete }: ChatListProps & { onDelete: (chat: Chat) => void }) {
  const { t } = useTranslation('chat')
  const now = useNow()
  const { data, error } = chats
  if (data && data.length > 0) {
    return (
      <ul aria-label={t('list.label')} className="flex flex-col gap-0.5 px-3 pb-4">
        {data.map((chat) => (
          <ChatItem key={chat.chatID} chat={chat} now={now} state={chat.chatID === selected ? 'selected' : 'other'} onDelete={() => onDelete(chat)} />
        ))}
      </ul>
    )
  }
  // None at all: the screen says so in the list's place.
  if (data) return null
  if (error) {
    return <FailedQuery query={chats} title={t('list.failed')} className="py-10" />
  }
  return <ChatListSkeleton />
}

/** All chats, newest first; the menu of each can delete it. [CH-01] [CH-02] [CH-18] */
export function ChatList({ chats, selected }: ChatListProps) {
  const { t } = useTranslation(['chat', 'common'])
  const deleteChat = useDeleteChat(selected)
  return (
    <>
      <h1 className="shrink-0 px-6 pt-5 pb-4 display-type text-title">{t('list.heading')}</h1>
      <ScrollArea className="pt-0.5">
        <Content chats={chats} selected={selected} onDelete={deleteChat} />
      </ScrollArea>
    </>
  )
}

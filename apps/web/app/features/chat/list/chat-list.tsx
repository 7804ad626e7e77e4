import type { Dialog as Chat } from '@moonlit/sdk'
import { Button } from '@moonlit/ui/button'
import { LinkButton } from '@moonlit/ui/link-button'
import { ScrollArea } from '@moonlit/ui/scroll-area'
import { Skeleton } from '@moonlit/ui/skeleton'
import { VisuallyHidden } from '@moonlit/ui/visually-hidden'
import { Archive, ArrowLeft } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addresses } from '../../../shared/addresses.ts'
import { FailedQuery } from '../../../shared/errors/failed-query.tsx'
import { formatNumber } from '../../../shared/format.ts'
import { useLocale } from '../../../shared/i18n/use-locale.ts'
import { useNow } from '../browser-state.ts'
import { ChatItem } from './chat-item.tsx'
import type { useChats } from './use-chats.ts'
import { useFocusOnLeaving } from '../use-pane-focus.ts'
import { useDeleteChat } from './use-delete-chat.ts'

const PLACES = ['w-24', 'w-32', 'w-20', 'w-28', 'w-26', 'w-36', 'w-22'] as const

/** The list's shape while it is on its way. */
export function ChatListSkeleton() {
  const { t } = useTranslation('common')
  return (
    <div className="flex flex-col gap-0.5 px-3 rail:px-1.5">
      <VisuallyHidden live="polite">{t('loading')}</VisuallyHidden>
      {PLACES.map((width) => (
        <div key={width} className="flex items-center gap-3.5 px-3 py-3 rail:justify-center">
          <Skeleton className="size-14 rounded-full" />
          <div className="flex flex-1 flex-col gap-2.5 rail:hidden">
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

interface ContentProps extends ChatListProps {
  shown: 'current' | 'archived'
  listed: readonly Chat[] | undefined
  onDelete: (chat: Chat) => void
}

function Content({ chats, shown, listed, selected, onDelete }: ContentProps) {
  const { t } = useTranslation(['chat', 'common'])
  const now = useNow()
  const { data, error } = chats
  if (listed && listed.length > 0) {
    return (
      <ul
        aria-label={t(shown === 'archived' ? 'organise.label' : 'list.label')}
        data-chat-list
        className="flex flex-col gap-0.5 px-3 pb-4 rail:px-1.5"
      >
        {listed.map((chat) => (
          <ChatItem key={chat.chatID} chat={chat} now={now} state={chat.chatID === selected ? 'selected' : 'other'} onDelete={() => onDelete(chat)} />
        ))}
      </ul>
    )
  }
  // None at all: the screen says so in the list's place.
  if (data && data.length > 0) {
    return (
      <div className="flex flex-col items-start gap-4 px-6 py-3 rail:hidden">
        <p className="text-muted">{t('organise.all')}</p>
        <Button asChild variant="quiet">
          <Link to={addresses.explore}>{t('common:action.explore')}</Link>
        </Button>
      </div>
    )
  }
  if (data) return null
  if (error) {
    return <FailedQuery query={chats} title={t('list.failed')} className="py-10" />
  }
  return <ChatListSkeleton />
}

/**
 * Where the keyboard goes on when the chat that it was at leaves the list: at the top where the chat was deleted or its character blocked, for the chat was
 * what one was at; where it went into the archive or came back, at the menu of the next row, else of the one before. [CH-02] [CH-18]
 */
const useFocusAfterRemoval = (list: 'current' | 'archived', count: number, rows: readonly Chat[] = []) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef({ list, count, rows })
  useEffect(() => {
    const last = before.current
    before.current = { list, count, rows }
    const isRemoved = count < last.count
    if (!isRemoved && (list !== last.list || rows.length >= last.rows.length)) return
    const at = isRemoved ? -1 : last.rows.findIndex(({ chatID }, index) => chatID !== rows[index]?.chatID)
    // The question that was asked before gives the focus back first, to the page where what it was at is not there any more.
    setTimeout(() => {
      if (!document.activeElement?.contains(heading.current)) return
      const buttons = document.querySelectorAll<HTMLElement>('[data-chat-list] [aria-haspopup="menu"]')
      ;(buttons[Math.min(at, buttons.length - 1)] ?? heading.current)?.focus({ preventScroll: true })
    })
  })
  return heading
}

/** All chats, pinned ones first, then the newest; archived ones apart. The menu of each pins, mutes, archives or deletes it. [CH-01] [CH-02] [CH-18] */
export function ChatList({ chats, selected }: ChatListProps) {
  const { t } = useTranslation(['chat', 'common'])
  const { locale } = useLocale()
  const deleteChat = useDeleteChat(selected)
  useFocusOnLeaving(selected)
  const [isArchiveOpen, setIsArchiveOpen] = useState(false)
  const archived = chats.data?.filter(({ isArchived }) => isArchived).length ?? 0
  // What was brought back last takes the archive with it, for good: what is archived next does not open it.
  if (isArchiveOpen && archived === 0) setIsArchiveOpen(false)
  const shown = isArchiveOpen ? 'archived' : 'current'
  const listed = chats.data?.filter(({ isArchived }) => isArchived === (shown === 'archived'))
  const heading = useFocusAfterRemoval(shown, chats.data?.length ?? 0, listed)
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="shrink-0 px-6 pt-5 pb-4 display-type text-title outline-none rail:sr-only">
        {t(shown === 'archived' ? 'organise.heading' : 'list.heading')}
      </h1>
      {archived > 0 ? (
        <LinkButton
          tone="muted"
          onClick={() => setIsArchiveOpen(shown !== 'archived')}
          className="mx-6 mb-2 min-h-11 shrink-0 self-start rail:mx-auto rail:mt-3"
        >
          {shown === 'archived' ? <ArrowLeft aria-hidden className="rtl:-scale-x-100" /> : <Archive aria-hidden />}
          <span className="rail:sr-only">
            {shown === 'archived' ? t('organise.back') : t('organise.open', { number: formatNumber(locale, archived) })}
          </span>
        </LinkButton>
      ) : null}
      <ScrollArea className="pt-0.5 rail:pt-2">
        <Content chats={chats} shown={shown} listed={listed} selected={selected} onDelete={deleteChat} />
      </ScrollArea>
    </>
  )
}

import { cx } from '@moonlit/ui/class-names'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { Section } from '../../shared/errors/section.tsx'
import { emit, listen } from '../../shared/events/events.ts'
import { useSessionKind } from '../../shared/session/use-session.ts'
import { ChatPane } from './chat-pane.tsx'
import { ChatList } from './list/chat-list.tsx'
import { NoChats } from './list/no-chats.tsx'
import { NothingSelected } from './list/nothing-selected.tsx'
import { useChats } from './list/use-chats.ts'
import { useSelectedChat } from './list/use-selected-chat.ts'
import { useSidebar } from './sidebar/use-sidebar.ts'
import './chat-screen.css'

/** Whose guest session ended while they look at their chats may have an account by now, which has them. [SG-13] */
const useGuestEnd = () => {
  const { pathname } = useLocation()
  useEffect(() => listen('guest-ended', () => emit({ name: 'login-modal-open', returnTo: pathname, reason: 'guest-ended' })), [pathname])
}

/**
 * The chats: list, conversation and character side by side where there is room, one at a time on phones. It fills the window below the header and
 * never scrolls as a whole. [CH-01] [CH-04] [LY-09]
 */
export function ChatScreen({ selected }: { selected: string | null }) {
  const { t } = useTranslation(['chat', 'errors'])
  const kind = useSessionKind()
  const chats = useChats()
  const sidebar = useSidebar(selected)
  const chosen = useSelectedChat(chats, selected)
  useGuestEnd()
  if (kind === 'visitor') return <NoChats person="new" />
  if (selected === null && chats.data?.length === 0) return <NoChats person="known" />
  return (
    <div data-chat-screen className="flex overflow-hidden">
      <section
        aria-label={t('list.heading')}
        className={cx('flex w-full shrink-0 flex-col md:w-72 lg:w-80', selected === null ? '' : 'max-md:hidden')}
      >
        <Section>
          <ChatList chats={chats} selected={selected} />
        </Section>
      </section>
      {selected === null ? (
        <NothingSelected />
      ) : (
        <ChatPane key={selected} chatID={selected} chosen={chosen} onRetry={() => void chats.refetch()} sidebar={sidebar} />
      )}
    </div>
  )
}

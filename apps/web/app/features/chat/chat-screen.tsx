import { cx } from '@moonlit/ui/class-names'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../shared/api/services.ts'
import { Section } from '../../shared/errors/section.tsx'
import { listen } from '../../shared/events/events.ts'
import { useLocale } from '../../shared/i18n/use-locale.ts'
import { useSessionKind } from '../../shared/session/use-session.ts'
import { useStartChat } from '../../shared/start-chat/start-chat.ts'
import { characterOf } from '../../shared/storage/carried-texts.ts'
import { ChatPane } from './chat-pane.tsx'
import { ChatList } from './list/chat-list.tsx'
import { NoChats } from './list/no-chats.tsx'
import { NothingSelected } from './list/nothing-selected.tsx'
import { useChats } from './list/use-chats.ts'
import { useSelectedChat } from './list/use-selected-chat.ts'
import { useOutbox } from './sending/use-outbox.ts'
import { useSidebar } from './sidebar/use-sidebar.ts'
import './chat-screen.css'

/**
 * Whose guest session ended while they look at their chats is told so, and goes on with the same character in a new one; or logs in, for they may have
 * an account by now, which has the chats. Answers whether it ended. [SG-13]
 */
const useGuestEnd = (selected: string | null): boolean => {
  const { queries, queryClient } = useServices()
  const { apiLocale } = useLocale()
  const { start } = useStartChat()
  const [hasEnded, setHasEnded] = useState(false)
  // It keeps what is on its way when the session ends.
  useOutbox()
  useEffect(
    () =>
      listen('guest-ended', () => {
        setHasEnded(true)
        const slug = selected === null ? undefined : characterOf(selected)
        if (slug === undefined) return
        // Who cannot be found any more is missed on explore.
        void queryClient.query(queries.bots.one({ slug, lang: apiLocale })).then(
          (bot) => start(bot, 'guest-ended'),
          () => undefined,
        )
      }),
    [selected, queries, queryClient, apiLocale, start],
  )
  return hasEnded
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
  const hasEnded = useGuestEnd(selected)
  if (kind === 'visitor') return <NoChats person={hasEnded ? 'ended' : 'new'} />
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

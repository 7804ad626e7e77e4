import { cx } from '@moonlit/ui/class-names'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { addresses } from '../../shared/addresses.ts'
import { useServices } from '../../shared/api/services.ts'
import { Section } from '../../shared/errors/section.tsx'
import { listen } from '../../shared/events/events.ts'
import { useLocale } from '../../shared/i18n/use-locale.ts'
import type { SessionKind } from '../../shared/api/request-context.ts'
import { useSessionKind } from '../../shared/session/use-session.ts'
import { useStartChat } from '../../shared/start-chat/start-chat.ts'
import { ChatPane } from './chat-pane.tsx'
import { ChatList } from './list/chat-list.tsx'
import { NoChats } from './list/no-chats.tsx'
import { NothingSelected } from './list/nothing-selected.tsx'
import { useChats } from './list/use-chats.ts'
import { type SelectedChat, useSelectedChat } from './list/use-selected-chat.ts'
import { endedDialogs } from './sending/dialog-texts.ts'
import { useOutbox } from './sending/use-outbox.ts'
import { useSidebar } from './sidebar/use-sidebar.ts'
import './chat-screen.css'

/**
 * Whose guest session ended is told so where their chats were, whichever page or tab found it out; and goes on with the same character in a new one, or
 * logs in, for they may have an account by now, which has the chats. Answers whether it ended. [SG-13]
 */
const useGuestEnd = (selected: string | null, kind: SessionKind): boolean => {
  const { queries, queryClient, session } = useServices()
  const { apiLocale } = useLocale()
  const { start } = useStartChat()
  const [hasEnded, setHasEnded] = useState(false)
  // It keeps what is on its way when the session ends.
  useOutbox()
  const told = useRef<string | null>(null)
  useEffect(() => {
    const tell = () => {
      const ended = session.kind() === 'visitor' ? endedDialogs() : null
      setHasEnded(ended !== null)
      const slug = selected === null ? undefined : ended?.[selected]
      const isTold = told.current === selected
      told.current = slug === undefined ? null : selected
      if (slug === undefined || isTold) return
      // Who cannot be found any more is missed on explore.
      void queryClient.query(queries.bots.one({ slug, lang: apiLocale })).then(
        (bot) => start(bot, 'guest-ended'),
        () => undefined,
      )
    }
    tell()
    return listen('guest-ended', tell)
  }, [kind, selected, session, queries, queryClient, apiLocale, start])
  return hasEnded
}

/** A member's chats are gone with the language they were in: so is the one in sight, which is no error. A guest whose chats are gone is told why. [AC-04] */
const useLeaveWhenAllGone = (selected: string | null) => {
  const { session } = useServices()
  const outbox = useOutbox()
  const navigate = useNavigate()
  useEffect(
    () =>
      listen('chats-gone', () => {
        if (selected === null || session.kind() !== 'member') return
        outbox.forget(selected)
        void navigate(addresses.chats, { replace: true })
      }),
    [selected, session, outbox, navigate],
  )
}

/** A guest's chat became part of the account's when they signed in: its old address leads there, and what was typed in it goes along. [SG-13] [CH-21] */
const useMergedChats = (chats: ReturnType<typeof useChats>['data'], { mergedInto }: SelectedChat) => {
  const outbox = useOutbox()
  const navigate = useNavigate()
  useEffect(() => {
    for (const { chatID, mergedIDs } of chats ?? []) if (mergedIDs) outbox.merge(mergedIDs, chatID)
    if (mergedInto !== undefined) void navigate(addresses.chat(mergedInto), { replace: true })
  }, [chats, mergedInto, outbox, navigate])
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
  const hasEnded = useGuestEnd(selected, kind)
  useLeaveWhenAllGone(selected)
  useMergedChats(chats.data, chosen)
  if (kind === 'visitor') return <NoChats person={hasEnded ? 'ended' : 'new'} />
  if (selected === null && chats.data?.length === 0) return <NoChats person="known" />
  return (
    <div data-chat-screen className="flex overflow-hidden">
      <section
        aria-label={t('list.heading')}
        data-list={sidebar.list}
        className={cx('flex w-full shrink-0 flex-col md:w-72 lg:w-80 md:max-xl:data-[list=rail]:w-24', selected === null ? '' : 'max-md:hidden')}
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

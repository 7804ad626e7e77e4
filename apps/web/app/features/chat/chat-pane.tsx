import { ApiError, type Bot, type Dialog as Chat } from '@moonlit/sdk'
import { notify, notifyError } from '@moonlit/ui/toast'
import { ErrorState } from '@moonlit/ui/error-state'
import { useQuery } from '@tanstack/react-query'
import { memo, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useNavigation } from 'react-router'
import { addresses } from '../../shared/addresses.ts'
import { useServices } from '../../shared/api/services.ts'
import { Section } from '../../shared/errors/section.tsx'
import { useLocale } from '../../shared/i18n/use-locale.ts'
import { ChatComposer } from './composer/chat-composer.tsx'
import { Conversation } from './messages/conversation.tsx'
import { ModelSidebar } from './sidebar/model-sidebar.tsx'
import { PaneHeader } from './pane-header.tsx'
import { SidebarFrame, useSidebarPlace } from './sidebar/sidebar-frame.tsx'
import { SidebarHint } from './sidebar/sidebar-hint.tsx'
import { pendingDeletions, useDeleted } from './pending-deletions.ts'
import { useDeleteChat } from './list/use-delete-chat.ts'
import { useMessages } from './messages/use-messages.ts'
import { useIsSending, useOutbox, useOutboxPart } from './sending/use-outbox.ts'
import type { SelectedChat } from './list/use-selected-chat.ts'
import type { Sidebar } from './sidebar/use-sidebar.ts'

interface ChatPaneProps {
  chatID: string
  chosen: SelectedChat
  /** Asks for the list of chats again. */
  onRetry: () => void
  sidebar: Sidebar
}

/** A chat that is not there, or is not the person's: back to the list, with a word about it. */
const useLeaveWhenMissing = (chatID: string, state: SelectedChat['state'], error: unknown) => {
  const outbox = useOutbox()
  const isDeleted = useDeleted('chats').has(chatID)
  const isDeletedElsewhere = pendingDeletions(useServices(), 'chats').isElsewhere(chatID)
  const { t } = useTranslation(['chat', 'errors'])
  const navigate = useNavigate()
  // Whoever is on the way to another page, such as after blocking the character, has left already.
  const isLeaving = useNavigation().state !== 'idle'
  const isMissing = state === 'missing' || (error instanceof ApiError && error.status === 404)
  useEffect(() => {
    if (!isDeletedElsewhere || isLeaving) return
    notify(t('chat:pane.deletedElsewhere'))
    void navigate(addresses.chats, { replace: true })
  }, [isDeletedElsewhere, isLeaving, navigate, t])
  useEffect(() => {
    if (!isMissing || isLeaving || isDeleted || outbox.isGone(chatID)) return
    outbox.leave(chatID)
    notifyError(t('errors:title'), t('chat:pane.missing'))
    void navigate(addresses.chats, { replace: true })
  }, [isMissing, isLeaving, isDeleted, chatID, outbox, navigate, t])
}

/** Once it is known who the chat is with, what waited for it is in the composer. [CH-21] */
const useOpening = (chatID: string, slug: string | undefined) => {
  const outbox = useOutbox()
  useEffect(() => {
    if (slug !== undefined) outbox.open(chatID, slug)
  }, [outbox, chatID, slug])
}

/** What a refusal asks of the person before the message can go: a payment, a confirmed address. [CH-08] [CH-10] */
const useRefusalOverlay = (chatID: string, chat: Chat | undefined, bot: Bot | undefined) => {
  const refusal = useOutboxPart(chatID, (state) => state.refusal)
  const outbox = useOutbox()
  const { overlays } = useServices()
  const latest = useRef({ chat, bot })
  useEffect(() => {
    latest.current = { chat, bot }
  })
  useEffect(() => {
    const shown = latest.current
    if (!shown.chat) return
    const dismiss = () => outbox.dismiss(chatID)
    if (refusal?.kind === 'email_not_verified') void overlays.open('confirm-email', {}).then(dismiss)
    if (refusal?.kind !== 'payment_required') return
    const { botSlug: slug, botName: firstName, botImageUrl } = shown.chat
    const character = { slug, firstName, imageUrl: shown.bot?.imageUrl ?? botImageUrl }
    const { draft, editing } = outbox.state(chatID)
    const isTextKept = draft.trim() !== '' || editing !== null
    void overlays.open('upgrade', { missing: refusal.missing, character, isTextKept }).then(dismiss)
  }, [overlays, outbox, chatID, refusal])
}

interface ProfileProps {
  chatID: string
  chat: Chat | undefined
  sidebar: Sidebar
}

/** Who the chat is with. Not rendered anew when something is said. [CH-03] */
const Profile = memo(function Profile({ chatID, chat, sidebar }: ProfileProps) {
  const { queries } = useServices()
  const { apiLocale } = useLocale()
  const place = useSidebarPlace()
  const character = useQuery({ ...queries.bots.one({ slug: chat?.botSlug ?? '', lang: apiLocale }), enabled: chat !== undefined })
  return (
    <SidebarFrame sidebar={sidebar} name={chat?.botName ?? ''} place={place}>
      <Section>
        <ModelSidebar character={character} chatID={chatID} />
      </Section>
    </SidebarFrame>
  )
})

/** The selected chat: header, conversation, composer, and the character beside them. [CH-01] [CH-04] */
export function ChatPane({ chatID, chosen, onRetry, sidebar }: ChatPaneProps) {
  const { chat } = chosen
  const { t } = useTranslation(['chat', 'common', 'errors'])
  const { queries } = useServices()
  const { apiLocale } = useLocale()
  const toggle = useRef<HTMLButtonElement>(null)
  const deleteChat = useDeleteChat(chatID)
  const isSending = useIsSending(chatID)
  const loaded = useMessages(chatID, isSending)
  const character = useQuery({ ...queries.bots.one({ slug: chat?.botSlug ?? '', lang: apiLocale }), enabled: chat !== undefined })
  useOpening(chatID, chat?.botSlug)
  useLeaveWhenMissing(chatID, chosen.state, loaded.query.error)
  useRefusalOverlay(chatID, chat, character.data)

  const name = chat?.botName ?? ''
  return (
    <div data-conversation className="relative flex min-w-0 flex-1">
      <section
        aria-label={name ? t('pane.label', { name }) : t('list.heading')}
        className="flex min-w-0 flex-1 flex-col border-hairline bg-ground/40 thin-scrollbar short:overflow-y-auto md:border-s"
      >
        <PaneHeader
          chat={chat}
          bot={character.data}
          status={isSending || loaded.isReplyAwaited ? 'typing' : 'still'}
          sidebar={sidebar}
          toggleRef={toggle}
          onDelete={() => chat && deleteChat(chat)}
        />
        {chat ? <SidebarHint name={name} sidebar={sidebar} toggle={toggle} /> : null}
        {/* In a low window, as at 400 % zoom, all of it scrolls, for the talk needs room to be read. */}
        <div className="relative flex min-h-0 flex-1 flex-col short:min-h-40 short:shrink-0">
          <Section>
            {chosen.state === 'failed' ? (
              <ErrorState
                title={t('list.failed')}
                message={t('errors:generic')}
                retryLabel={t('common:action.retry')}
                onRetry={onRetry}
                className="my-auto py-10"
              />
            ) : (
              <Conversation chatID={chatID} chat={chat} bot={character.data} loaded={loaded} />
            )}
          </Section>
        </div>
        {chat ? (
          <div className="shrink-0">
            <ChatComposer chatID={chatID} name={name} />
          </div>
        ) : null}
      </section>
      <Profile chatID={chatID} chat={chat} sidebar={sidebar} />
    </div>
  )
}

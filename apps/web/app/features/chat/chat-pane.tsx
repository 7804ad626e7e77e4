import { ApiError, type Bot, type Dialog } from '@moonlit/sdk'
import { notifyError } from '@moonlit/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { addresses } from '../../shared/addresses.ts'
import { useServices } from '../../shared/api/services.ts'
import { Section } from '../../shared/errors/section.tsx'
import { useLocale } from '../../shared/i18n/use-locale.ts'
import { ChatComposer } from './chat-composer.tsx'
import { ConfirmEmailDialog } from './confirm-email-dialog.tsx'
import { Conversation } from './conversation.tsx'
import { DeleteChatDialog } from './delete-chat-dialog.tsx'
import { ModelSidebar } from './model-sidebar.tsx'
import { PaneHeader } from './pane-header.tsx'
import { SidebarFrame, useSidebarPlace } from './sidebar-frame.tsx'
import { UpgradeDialog } from './upgrade-dialog.tsx'
import { useMessages } from './use-messages.ts'
import { useIsSending, useOutbox, useRoom } from './use-outbox.ts'
import type { Sidebar } from './use-sidebar.ts'

interface ChatPaneProps {
  chatID: string
  dialog: Dialog | undefined
  sidebar: Sidebar
}

/** A dialog that is not there, or is not the person's: back to the list, with a word about it. */
const useLeaveWhenMissing = (error: unknown) => {
  const { t } = useTranslation(['chat', 'errors'])
  const navigate = useNavigate()
  const isMissing = error instanceof ApiError && error.status === 404
  useEffect(() => {
    if (!isMissing) return
    notifyError(t('errors:title'), t('chat:pane.missing'))
    void navigate(addresses.chats, { replace: true })
  }, [isMissing, navigate, t])
}

/** What a refusal asks of the person before the message can go: a payment, a confirmed address. [CH-08] [CH-10] */
function RefusalDialogs({ chatID, dialog, bot }: { chatID: string; dialog: Dialog; bot: Bot | undefined }) {
  const { refusal } = useRoom(chatID)
  const outbox = useOutbox()
  const close = () => outbox.dismiss(chatID)
  const character = { slug: dialog.botSlug, firstName: dialog.botName, imageUrl: bot?.imageUrl ?? dialog.botImageUrl }
  if (refusal?.kind === 'payment_required') return <UpgradeDialog missing={refusal.missing} character={character} onClose={close} />
  if (refusal?.kind === 'email_not_verified') return <ConfirmEmailDialog name={dialog.botName} onClose={close} />
  return null
}

/** The selected dialog: header, conversation, composer, and the character beside them. [CH-01] [CH-04] */
export function ChatPane({ chatID, dialog, sidebar }: ChatPaneProps) {
  const { t } = useTranslation('chat')
  const { queries } = useServices()
  const { locale } = useLocale()
  const toggle = useRef<HTMLButtonElement>(null)
  const place = useSidebarPlace()
  const [isDeleting, setIsDeleting] = useState(false)
  const isSending = useIsSending(chatID)
  const loaded = useMessages(chatID, isSending)
  const character = useQuery({ ...queries.bots.one({ slug: dialog?.botSlug ?? '', lang: locale }), enabled: dialog !== undefined })
  useLeaveWhenMissing(loaded.query.error)

  const name = dialog?.botName ?? ''
  // Between phone and wide screen the sidebar lies over the conversation: turning to the conversation puts it away.
  const uncover = () => {
    if (sidebar.isOpen && place === 'panel') sidebar.close()
  }
  const press = ({ key, defaultPrevented }: KeyboardEvent) => {
    if (key !== 'Escape' || defaultPrevented || !sidebar.isOpen || place !== 'panel') return
    sidebar.close()
    toggle.current?.focus()
  }
  const profile = (
    <SidebarFrame sidebar={sidebar} name={name} place={place}>
      <Section>
        <ModelSidebar character={character} />
      </Section>
    </SidebarFrame>
  )
  return (
    <div data-conversation className="relative flex min-w-0 flex-1" onKeyDown={press}>
      <section
        aria-label={name ? t('pane.label', { name }) : t('list.heading')}
        className="flex min-w-0 flex-1 flex-col border-hairline bg-ground/40 md:border-s"
      >
        <PaneHeader
          dialog={dialog}
          bot={character.data}
          status={isSending || loaded.isReplyAwaited ? 'typing' : 'still'}
          sidebar={sidebar}
          toggleRef={toggle}
          onDelete={() => setIsDeleting(true)}
        />
        <div className="relative flex min-h-0 flex-1 flex-col">
          <div className="flex min-h-0 flex-1 flex-col" onPointerDown={uncover} onFocus={uncover}>
            <Section>
              <Conversation chatID={chatID} dialog={dialog} bot={character.data} loaded={loaded} />
            </Section>
          </div>
          {place === 'panel' ? profile : null}
        </div>
        {dialog ? (
          <div className="shrink-0" onPointerDown={uncover} onFocus={uncover}>
            <ChatComposer chatID={chatID} name={name} />
          </div>
        ) : null}
      </section>
      {place === 'panel' ? null : profile}
      {dialog ? <RefusalDialogs chatID={chatID} dialog={dialog} bot={character.data} /> : null}
      <DeleteChatDialog dialog={isDeleting && dialog ? dialog : null} selected={chatID} onClose={() => setIsDeleting(false)} />
    </div>
  )
}

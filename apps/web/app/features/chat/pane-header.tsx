import type { Bot, Dialog as Chat } from '@moonlit/sdk'
import { Avatar } from '@moonlit/ui/avatar'
import { IconButton } from '@moonlit/ui/icon-button'
import { Skeleton } from '@moonlit/ui/skeleton'
import { ArrowLeft, PanelRight } from 'lucide-react'
import { useRef, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addresses } from '../../shared/addresses.ts'
import { labelOf } from '../../shared/i18n/labels.ts'
import { ChatMenu } from './chat-menu.tsx'
import { ChatSettings } from './chat-settings.tsx'
import type { Sidebar } from './sidebar/use-sidebar.ts'
import { useFocusOnOpening } from './use-pane-focus.ts'

interface PaneHeaderProps {
  chat: Chat | undefined
  bot: Bot | undefined
  status: 'typing' | 'still'
  sidebar: Sidebar
  /** The button that shows and hides the sidebar, to return focus to. */
  toggleRef: Ref<HTMLButtonElement>
  onDelete: () => void
}

/** Who one is talking to; the way back on a phone; the sidebar and the menu. */
export function PaneHeader({ chat, bot, status, sidebar, toggleRef, onDelete }: PaneHeaderProps) {
  const { t, i18n } = useTranslation(['chat', 'labels'])
  const name = chat?.botName
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOnOpening(heading, name !== undefined)
  return (
    <header className="relative z-20 flex h-17 shrink-0 items-center gap-3 px-3 sm:px-5">
      <IconButton asChild label={t('chat:pane.back')} tooltip="none" className="-me-1 md:hidden">
        <Link to={addresses.chats}>
          <ArrowLeft className="rtl:-scale-x-100" />
        </Link>
      </IconButton>
      {chat && name ? (
        <>
          <Avatar alt="" name={name} src={chat.botImageUrl} />
          <div className="min-w-0 flex-1">
            <h2 ref={heading} tabIndex={-1} className="truncate display-type text-xl leading-tight outline-none">
              {name}
            </h2>
            <p className="truncate text-caption text-muted">
              {status === 'typing' ? t('chat:list.typing') : bot ? labelOf(i18n, 'occupation', bot.occupation) : ' '}
            </p>
          </div>
          <div className="flex shrink-0 items-center">
            <ChatMenu chat={chat} onDelete={onDelete} settings={<ChatSettings />} />
            <IconButton
              ref={toggleRef}
              label={sidebar.isOpen ? t('chat:sidebar.hide') : t('chat:sidebar.show')}
              tooltip="bottom"
              aria-expanded={sidebar.isOpen}
              aria-controls={sidebar.isOpen ? sidebar.id : undefined}
              onClick={sidebar.toggle}
            >
              <PanelRight className="rtl:-scale-x-100" />
            </IconButton>
          </div>
        </>
      ) : (
        <>
          <Skeleton className="size-11 rounded-full" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-28 rounded-full" />
            <Skeleton className="h-3 w-20 rounded-full" />
          </div>
        </>
      )}
    </header>
  )
}

import type { Dialog as Chat } from '@moonlit/sdk'
import { isSeen } from '@moonlit/sdk/rules'
import { Avatar } from '@moonlit/ui/avatar'
import { Badge } from '@moonlit/ui/badge'
import { cx } from '@moonlit/ui/class-names'
import { BellOff, Pin } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addresses } from '../../../shared/addresses.ts'
import { formatNumber } from '../../../shared/format.ts'
import { useLocale } from '../../../shared/i18n/use-locale.ts'
import { ChatMenu } from '../chat-menu.tsx'
import { formatShortTime } from '../messages/chat-time.ts'
import { useIsSending, useOutboxPart } from '../sending/use-outbox.ts'

/** What was said last, on one line; or what is being written, by either side. */
const useLastMessage = ({ chatID, lastMessage }: Chat, state: 'selected' | 'other'): { words: string; tone: 'said' | 'unfinished' } => {
  const { t } = useTranslation('chat')
  const isTyping = useIsSending(chatID)
  // The one in sight has its draft in the box.
  const draft = useOutboxPart(chatID, (outbox) => (state === 'other' && isSeen(outbox.draft) ? outbox.draft.trim() : ''))
  if (isTyping) return { words: t('list.typing'), tone: 'unfinished' }
  if (draft !== '') return { words: t('list.draft', { text: draft }), tone: 'unfinished' }
  if (!lastMessage) return { words: t('list.nothing'), tone: 'said' }
  const { text, isBot, imageUrl, voiceUrl } = lastMessage
  const said = text.trim() || (imageUrl ? t('list.photo') : voiceUrl ? t('list.voice') : t('list.nothing'))
  return { words: isBot ? said : t('list.own', { text: said }), tone: 'said' }
}

/** Quiet until one points at the item or comes to it by keyboard. A finger presses long; on a rail there is no room to point at. */
const menuButton =
  'absolute! end-2 top-1.5 z-10 opacity-0 transition-opacity group-hover/chat:opacity-100 focus-visible:opacity-100 data-[state=open]:opacity-100 pointer-coarse:pointer-events-none pointer-coarse:opacity-0! rail:pointer-events-none rail:not-focus-visible:opacity-0!'

interface ChatItemProps {
  chat: Chat
  state: 'selected' | 'other'
  now: Date
  onDelete: () => void
}

/** One chat of the list: who, what was said last, when, and how much of it is unread. Its menu opens where it is pressed, too. [CH-01] [CH-24] */
export function ChatItem({ chat, state, now, onDelete }: ChatItemProps) {
  const { t } = useTranslation('chat')
  const { locale } = useLocale()
  const { words, tone } = useLastMessage(chat, state)
  const { chatID, botName, botImageUrl, lastMessage, isPinned, isMuted } = chat
  // The one in sight is being read; of a muted one nothing is counted.
  const unread = state === 'selected' || isMuted ? 0 : chat.unread
  return (
    <li>
      <ChatMenu chat={chat} size="sm" onDelete={onDelete} className={menuButton}>
        {(more) => (
          <div
            data-state={state}
            className="group/chat relative flex items-center gap-3.5 rounded-2xl px-3 py-3 outline-2 -outline-offset-2 outline-transparent transition-[background-color,outline-color] hover:bg-veil has-[a:focus-visible]:outline-rose data-[state=selected]:bg-veil-strong pointer-coarse:select-none rail:flex-col rail:gap-1 rail:px-1 rail:py-2"
          >
            <Avatar alt="" name={botName} src={botImageUrl} size="lg" />
            <div className="flex min-w-0 flex-1 flex-col gap-0.5 rail:max-w-full">
              <div className="flex items-baseline justify-between gap-3">
                <Link
                  to={addresses.chat(chatID)}
                  aria-current={state === 'selected' ? 'page' : undefined}
                  className="min-w-0 truncate font-semibold outline-none after:absolute after:inset-0 after:rounded-2xl rail:text-caption"
                >
                  {botName}
                </Link>
                {lastMessage ? (
                  <time
                    dateTime={lastMessage.timestamp}
                    className="shrink-0 text-caption text-muted transition-opacity group-hover/chat:pointer-fine:opacity-0 group-has-[[data-state=open],button:focus-visible]/chat:opacity-0 rail:sr-only"
                  >
                    {formatShortTime(locale, lastMessage.timestamp, now)}
                  </time>
                ) : null}
              </div>
              <div className="flex min-h-6 items-center justify-between gap-3 rail:absolute rail:end-2 rail:top-1 rail:min-h-0">
                <p
                  dir="auto"
                  className={cx(
                    'min-w-0 flex-1 truncate text-start text-[0.9375rem] rail:sr-only',
                    tone === 'unfinished' ? 'text-amber-text' : unread > 0 ? 'text-body' : 'text-muted',
                  )}
                >
                  {words}
                </p>
                {isPinned || isMuted ? (
                  <span className="flex shrink-0 gap-1.5 text-faint rail:sr-only [&>svg]:size-4">
                    {isMuted ? <BellOff role="img" aria-label={t('organise.isMuted')} /> : null}
                    {isPinned ? <Pin role="img" aria-label={t('organise.isPinned')} /> : null}
                  </span>
                ) : null}
                {unread > 0 ? (
                  <Badge tone="accent" size="sm" label={t('list.unread', { count: unread })}>
                    {formatNumber(locale, unread)}
                  </Badge>
                ) : null}
              </div>
            </div>
            {more}
          </div>
        )}
      </ChatMenu>
    </li>
  )
}

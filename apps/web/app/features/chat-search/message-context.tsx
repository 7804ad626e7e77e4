import { unwrap, type FoundMessage, type Message } from '@moonlit/sdk'
import { keys } from '@moonlit/sdk/query'
import { cx } from '@moonlit/ui/class-names'
import { LinkButton } from '@moonlit/ui/link-button'
import { MessageBubble } from '@moonlit/ui/message-bubble'
import { ScrollArea } from '@moonlit/ui/scroll-area'
import { Skeleton } from '@moonlit/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, ImageIcon } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../shared/api/services.ts'
import { FailedQuery } from '../../shared/errors/failed-query.tsx'
import { formatDate } from '../../shared/format.ts'
import { useLocale } from '../../shared/i18n/use-locale.ts'
import { piecesOf } from './excerpt.ts'
import { MarkedText } from './marked-text.tsx'

/** How many messages are shown on either side. */
const NEIGHBOURS = 10

/** The message and those around it, oldest first. */
const useNeighbours = (chatID: string, { messageID, newer }: FoundMessage) => {
  const { client } = useServices()
  const offset = Math.max(0, newer - NEIGHBOURS)
  return useQuery({
    queryKey: [...keys.chats.messages(chatID), 'around', messageID],
    queryFn: ({ signal }) =>
      unwrap(client.chats.messages({ params: { id: chatID }, query: { offset, limit: newer - offset + 1 + NEIGHBOURS } }, { signal })),
    select: ({ result }) => result.messages,
  })
}

interface MessageContextProps {
  chatID: string
  name: string
  found: FoundMessage
  onBack: () => void
}

/** A message that was found, where it stands in the chat, with the way back to the others. [CH-23] */
export function MessageContext({ chatID, name, found, onBack }: MessageContextProps) {
  const { t } = useTranslation(['chat-search', 'errors'])
  const { locale } = useLocale()
  const around = useNeighbours(chatID, found)
  const place = useRef<HTMLLIElement>(null)
  const isThere = around.isSuccess
  const day = formatDate(locale, found.timestamp)
  useEffect(() => {
    if (!isThere) return
    place.current?.scrollIntoView({ block: 'center' })
    place.current?.focus({ preventScroll: true })
  }, [isThere])
  return (
    <>
      <div className="-my-2 flex shrink-0 flex-wrap items-center justify-between gap-x-4">
        <LinkButton onClick={onBack} className="min-h-11">
          <ArrowLeft aria-hidden className="rtl:-scale-x-100" />
          {t('back')}
        </LinkButton>
        <time dateTime={found.timestamp} className="text-caption text-muted">
          {day}
        </time>
      </div>
      {around.data ? (
        <ScrollArea label={t('around')} className="-mx-3 px-3">
          <ol className="flex flex-col gap-3">
            {around.data.map((message) => {
              const isFound = message.messageID === found.messageID
              return (
                <li
                  key={message.messageID}
                  ref={isFound ? place : undefined}
                  tabIndex={isFound ? -1 : undefined}
                  aria-current={isFound ? 'true' : undefined}
                  className={cx('rounded-bubble outline-none', isFound && '-mx-3 bg-veil p-3')}
                >
                  <Neighbour message={message} day={day} speaker={message.isBot ? name : t('you')} matches={isFound ? found.matches : []} />
                </li>
              )
            })}
          </ol>
        </ScrollArea>
      ) : around.isError ? (
        <FailedQuery query={around} layout="inline" />
      ) : (
        <div aria-hidden className="flex flex-col gap-4">
          <Skeleton className="h-12 w-2/3 rounded-bubble" />
          <Skeleton className="ms-auto h-12 w-1/2 rounded-bubble" />
          <Skeleton className="h-16 w-3/4 rounded-bubble" />
        </div>
      )}
    </>
  )
}

interface NeighbourProps {
  message: Message
  /** The day that is told above: messages of another day say theirs. */
  day: string
  speaker: string
  matches: FoundMessage['matches']
}

function Neighbour({ message: { isBot, text, imageUrl, timestamp }, day, speaker, matches }: NeighbourProps) {
  const { t } = useTranslation('chat-search')
  const { locale } = useLocale()
  const isSameDay = formatDate(locale, timestamp) === day
  return (
    <MessageBubble
      side={isBot ? 'theirs' : 'own'}
      speaker={speaker}
      note={<time dateTime={timestamp}>{formatDate(locale, timestamp, { ...(isSameDay ? {} : { dateStyle: 'medium' }), timeStyle: 'short' })}</time>}
    >
      {imageUrl ? (
        <span className="flex items-center gap-2 text-muted">
          <ImageIcon aria-hidden className="size-4.5" />
          {t('photo')}
        </span>
      ) : null}
      <MarkedText pieces={piecesOf(text, matches)} />
    </MessageBubble>
  )
}

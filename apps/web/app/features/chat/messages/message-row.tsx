import { cx } from '@moonlit/ui/class-names'
import { LinkButton } from '@moonlit/ui/link-button'
import { MessageBubble } from '@moonlit/ui/message-bubble'
import { RotateCw, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../shared/format.ts'
import { useLocale } from '../../../shared/i18n/use-locale.ts'
import { dayLabel } from './chat-time.ts'
import { MessagePicture } from './message-picture.tsx'
import type { Row } from './message-rows.ts'

/** The day that begins with the message below it. */
function DayMark({ day }: { day: string }) {
  const { t } = useTranslation('chat')
  const { locale } = useLocale()
  const label = dayLabel(locale, day, new Date())
  return (
    <p className="flex justify-center pt-4 pb-3 text-caption text-muted">
      <time dateTime={day} className="rounded-full bg-veil px-3.5 py-1">
        {label.kind === 'date' ? label.text : t(`message.${label.kind}`)}
      </time>
    </p>
  )
}

interface MessageRowProps {
  row: Extract<Row, { kind: 'message' }>
  name: string
  /** `rise` for a message that arrives while one looks. */
  entrance: 'rise' | 'none'
  onRetry: (id: string) => void
  onDiscard: (id: string) => void
  onOpenPicture: (messageID: string) => void
}

/** One message with what belongs to it: the day it opens, its time, and the ways on when it failed. [CH-06] [CH-12] */
export function MessageRow({ row, name, entrance, onRetry, onDiscard, onOpenPicture }: MessageRowProps) {
  const { t } = useTranslation('chat')
  const { locale } = useLocale()
  const { message, state, day, follows, isFollowed } = row
  const { messageID, isBot, text, imageUrl, timestamp, isFullImage } = message
  const isFailed = state === 'failed'
  const time =
    isFollowed || state === 'sending' ? null : (
      <time dateTime={timestamp}>{formatDate(locale, timestamp, { hour: 'numeric', minute: '2-digit' })}</time>
    )
  return (
    <>
      {day ? <DayMark day={day} /> : null}
      <MessageBubble
        side={isBot ? 'theirs' : 'own'}
        speaker={isBot ? name : t('message.you')}
        // The typing sign below says that it is on its way.
        state={isFailed ? 'failed' : 'sent'}
        content={imageUrl ? 'picture' : 'text'}
        entrance={entrance}
        note={isFailed ? t('message.failed') : time}
        actions={
          isFailed ? (
            <>
              <LinkButton tone="body" onClick={() => onRetry(messageID)} className="min-h-6">
                <RotateCw aria-hidden className="rtl:-scale-x-100" />
                {t('message.retry')}
              </LinkButton>
              <LinkButton tone="body" onClick={() => onDiscard(messageID)} className="min-h-6">
                <Trash2 aria-hidden />
                {t('message.discard')}
              </LinkButton>
            </>
          ) : null
        }
        className={cx(day ? '' : follows ? 'pt-1.5' : 'pt-3.5')}
      >
        {imageUrl ? (
          <MessagePicture src={imageUrl} name={name} look={isFullImage ? 'clear' : 'veiled'} onOpen={() => onOpenPicture(messageID)} />
        ) : null}
        {text ? (
          <p dir="auto" className={imageUrl ? 'max-w-60 px-3 pt-2.5 pb-1.5 whitespace-pre-wrap' : undefined}>
            {text}
          </p>
        ) : null}
      </MessageBubble>
    </>
  )
}

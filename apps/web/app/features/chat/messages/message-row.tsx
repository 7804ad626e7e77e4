import type { Message } from '@moonlit/sdk'
import type { Reaction } from '@moonlit/sdk/rules'
import { cx } from '@moonlit/ui/class-names'
import { IconButton } from '@moonlit/ui/icon-button'
import { LinkButton } from '@moonlit/ui/link-button'
import { MessageBubble } from '@moonlit/ui/message-bubble'
import { Clock, RotateCw, Trash2, Volume2 } from 'lucide-react'
import { memo, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../shared/format.ts'
import { useLocale } from '../../../shared/i18n/use-locale.ts'
import { lazyPart } from '../../../shared/net/lazy-part.ts'
import { useIsOnline } from '../../../shared/net/use-is-online.ts'
import { MessagePicture } from '../pictures/message-picture.tsx'
import type { ChatPictures } from '../pictures/use-chat-pictures.ts'
import { useFocusOnPlayer } from '../voice/use-focus-on-player.ts'
import type { Listening } from '../voice/use-listen.ts'
import { dayLabel } from './chat-time.ts'
import { HelpText } from './help-text.tsx'
import { MessageMenu } from './message-menu.tsx'
import { MessageQuote } from './message-quote.tsx'
import { MessageReaction } from './message-reaction.tsx'
import { ReplyVersions } from './reply-versions.tsx'
import type { Versions } from './use-versions.ts'
import { MessageText } from './message-text.tsx'
import type { Row } from './message-rows.ts'

// With its slider, which most messages do without.
const MessageVoice = lazyPart(() => import('../voice/message-voice.tsx'))

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

/** A message that waits for its turn: behind a reply that is being written, or for the connection. */
function QueuedNote() {
  const { t } = useTranslation('chat')
  const isOnline = useIsOnline()
  return (
    <span className="inline-flex items-center gap-1.5">
      <Clock aria-hidden className="size-3.5" />
      {t(isOnline ? 'message.queued' : 'message.queuedOffline')}
    </span>
  )
}

/** What can be done with messages. */
export interface MessageActions {
  /** Sends one that failed again. */
  readonly retry: (id: string) => void
  readonly discard: (id: string) => void
  readonly react: (message: Message, reaction: Reaction | null) => void
  /** Deletes one that was said. */
  readonly remove: (message: Message) => void
  /** Answers one with what is in the composer. */
  readonly quote: (message: Message) => void
  /** Takes one into the composer, to be changed and sent again. */
  readonly edit: (message: Message) => void
  /** Asks for another reply in the place of one. */
  readonly renew: (message: Message) => void
  readonly versions: Versions
  readonly pictures: ChatPictures
  readonly listening: Listening
}

interface MessageRowProps {
  chatID: string
  row: Extract<Row, { kind: 'message' }>
  name: string
  /** Of the character. */
  slug: string
  /** `rise` for a message that arrives while one looks. */
  entrance: 'rise' | 'none'
  actions: MessageActions
  /** Leads to another message. */
  onSeek: (messageID: string) => void
  onDelete: (message: Message) => void
}

function MessageRowView({ chatID, row, name, slug, entrance, actions, onSeek, onDelete }: MessageRowProps) {
  const { t } = useTranslation('chat')
  const { locale } = useLocale()
  const { retry, discard, react, quote, edit, renew, versions, pictures, listening } = actions
  const { message, state, isChange, redo, redoState, day, follows, isFollowed } = row
  const { messageID, isBot, text, imageUrl, timestamp, isFullImage, quoted, reaction } = message
  const isFailed = state === 'failed'
  const isWaiting = listening.waitingFor === messageID
  const hasVoice = Boolean(message.voiceUrl)
  const { listenButton, toggleButton } = useFocusOnPlayer()
  const time =
    isFollowed || state === 'sending' || state === 'queued' ? null : (
      // Whoever listens hears who speaks and what they say; the time is there to be looked up.
      <time aria-live="off" dateTime={timestamp}>
        {formatDate(locale, timestamp, { hour: 'numeric', minute: '2-digit' })}
      </time>
    )
  return (
    <>
      {day ? <DayMark day={day} /> : null}
      <MessageMenu
        chatID={chatID}
        message={message}
        name={name}
        slug={slug}
        redo={redo}
        redoState={redoState}
        state={state === 'sent' ? 'enabled' : 'disabled'}
        onReact={(next) => react(message, next)}
        onQuote={() => quote(message)}
        onEdit={() => edit(message)}
        onRenew={() => renew(message)}
        onDelete={() => onDelete(message)}
      >
        {(more) => (
          <MessageBubble
            side={isBot ? 'theirs' : 'own'}
            speaker={isBot ? name : t('message.you')}
            // The typing sign below says that it is on its way.
            state={isFailed ? 'failed' : state === 'queued' ? 'sending' : 'sent'}
            content={imageUrl ? 'picture' : 'text'}
            entrance={entrance}
            note={isFailed ? t('message.failed') : state === 'queued' ? <QueuedNote /> : time}
            actions={
              isFailed || state === 'queued' ? (
                <>
                  {isFailed ? (
                    <LinkButton tone="body" onClick={() => retry(row.key)} className="min-h-6">
                      <RotateCw aria-hidden className="rtl:-scale-x-100" />
                      {t('message.retry')}
                    </LinkButton>
                  ) : null}
                  <LinkButton tone="body" onClick={() => discard(row.key)} className="min-h-6">
                    <Trash2 aria-hidden />
                    {t(isChange ? 'message.discardChange' : 'message.discard')}
                  </LinkButton>
                </>
              ) : redo === 'renew' && redoState === 'enabled' ? (
                <ReplyVersions message={message} versions={versions} />
              ) : null
            }
            mark={reaction ? <MessageReaction reaction={reaction} onRemove={() => react(message, null)} /> : null}
            aside={
              state === 'sent' ? (
                <>
                  {isBot && text && !hasVoice ? (
                    <IconButton
                      ref={listenButton}
                      label={t('voice.listen')}
                      state={isWaiting ? 'loading' : 'idle'}
                      size="sm"
                      tooltip="none"
                      onClick={() => listening.listen(message)}
                      className="pointer-coarse:size-11"
                    >
                      <Volume2 className="rtl:-scale-x-100" />
                    </IconButton>
                  ) : null}
                  {more}
                </>
              ) : null
            }
            className={cx(day ? '' : follows ? 'pt-1.5' : 'pt-3.5')}
          >
            {quoted ? <MessageQuote quote={quoted} name={name} onOpen={onSeek} /> : null}
            {imageUrl ? (
              <MessagePicture
                src={imageUrl}
                name={name}
                variant={isFullImage ? 'clear' : pictures.revealing === messageID ? 'revealing' : 'locked'}
                onOpen={() => pictures.open(message)}
              />
            ) : null}
            {text && message.isHelp ? <HelpText text={text} /> : null}
            {text && !message.isHelp ? (
              <MessageText text={text} className={imageUrl ? 'max-w-60 px-3 pt-2.5 pb-1.5 whitespace-pre-wrap' : undefined} />
            ) : null}
            {hasVoice ? (
              <Suspense fallback={<div className="mt-2 h-11.5 w-60 max-w-full" />}>
                <MessageVoice
                  message={message}
                  state={isWaiting ? 'waiting' : 'ready'}
                  toggleRef={toggleButton}
                  onListen={() => listening.listen(message)}
                />
              </Suspense>
            ) : null}
          </MessageBubble>
        )}
      </MessageMenu>
    </>
  )
}

const isSameRow = (one: MessageRowProps['row'], other: MessageRowProps['row']): boolean =>
  one.key === other.key &&
  one.message === other.message &&
  one.state === other.state &&
  one.isChange === other.isChange &&
  one.redo === other.redo &&
  one.redoState === other.redoState &&
  one.day === other.day &&
  one.follows === other.follows &&
  one.isFollowed === other.isFollowed

/**
 * One message with what belongs to it: the day it opens, its time, its voice, and the ways on when it failed. Rows are made anew with each message
 * and compared by what they hold. [CH-06] [CH-12] [CH-14] [CH-22]
 */
export const MessageRow = memo(
  MessageRowView,
  (before, after) =>
    isSameRow(before.row, after.row) &&
    before.chatID === after.chatID &&
    before.actions === after.actions &&
    before.onSeek === after.onSeek &&
    before.onDelete === after.onDelete &&
    before.entrance === after.entrance &&
    before.name === after.name &&
    before.slug === after.slug,
)

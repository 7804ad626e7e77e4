import { ApiError, type Bot, type Dialog as Chat } from '@moonlit/sdk'
import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { FailedQuery } from '../../../shared/errors/failed-query.tsx'
import { ConversationStart } from './conversation-start.tsx'
import { MessageList } from './message-list.tsx'
import { withoutMessages } from './message-pages.ts'
import { rowsOf } from './message-rows.ts'
import { MessageSkeleton } from './message-skeleton.tsx'
import { useChatPictures } from '../pictures/use-chat-pictures.ts'
import { useMessageActions } from './use-message-actions.ts'
import type { useMessages } from './use-messages.ts'
import { useDeleteMessage } from './use-delete-message.ts'
import { useReactions } from './use-reactions.ts'
import { useReminders } from './use-reminders.ts'
import { useVersions } from './use-versions.ts'
import { useDeleted } from '../pending-deletions.ts'
import { useIsSending, useOutbox, useOutboxPart } from '../sending/use-outbox.ts'
import { useAutoplay } from '../voice/use-autoplay.ts'
import { useListen } from '../voice/use-listen.ts'

interface ConversationProps {
  chatID: string
  chat: Chat | undefined
  bot: Bot | undefined
  loaded: ReturnType<typeof useMessages>
}

/** The messages of one chat in each of their states: on their way, failed to load, there. [CH-05] [CH-06] */
export function Conversation({ chatID, chat, bot, loaded }: ConversationProps) {
  const { t } = useTranslation('chat')
  const outgoing = useOutboxPart(chatID, (state) => state.outgoing)
  const renewing = useOutboxPart(chatID, (state) => state.renewing)
  const hasDraft = useOutboxPart(chatID, ({ draft }) => draft.trim() !== '')
  const isSending = useIsSending(chatID)
  const outbox = useOutbox()
  const name = chat?.botName ?? bot?.firstName
  const portrait = bot?.imageUrl ?? chat?.botImageUrl ?? ''
  const character = { slug: chat?.botSlug ?? bot?.slug ?? '', firstName: name ?? '', imageUrl: portrait }
  const pictures = useChatPictures(chatID, character)
  const listening = useListen(chatID, character)
  const versions = useVersions(chatID)
  const react = useReactions(chatID)
  const remove = useDeleteMessage(chatID)
  const deleted = useDeleted('messages')
  const { query, isReplyAwaited } = loaded
  const messages = useMemo(() => (deleted.size === 0 ? loaded.messages : withoutMessages(loaded.messages, deleted)), [loaded.messages, deleted])
  const isTyping = isSending || isReplyAwaited
  const rows = useMemo(
    () =>
      rowsOf({
        messages,
        outgoing,
        renewing,
        start: query.hasNextPage ? 'further' : 'reached',
        typing: isTyping,
        isDeleting: deleted.size > 0,
      }),
    [messages, outgoing, renewing, query.hasNextPage, isTyping, deleted],
  )
  // A muted chat makes no sound, and is not written to first.
  const isMuted = chat?.isMuted === true
  useAutoplay(messages, listening.listen, isMuted)
  useReminders(chatID, { last: messages.at(-1), isMuted, isBusy: isTyping || hasDraft || query.data === undefined })
  useEffect(() => outbox.settle(chatID), [outbox, chatID, messages, isReplyAwaited])
  useEffect(() => {
    outbox.show(chatID)
    return () => outbox.show(null)
  }, [outbox, chatID])

  // The reply that was waited for is here: the notice about waiting has had its day.
  const wasAwaited = useRef(false)
  useEffect(() => {
    if (wasAwaited.current && !isReplyAwaited && outbox.state(chatID).refusal?.kind === 'wait_for_previous_response') outbox.dismiss(chatID)
    wasAwaited.current = isReplyAwaited
  }, [outbox, chatID, isReplyAwaited])

  const actions = useMessageActions({
    retry: (id) => outbox.retry(chatID, id),
    discard: (id) => outbox.discard(chatID, id),
    react,
    remove,
    quote: ({ messageID, isBot, text, imageUrl }) => outbox.quote(chatID, { messageID, said: { isBot, text, hasPhoto: Boolean(imageUrl) } }),
    edit: ({ messageID, text }) => outbox.edit(chatID, { messageID, text }),
    renew: ({ messageID }) => void outbox.renew(chatID, messageID),
    versions,
    pictures,
    listening,
  })

  // One that is not there any more is left (ChatPane).
  const isMissing = query.error instanceof ApiError && query.error.status === 404
  if (query.data === undefined && query.error && !isMissing) {
    return (
      <div className="flex min-h-0 flex-1 flex-col justify-center overflow-y-auto">
        <FailedQuery query={query} title={t('message.loadFailed')} className="py-10" />
      </div>
    )
  }
  if (query.data === undefined || name === undefined) return <MessageSkeleton />

  const state = query.isFetchNextPageError ? 'failed' : query.isFetchingNextPage ? 'loading' : query.hasNextPage ? 'more' : 'none'
  return (
    <MessageList
      chatID={chatID}
      rows={rows}
      name={name}
      slug={character.slug}
      older={{ state, load: () => void query.fetchNextPage() }}
      start={<ConversationStart name={name} src={chat?.botImageUrl ?? bot?.imageUrl ?? ''} />}
      actions={actions}
    />
  )
}

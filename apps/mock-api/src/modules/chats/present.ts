import type { Dialog } from '@moonlit/contract/chats'
import { type Message, type Quote, Reaction } from '@moonlit/contract/message'
import { z } from 'zod'
import type { MediaAddresses } from '../media/address.ts'
import type { ChatListRow } from './list-repo.ts'
import type { MessageRow } from './repo.ts'

interface Viewing {
  readonly slug: string
  /** Subscribers see pictures as they are, as many a month as their plan has; others see them blurred until revealed. */
  readonly isSubscriber: boolean
  readonly media: MediaAddresses
}

const Said = z.object({ isBot: z.number(), text: z.string(), hasPhoto: z.number() })

const presentQuote = ({ quotedId, quotedJson }: { quotedId: string; quotedJson: string | null }): Quote => {
  const said = quotedJson === null ? null : Said.parse(JSON.parse(quotedJson))
  return { messageID: quotedId, said: said && { isBot: said.isBot === 1, text: said.text, hasPhoto: said.hasPhoto === 1 } }
}

export const presentMessage = (
  { id, isBot, text, shot, isFull, isPastLimit, voiceHash, sentAt, clientId, version, versions, isHelp, quotedId, quotedJson, reaction }: MessageRow,
  { slug, isSubscriber, media }: Viewing,
): Message => {
  const isFullImage = shot !== null && (isFull === 1 || (isSubscriber && isPastLimit === 0))
  return {
    messageID: id,
    ...(clientId === null ? {} : { clientMessageID: clientId }),
    isBot: isBot === 1,
    text,
    ...(voiceHash === null ? {} : { voiceUrl: media.voices.ofMessage({ id, voiceHash }) }),
    ...(shot === null ? {} : { imageUrl: media.of(slug, shot, isFullImage ? 'full' : 'blurred') }),
    isFullImage,
    ...(versions === 1 ? {} : { version, versions }),
    ...(isHelp === 1 ? { isHelp: true } : {}),
    ...(reaction === null ? {} : { reaction: Reaction.parse(reaction) }),
    ...(quotedId === null ? {} : { quoted: presentQuote({ quotedId, quotedJson }) }),
    timestamp: new Date(sentAt).toISOString(),
  }
}

export const presentChat = (
  { id, botSlug, botName, unread, isPinned, isMuted, archivedAt, last, mergedJson }: ChatListRow,
  viewing: Omit<Viewing, 'slug'>,
): Dialog => ({
  chatID: id,
  botSlug,
  botName,
  botImageUrl: viewing.media.of(botSlug, 'cover'),
  lastMessage: last === null ? null : presentMessage(last, { ...viewing, slug: botSlug }),
  unread,
  isPinned: isPinned === 1,
  isMuted: isMuted === 1,
  isArchived: archivedAt !== null && (last === null || last.sentAt <= archivedAt),
  ...(mergedJson === '[]' ? {} : { mergedIDs: z.array(z.string()).parse(JSON.parse(mergedJson)) }),
})

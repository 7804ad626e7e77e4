import { Reaction } from '@moonlit/contract/message'
import type { contract } from '@moonlit/contract'
import { Currency, PaymentFailureReason, PaymentStatus } from '@moonlit/contract/common'
import { CharacterDraft } from '@moonlit/contract/creation'
import { Lang } from '@moonlit/contract/fields'
import type { ServerInferResponseBody } from '@ts-rest/core'
import { z } from 'zod'
import { factsOf } from '@moonlit/talk/replies/facts'
import { readMemory } from '@moonlit/talk/replies/memory'
import { presentPhotos } from '../generation/present.ts'
import type { GenerationRow } from '../generation/repo.ts'
import type { MediaAddresses } from '../media/address.ts'
import type { UserData } from './user-data.ts'
import { presentUser } from './present.ts'
import type { UserWithPlan } from './repo.ts'
import { majorUnits } from './rules.ts'

type UserExport = ServerInferResponseBody<typeof contract.users.export, 200>

const isoTime = (milliseconds: number): string => new Date(milliseconds).toISOString()
const isoTimeOrNull = (milliseconds: number | null): string | null => (milliseconds === null ? null : isoTime(milliseconds))

/** A character's memory of a person, without internal fields. */
const rememberedIn = (memoryJson: string, lang: string) => {
  const memory = readMemory(JSON.parse(memoryJson))
  return [
    ...factsOf(memory, Lang.parse(lang)).map(({ kind, value, of, isPinned }) => ({ about: kind, value, relation: of, isPinned })),
    ...(memory.moodLow === null ? [] : [{ about: 'mood' as const, value: memory.moodLow.value, relation: null, isPinned: false }]),
  ]
}

const reactionOf = (stored: string | null) => (stored === null ? null : Reaction.parse(stored))

const presentChats = ({ chats, messages, otherReplies, calls }: UserData): Pick<UserExport, 'dialogs' | 'calls'> => {
  const messagesOf = Map.groupBy(messages, ({ chatId }) => chatId)
  const repliesTo = Map.groupBy(otherReplies, ({ messageId }) => messageId)
  return {
    dialogs: chats.map(({ id, botSlug, lang, isPinned, isMuted, archivedAt, memoryJson }) => ({
      chatID: id,
      botSlug,
      isPinned: isPinned === 1,
      isMuted: isMuted === 1,
      archivedAt: isoTimeOrNull(archivedAt),
      messages: (messagesOf.get(id) ?? []).map(({ id: messageId, isBot, text, quoted, hasPhoto, wasHeard, reaction, sentAt }) => ({
        isBot: isBot === 1,
        text,
        quoted,
        hasPhoto: hasPhoto === 1,
        wasHeard: wasHeard === 1,
        reaction: reactionOf(reaction),
        timestamp: isoTime(sentAt),
        otherReplies: (repliesTo.get(messageId) ?? []).map((one) => ({
          text: one.text,
          reaction: reactionOf(one.reaction),
          timestamp: isoTime(one.sentAt),
        })),
      })),
      remembered: rememberedIn(memoryJson, lang),
    })),
    calls: calls.map(({ chatId, phoneNumber, createdAt }) => ({ chatID: chatId, phoneNumber, createdAt: isoTime(createdAt) })),
  }
}

const Words = z.array(z.string())
const wordsOf = (json: string): string[] => Words.parse(JSON.parse(json))
const Choices = z.record(z.string(), z.string())

const presentMade = (
  { bots }: UserData,
  generations: readonly GenerationRow[],
  viewing: { media: MediaAddresses; now: number },
): Pick<UserExport, 'characters' | 'generations'> => ({
  characters: bots.map(({ slug, createdAt, personalityJson, hobbiesJson, ownWords, ...chosen }) => ({
    slug,
    ...CharacterDraft.parse({
      ...chosen,
      personality: wordsOf(personalityJson),
      hobbies: wordsOf(hobbiesJson),
      ...(ownWords !== '' && { bio: ownWords }),
    }),
    createdAt: isoTime(createdAt),
  })),
  generations: generations.map((generation) => ({
    id: generation.id,
    botSlug: generation.botSlug,
    prompt: generation.prompt,
    count: generation.count,
    styles: wordsOf(generation.styleIdsJson),
    parameters: Choices.parse(JSON.parse(generation.parametersJson)),
    createdAt: isoTime(generation.createdAt),
    images: presentPhotos(generation, viewing).map(({ imageUrl }) => imageUrl),
  })),
})

const presentBought = ({
  subscriptions,
  payments,
  botAccess,
  photoAccess,
}: UserData): Pick<UserExport, 'subscriptions' | 'payments' | 'unlocked'> => ({
  subscriptions: subscriptions.map((subscription) => ({
    plan: subscription.planId,
    startedAt: isoTime(subscription.startedAt),
    endsAt: isoTime(subscription.endsAt),
    cancelledAt: isoTimeOrNull(subscription.cancelledAt),
    keptAt: isoTimeOrNull(subscription.keptAt),
    countedSince: isoTime(subscription.periodStart),
    photosUsed: subscription.photosUsed,
    chatPhotosUsed: subscription.chatPhotosUsed,
    audioSecondsUsed: subscription.audioUsed,
    creationsUsed: subscription.creationsUsed,
  })),
  payments: payments.map(
    ({
      id,
      itemKind,
      itemId,
      botSlug,
      amount,
      currency,
      promoCode,
      promoType,
      paramsJson,
      status,
      failureReason,
      createdAt,
      settledAt,
      refundedAt,
    }) => ({
      id,
      kind: itemKind,
      item: itemId,
      botSlug,
      amount: majorUnits(amount, currency),
      currency: Currency.parse(currency),
      status: PaymentStatus.parse(status),
      failureReason: PaymentFailureReason.nullable().parse(failureReason),
      promoCode,
      promoType,
      params: paramsJson,
      createdAt: isoTime(createdAt),
      settledAt: isoTimeOrNull(settledAt),
      refundedAt: isoTimeOrNull(refundedAt),
    }),
  ),
  unlocked: {
    characters: botAccess.map(({ botSlug, grantedAt }) => ({ botSlug, unlockedAt: isoTime(grantedAt) })),
    photos: photoAccess.map(({ botSlug, photoId, grantedAt }) => ({ botSlug, photoId, unlockedAt: isoTime(grantedAt) })),
  },
})

const presentWritten = ({
  favourites,
  blocks,
  reports,
  letters,
  mails,
}: UserData): Pick<UserExport, 'favourites' | 'blocked' | 'reports' | 'letters' | 'mails'> => ({
  favourites: favourites.map(({ botSlug, createdAt }) => ({ botSlug, createdAt: isoTime(createdAt) })),
  blocked: blocks.map(({ botSlug, createdAt }) => ({ botSlug, createdAt: isoTime(createdAt) })),
  reports: reports.map(({ kind, targetId, reason, text, createdAt }) => ({ kind, id: targetId, reason, text, createdAt: isoTime(createdAt) })),
  letters: letters.map(({ topic, name, message, url, createdAt }) => ({ topic, name, message, url, createdAt: isoTime(createdAt) })),
  mails: mails.map(({ subject, createdAt }) => ({ subject, sentAt: isoTime(createdAt) })),
})

/** The data download of a person (AC-06). Every field is named. */
export const presentExport = (
  user: UserWithPlan,
  { generations, ...userData }: UserData & { readonly generations: readonly GenerationRow[] },
  viewing: { media: MediaAddresses; now: number },
): UserExport => {
  const { signIns, providers, firstTouch, formerEmails } = userData
  return {
    exportedAt: isoTime(viewing.now),
    user: presentUser(user),
    account: {
      registeredAt: user.createdAt.toISOString(),
      country: user.country,
      messagesSent: user.messagesSent,
      freePhotosUsed: user.freePhotosUsed,
      formerEmails: formerEmails.map(({ email, leftAt }) => ({ email, leftAt: isoTime(leftAt) })),
    },
    signIns: signIns.map(({ signedInAt, lastSeenAt, endsAt, browser, system }) => ({
      signedInAt: isoTime(signedInAt),
      lastSeenAt: isoTime(lastSeenAt),
      endsAt: isoTime(endsAt),
      browser,
      system,
    })),
    providers: providers.map(({ provider, email, createdAt }) => ({ provider, email, connectedAt: isoTime(createdAt) })),
    ...presentChats(userData),
    ...presentMade(userData, generations, viewing),
    ...presentBought(userData),
    ...presentWritten(userData),
    params: user.paramsJson,
    firstTouch:
      firstTouch === undefined
        ? null
        : {
            promoType: firstTouch.promoType,
            botSlug: firstTouch.botSlug,
            query: firstTouch.queryJson,
            createdAt: isoTime(firstTouch.createdAt),
          },
  }
}

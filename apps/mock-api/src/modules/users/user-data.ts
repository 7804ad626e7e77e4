import type { World } from '../../worlds/world.ts'
import { IS_OWN_CONTACT_MESSAGE } from './removal-repo.ts'
import type { UserWithPlan } from './repo.ts'

type Flag = 0 | 1
/** A time, in milliseconds since 1970. */
type Time = number

/**
 * All stored data of a person besides profile and photos.
 * Amounts are minor units. Secrets are left out.
 */
export interface UserData {
  readonly formerEmails: readonly { readonly email: string; readonly leftAt: Time }[]
  readonly signIns: readonly {
    readonly signedInAt: Time
    readonly lastSeenAt: Time
    readonly endsAt: Time
    readonly browser: string | null
    readonly system: string | null
  }[]
  readonly providers: readonly { readonly provider: string; readonly email: string | null; readonly createdAt: Time }[]
  readonly chats: readonly {
    readonly id: string
    readonly botSlug: string
    readonly lang: string
    readonly isPinned: 0 | 1
    readonly isMuted: 0 | 1
    readonly archivedAt: number | null
    readonly memoryJson: string
  }[]
  readonly messages: readonly {
    readonly id: string
    readonly chatId: string
    readonly isBot: Flag
    readonly text: string
    readonly quoted: string | null
    readonly hasPhoto: Flag
    readonly wasHeard: Flag
    readonly reaction: string | null
    readonly sentAt: Time
  }[]
  readonly otherReplies: readonly { readonly messageId: string; readonly text: string; readonly reaction: string | null; readonly sentAt: Time }[]
  readonly calls: readonly { readonly chatId: string; readonly phoneNumber: string; readonly createdAt: Time }[]
  readonly bots: readonly (Readonly<Record<BotColumn, string>> & {
    readonly age: number
    readonly frankness: number
    readonly breastSize: string | null
    readonly createdAt: Time
  })[]
  readonly botAccess: readonly { readonly botSlug: string; readonly grantedAt: Time }[]
  readonly photoAccess: readonly { readonly botSlug: string; readonly photoId: string; readonly grantedAt: Time }[]
  readonly favourites: readonly { readonly botSlug: string; readonly createdAt: Time }[]
  readonly blocks: readonly { readonly botSlug: string; readonly createdAt: Time }[]
  readonly reports: readonly {
    readonly kind: string
    readonly targetId: string
    readonly reason: string
    readonly text: string
    readonly createdAt: Time
  }[]
  readonly subscriptions: readonly {
    readonly planId: string
    readonly startedAt: Time
    readonly endsAt: Time
    readonly cancelledAt: Time | null
    readonly keptAt: Time | null
    readonly periodStart: Time
    readonly photosUsed: number
    readonly chatPhotosUsed: number
    readonly audioUsed: number
    readonly creationsUsed: number
  }[]
  readonly payments: readonly {
    readonly id: string
    readonly itemKind: string
    readonly itemId: string
    readonly botSlug: string | null
    readonly amount: number
    readonly currency: string
    readonly promoCode: string | null
    readonly promoType: string | null
    readonly paramsJson: string
    readonly status: string
    readonly failureReason: string | null
    readonly createdAt: Time
    readonly settledAt: Time | null
    readonly refundedAt: Time | null
  }[]
  readonly letters: readonly {
    readonly topic: string
    readonly name: string
    readonly message: string
    readonly url: string | null
    readonly createdAt: Time
  }[]
  readonly mails: readonly { readonly subject: string; readonly createdAt: Time }[]
  readonly firstTouch:
    | { readonly promoType: string; readonly botSlug: string | null; readonly queryJson: string; readonly createdAt: Time }
    | undefined
}

const BOT_COLUMNS = [
  'slug',
  'name',
  'gender',
  'style',
  'ethnicity',
  'body',
  'bodyType',
  'hairStyle',
  'hairColor',
  'eyeColor',
  'personalityJson',
  'occupation',
  'hobbiesJson',
  'relationship',
  'voice',
  'ownWords',
] as const
type BotColumn = (typeof BOT_COLUMNS)[number]

type Someone = Pick<UserWithPlan, 'id'>

const talksOf = (world: World, userId: string): Pick<UserData, 'chats' | 'messages' | 'otherReplies' | 'calls'> => ({
  chats: world.all(
    'SELECT c.id, b.slug AS botSlug, c.lang, c.isPinned, c.isMuted, c.archivedAt, c.memoryJson FROM Chat c JOIN Bot b ON b.id = c.botId WHERE c.userId = ? ORDER BY c.createdAt, c.id',
    userId,
  ),
  messages: world.all(
    `SELECT m.id, m.chatId, m.isBot, m.text, (SELECT q.text FROM Message q WHERE q.id = m.quotedId AND q.chatId = m.chatId) AS quoted, m.shot IS NOT NULL AS hasPhoto, m.voiceHash IS NOT NULL AS wasHeard, m.reaction, m.sentAt
     FROM Message m JOIN Chat c ON c.id = m.chatId WHERE c.userId = ? AND m.sentAt <= ? ORDER BY m.chatId, m.seq`,
    userId,
    world.clock.now(),
  ),
  otherReplies: world.all(
    `SELECT v.messageId, v.text, v.reaction, v.sentAt FROM ReplyVersion v JOIN Message m ON m.id = v.messageId JOIN Chat c ON c.id = m.chatId
     WHERE c.userId = ? ORDER BY v.messageId, v.version`,
    userId,
  ),
  calls: world.all(
    'SELECT r.chatId, r.phoneNumber, r.createdAt FROM CallRequest r JOIN Chat c ON c.id = r.chatId WHERE c.userId = ? ORDER BY r.createdAt, r.id',
    userId,
  ),
})

const boughtBy = (world: World, userId: string): Pick<UserData, 'subscriptions' | 'payments' | 'botAccess' | 'photoAccess'> => ({
  subscriptions: world.all(
    `SELECT planId, startedAt, endsAt, cancelledAt, keptAt, periodStart, photosUsed, chatPhotosUsed, audioUsed, creationsUsed
     FROM Subscription WHERE userId = ? ORDER BY startedAt, id`,
    userId,
  ),
  payments: world.all(
    `SELECT p.id, p.itemKind, p.itemId, b.slug AS botSlug, p.amount, p.currency, p.promoCode, p.promoType, p.paramsJson, p.status, p.failureReason, p.createdAt, p.settledAt,
       p.refundedAt
     FROM Payment p LEFT JOIN Bot b ON b.id = p.botId WHERE p.userId = ? ORDER BY p.createdAt, p.id`,
    userId,
  ),
  botAccess: world.all(
    'SELECT b.slug AS botSlug, a.grantedAt FROM BotAccess a JOIN Bot b ON b.id = a.botId WHERE a.userId = ? ORDER BY a.grantedAt, b.slug',
    userId,
  ),
  photoAccess: world.all(
    `SELECT b.slug AS botSlug, a.photoId, a.grantedAt FROM PhotoAccess a JOIN PhotoForSale p ON p.id = a.photoId JOIN Bot b ON b.id = p.botId
     WHERE a.userId = ? ORDER BY a.grantedAt, a.photoId`,
    userId,
  ),
})

const writtenBy = (world: World, { id }: Someone): Pick<UserData, 'favourites' | 'blocks' | 'reports' | 'letters' | 'mails'> => ({
  favourites: world.all(
    'SELECT b.slug AS botSlug, f.createdAt FROM Favourite f JOIN Bot b ON b.id = f.botId WHERE f.userId = ? ORDER BY f.createdAt, b.slug',
    id,
  ),
  blocks: world.all(
    'SELECT b.slug AS botSlug, k.createdAt FROM Block k JOIN Bot b ON b.id = k.botId WHERE k.callerId = ? ORDER BY k.createdAt, b.slug',
    id,
  ),
  reports: world.all('SELECT kind, targetId, reason, text, createdAt FROM Report WHERE callerId = ? ORDER BY createdAt, id', id),
  // Anyone can enter any e-mail in a contact message, so only a confirmed owner may read it.
  letters: world.all(
    `SELECT topic, name, message, url, createdAt FROM ContactMessage WHERE ${IS_OWN_CONTACT_MESSAGE} ORDER BY createdAt, id`,
    id,
    id,
    id,
    id,
  ),
  mails: world.all('SELECT subject, createdAt FROM Mail WHERE userId = ? ORDER BY createdAt, id', id),
})

/** All stored data of a person besides profile and photos. */
export const userDataOf = (world: World, user: Someone): UserData => ({
  signIns: world.all(
    `SELECT min(t.issuedAt) AS signedInAt, max(max(t.issuedAt), coalesce(s.seenAt, 0)) AS lastSeenAt, max(coalesce(t.endedAt, t.expiresAt)) AS endsAt,
       s.browser, s.system
     FROM RefreshToken t LEFT JOIN Session s ON s.family = t.family WHERE t.userId = ? GROUP BY t.family ORDER BY signedInAt, t.family`,
    user.id,
  ),
  providers: world.all('SELECT provider, email, createdAt FROM OAuthAccount WHERE userId = ? ORDER BY createdAt, provider', user.id),
  bots: world.all(
    `SELECT ${BOT_COLUMNS.join(', ')}, age, frankness, breastSize, createdAt FROM Bot WHERE ownerId = ? ORDER BY createdAt, id`,
    user.id,
  ),
  formerEmails: world.all('SELECT email, leftAt FROM FormerEmail WHERE userId = ? ORDER BY leftAt, email', user.id),
  ...talksOf(world, user.id),
  ...boughtBy(world, user.id),
  ...writtenBy(world, user),
  firstTouch: world.one('SELECT promoType, botSlug, queryJson, createdAt FROM FirstTouch WHERE visitorKey = ?', `user:${user.id}`),
})

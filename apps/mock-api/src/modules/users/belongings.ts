import type { World } from '../../worlds/world.ts'

/** What a person has said, made, paid and asked for, besides their photos. Times are milliseconds, amounts minor units. */
export interface Belongings {
  readonly chats: readonly { readonly id: string; readonly botSlug: string; readonly memoryJson: string }[]
  readonly messages: readonly { readonly chatId: string; readonly isBot: 0 | 1; readonly text: string; readonly sentAt: number }[]
  readonly calls: readonly { readonly chatId: string; readonly phoneNumber: string; readonly createdAt: number }[]
  readonly bots: readonly { readonly slug: string; readonly name: string; readonly createdAt: number }[]
  readonly blocks: readonly { readonly botSlug: string; readonly createdAt: number }[]
  readonly reports: readonly {
    readonly kind: string
    readonly targetId: string
    readonly reason: string
    readonly text: string
    readonly createdAt: number
  }[]
  readonly payments: readonly {
    readonly id: string
    readonly amount: number
    readonly currency: string
    readonly status: string
    readonly paramsJson: string
    readonly createdAt: number
  }[]
  readonly paramsJson: string
  readonly firstTouch: { readonly promoType: string; readonly queryJson: string; readonly createdAt: number } | undefined
}

/** All that is kept about a person besides their profile and their photos. */
export const belongingsOf = (world: World, userId: string): Belongings => ({
  chats: world.all(
    'SELECT c.id, b.slug AS botSlug, c.memoryJson FROM Chat c JOIN Bot b ON b.id = c.botId WHERE c.userId = ? ORDER BY c.createdAt, c.id',
    userId,
  ),
  messages: world.all(
    'SELECT m.chatId, m.isBot, m.text, m.sentAt FROM Message m JOIN Chat c ON c.id = m.chatId WHERE c.userId = ? AND m.sentAt <= ? ORDER BY m.chatId, m.seq',
    userId,
    world.clock.now(),
  ),
  calls: world.all(
    'SELECT r.chatId, r.phoneNumber, r.createdAt FROM CallRequest r JOIN Chat c ON c.id = r.chatId WHERE c.userId = ? ORDER BY r.createdAt, r.id',
    userId,
  ),
  bots: world.all('SELECT slug, name, createdAt FROM Bot WHERE ownerId = ? ORDER BY createdAt, id', userId),
  blocks: world.all(
    'SELECT b.slug AS botSlug, k.createdAt FROM Block k JOIN Bot b ON b.id = k.botId WHERE k.callerId = ? ORDER BY k.createdAt, b.slug',
    userId,
  ),
  reports: world.all('SELECT kind, targetId, reason, text, createdAt FROM Report WHERE callerId = ? ORDER BY createdAt, id', userId),
  payments: world.all('SELECT id, amount, currency, status, paramsJson, createdAt FROM Payment WHERE userId = ? ORDER BY createdAt, id', userId),
  paramsJson: world.one<{ paramsJson: string }>('SELECT paramsJson FROM User WHERE id = ?', userId)?.paramsJson ?? '{}',
  firstTouch: world.one('SELECT promoType, queryJson, createdAt FROM FirstTouch WHERE visitorKey = ?', `user:${userId}`),
})

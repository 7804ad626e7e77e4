/** What decides whether a character may be chatted with. */
export interface Access {
  readonly userId: string | null
  readonly isSubscriber: boolean
  readonly botIds: ReadonlySet<string>
}

/** A visitor or guest: nothing is paid for. */
export const NO_ACCESS: Access = { userId: null, isSubscriber: false, botIds: new Set() }

interface Sold {
  readonly id: string
  readonly ownerId: string | null
  readonly isCustom: 0 | 1
  readonly isPaidExtra: 0 | 1
}

/** Custom characters and paid extras open by being bought one by one (or made by oneself); the rest is open to everyone. */
export const mayChat = (bot: Sold, access: Access): boolean =>
  (bot.isCustom === 0 && bot.isPaidExtra === 0) || access.botIds.has(bot.id) || (bot.ownerId !== null && bot.ownerId === access.userId)

/** A character that a person made is seen by that person only. */
export const maySee = (bot: Sold, access: Access): boolean => bot.ownerId === null || bot.ownerId === access.userId

/** Whether a character's pictures are made yet. */
export const stateOf = (bot: { readyAt: number | null }, now: number): 'ready' | 'creating' | 'failed' => {
  if (bot.readyAt === null) return 'failed'
  return bot.readyAt <= now ? 'ready' : 'creating'
}

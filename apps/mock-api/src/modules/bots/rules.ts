/** A caller's access to characters. */
export interface Access {
  readonly userId: string | null
  readonly isSubscriber: boolean
  readonly botIds: ReadonlySet<string>
}

/** Access of a visitor or guest. */
export const NO_ACCESS: Access = { userId: null, isSubscriber: false, botIds: new Set() }

interface Sold {
  readonly id: string
  readonly ownerId: string | null
  readonly isCustom: 0 | 1
  readonly isPaidExtra: 0 | 1
}

/** Custom and paid characters must be bought one by one or created by the caller; the rest is open. */
export const mayChat = (bot: Sold, access: Access): boolean =>
  (bot.isCustom === 0 && bot.isPaidExtra === 0) || access.botIds.has(bot.id) || (bot.ownerId !== null && bot.ownerId === access.userId)

/** A created character is visible to its owner only. */
export const maySee = (bot: Sold, access: Access): boolean => bot.ownerId === null || bot.ownerId === access.userId

/** Whether a character's pictures are made yet. */
export const stateOf = ({ readyAt, fails }: { readyAt: number | null; fails: 0 | 1 }, now: number): 'ready' | 'creating' | 'failed' => {
  if (readyAt === null) return 'failed'
  if (readyAt > now) return 'creating'
  return fails === 1 ? 'failed' : 'ready'
}

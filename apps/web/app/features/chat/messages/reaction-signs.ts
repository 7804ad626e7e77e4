import type { Reaction } from '@moonlit/sdk/rules'

/** The emoji of each reaction. */
export const REACTION_SIGNS: Readonly<Record<Reaction, string>> = { love: '❤️', laugh: '😂', wow: '😮', sad: '😢', fire: '🔥', like: '👍' }

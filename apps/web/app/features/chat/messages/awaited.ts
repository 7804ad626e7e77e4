import type { Message } from '@moonlit/sdk'

/** For how long a reply is looked for, in milliseconds. */
export const AWAITED_FOR = 90_000

/**
 * Whether the reply to the last message of a chat is still being written, whoever asked for it: this tab, another, or this one before a reload. Where
 * the reply was deleted, none is awaited.
 * @param isReplyPending of the newest page: the server's word, for a device's clock may be wrong; not known before that page is there
 */
export const isAwaited = (last: Message | undefined, isReplyPending: boolean | undefined): boolean =>
  last !== undefined && !last.isBot && (isReplyPending ?? Date.now() - Date.parse(last.timestamp) < AWAITED_FOR)

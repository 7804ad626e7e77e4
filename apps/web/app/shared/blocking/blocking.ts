import { unwrap } from '@moonlit/sdk'
import { keys } from '@moonlit/sdk/query'
import type { Services } from '../api/services.ts'

type Parts = Pick<Services, 'client' | 'queryClient'>

/** Asks anew for all that a blocked character is missing from: explore, the chats, the list of the blocked. [CH-24] */
export const refreshAfterBlocking = async ({ queryClient }: Pick<Parts, 'queryClient'>): Promise<void> => {
  await Promise.all([queryClient.invalidateQueries({ queryKey: keys.bots.all }), queryClient.invalidateQueries({ queryKey: keys.chats.list() })])
}

/** Unblocks a character; resolves once the lists have it again. Rejects when the server says no. [CH-24] */
export const unblock = async (parts: Parts, slug: string): Promise<void> => {
  await unwrap(parts.client.bots.block({ params: { slug }, body: { blocked: false } }))
  await refreshAfterBlocking(parts)
}

import { keys } from '@moonlit/sdk/query'
import { expect, test } from 'vitest'
import { createTestServices } from '../../testing/services.tsx'

test('[SG-14] whoever sits there after somebody has signed out finds nothing kept of what they had', async () => {
  const { account, queryClient } = await createTestServices()
  const theirs = [
    keys.users.me(),
    keys.chats.list(),
    keys.generation.list(),
    keys.subscriptions.mine(),
    keys.subscriptions.receipts(),
    keys.subscriptions.plans(),
    keys.photosForSale.list({ slug: 'amara' }),
    keys.bots.one({ slug: 'amara' }),
  ]
  for (const key of theirs) queryClient.setQueryData<unknown>(key, { result: [] })
  await account.signOut()
  expect(theirs.filter((key) => queryClient.getQueryData(key) !== undefined)).toEqual([])
})

import { keys } from '@moonlit/sdk/query'
import { expect, test } from 'vitest'
import { createTestServices } from '../../testing/services.tsx'
import { readStored, writeStored } from '../storage/storage.ts'
import { stored } from '../storage/stored.ts'

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

const typed = [
  ['chatDrafts', { c_1: 'Half a sen' }],
  ['unsentMessages', { c_1: [{ text: 'Are you there?' }] }],
  ['carriedTexts', { amara: 'Where were we' }],
] as const
/** Somebody has typed what was not sent; tells what of it is kept. */
const typeAndNotSend = () => {
  for (const [name, texts] of typed) writeStored<unknown>(stored[name], texts)
  return () => typed.flatMap(([name]) => (readStored<unknown>(stored[name]) === null ? [] : [name]))
}

test('[SG-14] [CH-21] who signs out leaves nothing behind of what they typed and did not send', async () => {
  const { account } = await createTestServices()
  const kept = typeAndNotSend()
  await account.signOut()
  expect(kept()).toEqual([])
})

test('[AP-03] [CH-12] whose session ended by itself finds what they typed when they come back', async () => {
  const { account } = await createTestServices()
  const kept = typeAndNotSend()
  account.sessionEnded()
  expect(kept()).toEqual(['chatDrafts', 'unsentMessages', 'carriedTexts'])
})

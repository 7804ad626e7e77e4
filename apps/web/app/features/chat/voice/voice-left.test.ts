import { keys } from '@moonlit/sdk/query'
import { expect, test } from 'vitest'
import { createTestServices } from '../../../testing/services.tsx'
import { noteVoiceLeft } from './voice-left.ts'

test('[CH-14] [AC-01] once a voice was heard, the seconds that the settings show are asked for anew', async () => {
  const services = await createTestServices({ session: 'member' })
  const queryKey = keys.subscriptions.mine()
  services.queryClient.setQueryData(queryKey, { audioLimit: 360 })
  noteVoiceLeft(services, 353)
  expect(services.queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true)
})

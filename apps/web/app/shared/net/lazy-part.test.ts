import { expect, test, vi } from 'vitest'
import { whenConnected } from './lazy-part.ts'

test('[NV-15] code that does not come without a connection is asked for again when there is one', async () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('no connection')).mockResolvedValueOnce('code')
  const code = whenConnected(load)
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1))
  isOnline.mockReturnValue(true)
  // It listens once the failure is known.
  await vi.waitFor(() => {
    dispatchEvent(new Event('online'))
    expect(load).toHaveBeenCalledTimes(2)
  })
  expect(await code).toBe('code')
})

test('[NV-05] code that does not come with a connection is missing', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  await expect(whenConnected(() => Promise.reject(new Error('404')))).rejects.toThrow('404')
})

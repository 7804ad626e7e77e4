import { expect, test, vi } from 'vitest'
import { proxiesOf } from './proxies.ts'

test('[AP-08] whoever is in the list is a proxy, nobody else', () => {
  const isProxy = proxiesOf(['loopback', '10.1.2.0/24'])
  expect(['127.0.0.1', '::ffff:127.0.0.1', '10.1.2.3', '10.1.3.3', '172.18.0.1'].map((address) => isProxy(address, 0))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
})

test('[AP-08] [DX-03] a host is known by its address, once that is found; its neighbours are no proxies', async () => {
  const isProxy = proxiesOf(['loopback', 'host:web'], (host) => Promise.resolve(host === 'web' ? [{ address: '172.18.0.4' }] : []))
  await expect.poll(() => isProxy('172.18.0.4', 0), { timeout: 5000 }).toBe(true)
  expect(['::ffff:172.18.0.4', '127.0.0.1', '172.18.0.1'].map((address) => isProxy(address, 0))).toEqual([true, true, false])
})

test('[AP-08] [DX-03] a host that starts later, or comes back with another address, is found then', async () => {
  const find = vi.fn<(host: string) => Promise<{ address: string }[]>>().mockRejectedValue(new Error('ENOTFOUND'))
  const isProxy = proxiesOf(['host:web'], find)
  expect(isProxy('172.18.0.4', 0)).toBe(false)
  find.mockResolvedValue([{ address: '172.18.0.4' }])
  await expect.poll(() => isProxy('172.18.0.4', 0), { timeout: 5000 }).toBe(true)
  find.mockResolvedValue([{ address: '172.18.0.5' }])
  await expect.poll(() => isProxy('172.18.0.5', 0), { timeout: 5000 }).toBe(true)
  expect(isProxy('172.18.0.4', 0)).toBe(false)
})

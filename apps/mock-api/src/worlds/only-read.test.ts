import { existsSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { controls } from '../controls/contract.ts'
import { type Mock, openMock } from '../testing/mock.ts'
import { ONLY_READ_WORLDS } from './only-read-worlds.ts'

let mock: Mock
beforeAll(async () => {
  mock = await openMock()
})
afterAll(() => mock.close())

const list = async () => {
  const { body } = await mock.world().visitor.send({ method: 'GET', url: '/controls/worlds/' })
  return controls.worlds.list.responses[200].parse(body).worlds
}
/** As `<img src="…">` on another site does: no headers of its own, and the browser says where it comes from. */
const picture = (world: string) =>
  mock.app.inject({
    url: `/media/avatars/${'0'.repeat(40)}.webp?world=${world}`,
    headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' },
  })
const named = (world: string) => mock.world().withHeaders({ 'x-mock-world': world })

test('[MK-09] pictures on another site cannot fill the disk with worlds: of those only read, the last are kept', async () => {
  const sam = named('filled-first')
  expect((await sam.api.auth.authUser({ body: { firstName: 'Sam', gender: 'male' } })).status).toBe(200)
  expect((await named('filled-settings').send({ method: 'PATCH', url: '/controls/settings/', payload: { freeMessages: 3 } })).status).toBe(200)
  expect((await mock.app.inject({ method: 'PATCH', url: '/controls/settings/?world=filled-link', payload: { freeMessages: 4 } })).statusCode).toBe(
    200,
  )
  for (let turn = 0; turn < ONLY_READ_WORLDS + 20; turn += 1) expect((await picture(`filled-${turn}`)).statusCode).toBe(404)
  const worlds = await list()
  const names = worlds.map(({ name }) => name)
  expect(worlds.filter(({ isOnlyRead }) => isOnlyRead)).toHaveLength(ONLY_READ_WORLDS)
  expect(names).toEqual(expect.arrayContaining(['filled-first', 'filled-settings', 'filled-link', `filled-${ONLY_READ_WORLDS + 19}`]))
  expect(names).not.toContain('filled-0')
  await expect.poll(() => existsSync(path.join(mock.directory, 'filled-0'))).toBe(false)
  expect(mock.worlds.open('filled-settings').settings.freeMessages).toBe(3)
})

test('[MK-09] a page on another site cannot make a world that stays, by sending forms either', async () => {
  const form = {
    method: 'POST',
    payload: 'a=1',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  } as const
  for (const url of [
    '/controls/reset/?world=posted-1',
    '/oauth/provider/google?world=posted-2',
    '/payment/x?world=posted-3',
    '/nowhere?world=posted-4',
  ])
    expect((await mock.app.inject({ ...form, url })).statusCode).toBeGreaterThanOrEqual(400)
  const worlds = await list()
  expect(worlds.filter(({ name, isOnlyRead }) => name.startsWith('posted-') && !isOnlyRead)).toEqual([])
})

test('[MK-09] a world that was only read is kept from its first change on, also across a restart', async () => {
  const sam = named('changed-later')
  expect((await sam.api.core.alive()).status).toBe(200)
  const entry = async () => (await list()).find(({ name }) => name === 'changed-later')
  expect(await entry()).toMatchObject({ isOnlyRead: true })
  mock.worlds.closeIdle(0)
  expect(await entry()).toMatchObject({ isOnlyRead: true, isOpen: false })
  const { status } = await sam.api.auth.authUser({ body: { firstName: 'Sam', gender: 'male' } })
  expect([status, await entry()]).toEqual([200, expect.objectContaining({ isOnlyRead: false })])
})

test('[MK-09] the default world and those that a program opens are not counted', async () => {
  await mock.app.inject({ url: '/api/v1/core/alive/' })
  const place = mock.world()
  await place.visitor.api.core.alive()
  expect((await list()).filter(({ name }) => name === 'default' || name === place.world.name)).toMatchObject([
    { isOnlyRead: false },
    { isOnlyRead: false },
  ])
})

import { LUNA } from '@moonlit/contract/creation'
import { LOCALES } from '@moonlit/contract/vocabulary'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { learnedOf } from '@moonlit/talk/testing/minors'
import { type Mock, type Person, openMock } from '../../../testing/mock.ts'
import { created } from '../testing.ts'

let mock: Mock
beforeAll(async () => {
  mock = await openMock()
})
afterAll(() => mock.close())

const REFUSED = { status: 403, body: { code: 'inappropriate_content' } } as const
const create = (person: Person, change: { name?: string; bio?: string }) =>
  person.send({ method: 'POST', url: '/api/v1/bots/create-character/', payload: { ...LUNA, ...change } })
const allowanceOf = async ({ api }: Person) => {
  const { status, body } = await api.users.me()
  if (status !== 200) throw new Error(`No profile: ${status}`)
  return body.creationLimit
}

test.each(LOCALES)('[WZ-09] whoever describes a minor in %s makes no character, and keeps the allowance', async (locale) => {
  const paula = await mock.world().as('premium')
  const before = await allowanceOf(paula)
  for (const bio of learnedOf(locale).text) expect(await create(paula, { bio }), bio).toMatchObject(REFUSED)
  expect((await paula.api.bots.mine()).body).toEqual({ result: [] })
  expect(await allowanceOf(paula)).toBe(before)
})

test('[WZ-09] a name does not begin what the description ends', async () => {
  const paula = await mock.world().as('premium')
  expect(await create(paula, { name: 'Luna who is', bio: 'fifteen years old' })).toMatchObject(REFUSED)
})

test('[WZ-09] a new name does not make the description that of a minor', async () => {
  const paula = await mock.world().as('premium')
  const { id } = await created(paula, { name: 'Sol', bio: 'A girl of Sol, they say' })
  const rename = await paula.send({ method: 'PATCH', url: `/api/v1/bots/me/${id}/`, payload: { name: 'Fifteen' } })
  expect(rename).toMatchObject(REFUSED)
  expect((await paula.api.bots.mine()).body).toMatchObject({ result: [{ name: 'Sol', bio: expect.stringContaining('A girl of Sol') }] })
})

test('[WZ-09] a year of birth is judged by the clock of the world', async () => {
  const { as, world } = mock.world()
  world.run("UPDATE User SET extraCreations = 5 WHERE id = 'u_premium'")
  const paula = await as('premium')
  const bio = `Born in ${new Date(world.clock.now()).getUTCFullYear() - 17} in Lyon.`
  expect(await create(paula, { bio })).toMatchObject(REFUSED)
  world.clock.advance(2 * 366 * 24 * 60 * 60 * 1000)
  expect(await create(await as('premium'), { bio })).toMatchObject({ status: 201 })
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD, openConfirmation, refreshed } from '../modules/auth/testing.ts'
import { buyPack, CARDS, outcomeOf, payWith } from '../modules/payments/testing.ts'
import { type Mock, openMock, type Person } from '../testing/mock.ts'
import { oneOf, sequences } from './sequences.ts'
import { DOCUMENT } from './operations.ts'
import { checkProperty } from './check-property.ts'
import { part } from './schema-values.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const OPEN = { limit: 1_000_000, windowSeconds: 1 }
const NEVER_SLOW = { generalRate: OPEN, chatRate: OPEN, freeMessages: 1_000_000 }

let mock: Mock
beforeAll(async () => {
  mock = await openMock()
}, 60_000)
afterAll(() => mock.close())

const statusesOf = async (...answers: Promise<{ status: number }>[]): Promise<number[]> => (await Promise.all(answers)).map(({ status }) => status)

test.each(['guest', 'premium'] as const)(
  '[CT-04] [RP-03] a %s who opens, reads and deletes chats in any order has exactly the chats left',
  async (persona) => {
    const steps = sequences(['open', 'send', 'read', 'remind', 'delete', 'ask for a deleted one', 'language'], { minLength: 8, maxLength: 30 })
    await checkProperty(
      steps,
      async (story) => {
        const place = mock.world(NEVER_SLOW)
        const person = persona === 'guest' ? await place.guest() : await place.as(persona)
        const chats = new Map<string, { id: string; messages: number; reminders: number }>()
        const gone: string[] = []
        let language = 'en'
        const slugs = place.world
          .all<{ slug: string }>('SELECT slug FROM Bot WHERE isCustom = 0 AND isPaidExtra = 0 ORDER BY position LIMIT 3')
          .map((bot) => bot.slug)
        for (const { name, which } of story) {
          const [slug, chat] = oneOf(chats, which) ?? ['', undefined]
          const params = { id: chat?.id ?? '' }
          if (name === 'open') {
            const other = slugs[which % slugs.length] ?? ''
            const { status, body } = await person.api.chats.start({ params: { slug: other }, query: { lang: 'en' } })
            if (status !== 200) throw new Error(`${other} cannot be opened: ${status}`)
            expect(gone).not.toContain(body.chat.chatID)
            const known = chats.get(other)
            if (known === undefined) chats.set(other, { id: body.chat.chatID, messages: 1, reminders: 0 })
            else expect(body.chat.chatID).toBe(known.id)
          } else if (name === 'ask for a deleted one') {
            const id = oneOf(gone, which)
            if (id === undefined) continue
            const { api } = person
            const answers = await statusesOf(
              api.chats.messages({ params: { id }, query: {} }),
              api.chats.send({ params: { id }, body: { message: 'Are you there?', tokenSize: 1 } }),
              api.chats.reminder({ params: { id }, body: {} }),
              api.chats.hints({ query: { chatId: id } }),
              api.chats.delete({ params: { id } }),
            )
            expect(answers).toEqual([404, 404, 404, 404, 404])
          } else if (name === 'language') {
            // Another one deletes all chats of users who have a language.
            const other = which % 2 === 0 ? 'en' : 'de'
            const { status } = await person.send({ method: 'PUT', url: '/api/v1/users/me/language/', payload: formWith('language', other) })
            expect(status).toBe(persona === 'guest' ? 401 : 200)
            if (status !== 200 || other === language) continue
            language = other
            gone.push(...[...chats.values()].map(({ id }) => id))
            chats.clear()
          } else if (chat === undefined) continue
          else if (name === 'send') {
            expect((await person.api.chats.send({ params, body: { message: 'How was your night?', tokenSize: 5 } })).status).toBe(200)
            chat.messages += 2
          } else if (name === 'remind') {
            expect((await person.api.chats.reminder({ params, body: {} })).status).toBe(chat.reminders < 3 ? 200 : 429)
            if (chat.reminders < 3) chat.messages += 1
            chat.reminders += 1
          } else if (name === 'delete') {
            expect((await person.api.chats.delete({ params })).status).toBe(200)
            chats.delete(slug)
            gone.push(chat.id)
          } else expect(await person.api.chats.messages({ params, query: {} })).toMatchObject({ status: 200, body: { count: chat.messages } })
          const list = await person.api.chats.list()
          if (list.status !== 200) throw new Error(`No list: ${list.status}`)
          expect(list.body.result.map(({ chatID }) => chatID).toSorted()).toEqual([...chats.values()].map(({ id }) => id).toSorted())
        }
      },
      { numRuns: 12 },
    )
  },
  180_000,
)

const formWith = (name: string, value: string): FormData => {
  const form = new FormData()
  form.append(name, value)
  return form
}

test('[CT-04] a magic link works once and for 15 minutes, in any order of use', async () => {
  await checkProperty(
    sequences(['make', 'use', 'use', 'wait'], { minLength: 5, maxLength: 40 }),
    async (story) => {
      const place = mock.world(NEVER_SLOW)
      const { clock } = place.world
      clock.freeze()
      const sam = await place.guest()
      const links: { token: string; madeAt: number; isUsed: boolean }[] = []
      for (const { name, which } of story) {
        const link = oneOf(links, which)
        if (name === 'wait') clock.advance((which + 1) * 2 * MINUTE)
        else if (name === 'make') {
          const { status, body } = await sam.api.magicLink.create({ body: {} })
          if (status !== 201) throw new Error(`No link: ${status}`)
          links.push({ token: body.token, madeAt: clock.now(), isUsed: false })
        } else if (link !== undefined) {
          const holdsStill = !link.isUsed && clock.now() < link.madeAt + 15 * MINUTE
          const { status, body } = await place.visitor.api.magicLink.apply({ body: { token: link.token } })
          expect([status, body]).toEqual([
            holdsStill ? 200 : 410,
            holdsStill ? { UserSessionID: sam.headers['x-user-session-id'] } : expect.objectContaining({ code: 'link_gone' }),
          ])
          link.isUsed = link.isUsed || holdsStill
        }
      }
    },
    { numRuns: 20 },
  )
})

test('[CT-04] [AP-07] tokens rotate, reuse ends the session, and nothing outlives its lifetime, in any order', async () => {
  interface Session {
    current: { token: string; madeAt: number }
    readonly used: { token: string; madeAt: number }[]
    isEnded: boolean
    access: { person: Person; madeAt: number }
  }
  const steps = sequences(['sign in', 'refresh', 'refresh', 'refresh with a used one', 'sign out', 'call', 'wait', 'wait for weeks'], {
    minLength: 8,
    maxLength: 30,
  })
  await checkProperty(
    steps,
    async (story) => {
      const place = mock.world(NEVER_SLOW)
      const { clock } = place.world
      clock.freeze()
      const refresh = (refreshToken: string) => place.visitor.api.auth.refreshToken({ body: { refreshToken } })
      const bearer = (token: string) => ({ person: place.withHeaders({ authorization: `Bearer ${token}` }), madeAt: clock.now() })
      const sessions: Session[] = []
      for (const { name, which } of story) {
        const session = oneOf(sessions, which)
        if (name === 'wait') clock.advance((which + 1) * 2 * MINUTE)
        else if (name === 'wait for weeks') clock.advance((which + 1) * 5 * DAY)
        else if (name === 'sign in') {
          const { body } = await place.visitor.send({ method: 'POST', url: '/controls/personas/free/sign-in/', payload: {} })
          const { jwtToken, refreshToken } = Object(body)
          const current = { token: String(refreshToken), madeAt: clock.now() }
          sessions.push({ current, used: [], isEnded: false, access: bearer(String(jwtToken)) })
        } else if (session === undefined) continue
        else if (name === 'call') {
          const isGood = !session.isEnded && clock.now() < session.access.madeAt + 15 * MINUTE
          expect((await session.access.person.api.users.me()).status).toBe(isGood ? 200 : 401)
        } else if (name === 'sign out') {
          const body = { jwtToken: 'x', refreshToken: session.current.token }
          expect((await place.visitor.api.auth.logout({ body })).status).toBe(200)
          if (clock.now() < session.current.madeAt + 30 * DAY) session.isEnded = true
        } else if (name === 'refresh') {
          const isGood = !session.isEnded && clock.now() < session.current.madeAt + 30 * DAY
          const { status, body } = await refresh(session.current.token)
          expect(status).toBe(isGood ? 200 : 401)
          if (status !== 200) continue
          session.used.push(session.current)
          session.current = { token: body.newRefreshToken, madeAt: clock.now() }
          session.access = bearer(body.newJwtToken)
        } else {
          const used = session.used.at(-1)
          if (used === undefined) continue
          expect((await refresh(used.token)).status).toBe(401)
          // One that is over says nothing of anybody; one that would still hold was stolen, or its successor was.
          if (clock.now() < used.madeAt + 30 * DAY) session.isEnded = true
        }
      }
    },
    { numRuns: 20 },
  )
})

test('[CT-04] [AC-05] a deleted account ends its tokens, and after three deletions the e-mail is refused', async () => {
  await checkProperty(
    sequences(['sign up', 'sign in', 'sign in wrongly', 'read', 'delete', 'delete', 'delete wrongly'], { minLength: 10, maxLength: 16 }),
    async (story) => {
      const place = mock.world(NEVER_SLOW)
      const email = 'kit@moonlit.example'
      const { api } = place.visitor
      let person: Person | null = null
      let isConfirmed = false
      const past: Person[] = []
      let deletions = 0
      for (const { name, which } of story) {
        if (name === 'sign up') {
          const { status, body } = await api.auth.register({ body: { email, password: PASSWORD, lang: 'en', agreeToNewsletter: true } })
          expect(status).toBe(person !== null ? 409 : deletions >= 3 ? 403 : 201)
          if (status !== 201) continue
          const tokens = body
          person = place.withHeaders({ authorization: `Bearer ${tokens.jwtToken}` })
          // Only whoever has shown that the address is theirs can use it up.
          isConfirmed = which % 3 > 0
          if (!isConfirmed) continue
          await openConfirmation(place, email)
          person = (await refreshed(place, { person, email, tokens })).person
        } else if (name === 'sign in')
          expect((await api.auth.login({ body: { email, password: PASSWORD } })).status).toBe(person === null ? 404 : 200)
        else if (name === 'sign in wrongly')
          expect((await api.auth.login({ body: { email, password: `${PASSWORD}x` } })).status).toBe(person === null ? 404 : 400)
        else if (name === 'delete wrongly') {
          if (person !== null) expect((await person.api.users.deleteMe({ body: { password: 'x' } })).status).toBe(400)
        } else if (name === 'delete') {
          if (person === null) continue
          expect((await person.api.users.deleteMe({ body: { password: PASSWORD } })).status).toBe(200)
          past.push(person)
          person = null
          if (isConfirmed) deletions += 1
        } else {
          if (person !== null) expect(await person.api.users.me()).toMatchObject({ status: 200, body: { email } })
          const former = oneOf(past, which)
          if (former === undefined) continue
          expect(await statusesOf(former.api.users.me(), former.api.chats.list(), former.api.users.export())).toEqual([401, 401, 401])
        }
      }
    },
    { numRuns: 6 },
  )
}, 180_000)

test('[CT-04] [PG-02] photos can be ordered within the allowance and belong to their owner only', async () => {
  await checkProperty(
    sequences(['make', 'make', 'look', 'list', 'buy'], { minLength: 5, maxLength: 25 }),
    async (story) => {
      const place = mock.world(NEVER_SLOW)
      const [noa, paula] = [await place.as('free'), await place.as('premium')]
      const made: string[] = []
      let left = 1
      for (const { name, which } of story) {
        const id = oneOf(made, which)
        if (name === 'make') {
          const count = (which % 4) + 1
          const { status, body } = await noa.api.generation.create({ body: { prompt: 'by the sea', count, botSlug: 'amara', styleIds: [] } })
          expect(status).toBe(count <= left ? 202 : 402)
          if (status !== 202) continue
          made.push(body.id)
          left -= count
        } else if (name === 'buy') {
          const { link, paymentId } = await buyPack(noa, 'photo-20')
          // Asking before it is paid grants nothing.
          expect(await outcomeOf(noa, paymentId)).toBe('pending')
          await payWith(mock, link, which < 7 ? CARDS.good : CARDS.declined)
          const outcomes = [await outcomeOf(noa, paymentId), await outcomeOf(noa, paymentId), await outcomeOf(paula, paymentId)]
          expect(outcomes).toEqual(which < 7 ? ['succeeded', 'succeeded', '404'] : ['failed', 'failed', '404'])
          if (which < 7) left += 20
        } else if (name === 'list') {
          const list = await noa.api.generation.list({ query: { limit: 100 } })
          if (list.status !== 200) throw new Error(`No list: ${list.status}`)
          expect(list.body.result.map((one) => one.id)).toEqual(made.toReversed())
        } else if (id !== undefined)
          expect(await statusesOf(noa.api.generation.status({ params: { id } }), paula.api.generation.status({ params: { id } }))).toEqual([200, 404])
        expect(await noa.api.users.me()).toMatchObject({ body: { photoLimit: left } })
      }
    },
    { numRuns: 6 },
  )
}, 180_000)

test('[CT-04] [PY-08] a subscription is bought, cancelled and bought again consistently, in any order', async () => {
  await checkProperty(
    sequences(['buy', 'cancel', 'look'], { minLength: 5, maxLength: 20 }),
    async (story) => {
      const place = mock.world(NEVER_SLOW)
      let isActive = false
      let wasEver = false
      for (const { name } of story) {
        const noa = await place.as('free')
        const params = { id: 'premium-monthly' }
        if (name === 'buy') {
          const { status, body } = await noa.api.subscriptions.buy({ params, query: {} })
          expect(status).toBe(isActive ? 409 : 200)
          if (status !== 200) continue
          await payWith(mock, body.link, CARDS.good)
          expect(await outcomeOf(await place.as('free'), body.paymentId)).toBe('succeeded')
          isActive = true
          wasEver = true
        } else if (name === 'cancel') {
          const { status } = await noa.api.subscriptions.unsubscribe({ params, query: {} })
          expect(status).toBe(wasEver ? 200 : 404)
          isActive = false
        } else {
          const { status, body } = await noa.api.subscriptions.mine()
          if (status !== 200) throw new Error(`No subscription: ${status}`)
          expect(body.state === 'active').toBe(isActive)
          expect(body.state === 'free').toBe(!wasEver)
        }
      }
    },
    { numRuns: 6 },
  )
}, 180_000)

/** A draft of the document. One look for all: a new one is drawn anew, which takes longer than all the rest. */
const DRAFT = part(DOCUMENT, 'paths', '/api/v1/bots/create-character/', 'post', 'requestBody', 'content', 'application/json', 'example')

test('[CT-04] characters can be created within the allowance, renamed once, and belong to their owner only', async () => {
  await checkProperty(
    sequences(['make', 'rename', 'look'], { minLength: 5, maxLength: 15 }),
    async (story) => {
      const place = mock.world(NEVER_SLOW)
      const [paula, noa] = [await place.as('premium'), await place.as('free')]
      const mine: { id: string; slug: string; isRenamed: boolean }[] = []
      let left = 3
      for (const { name, which } of story) {
        const character = oneOf(mine, which)
        if (name === 'make') {
          const name = ['Luna', 'Zoë', 'Anne-Marie'][which % 3]
          const { status, body } = await paula.send({ method: 'POST', url: '/api/v1/bots/create-character/', payload: { ...DRAFT, name } })
          expect(status).toBe(left > 0 ? 201 : 402)
          if (status !== 201) continue
          const { id, slug } = Object(body)
          mine.push({ id: String(id), slug: String(slug), isRenamed: false })
          left -= 1
        } else if (character !== undefined && name === 'rename') {
          const rename = (who: Person) =>
            who.api.bots.updateMine({ params: { id: character.id }, body: { name: character.isRenamed ? 'Mira' : 'Kira' } })
          expect(await statusesOf(rename(noa))).toEqual([404])
          expect(await statusesOf(rename(paula))).toEqual([character.isRenamed ? 409 : 200])
          character.isRenamed = true
        } else if (character !== undefined) {
          const look = (who: Person) => who.api.bots.one({ params: { slug: character.slug }, query: {} })
          expect(await statusesOf(look(paula), look(noa), look(place.visitor))).toEqual([200, 404, 404])
        }
        const list = await paula.api.bots.mine()
        if (list.status !== 200) throw new Error(`No list: ${list.status}`)
        expect(list.body.result.map(({ id }) => id)).toEqual(mine.map(({ id }) => id).toReversed())
      }
    },
    { numRuns: 10 },
  )
}, 180_000)

import { openConfirmation } from '../modules/auth/testing.ts'
import { buyPack } from '../modules/payments/testing.ts'
import { linkFor, proven, walk } from '../modules/oauth/testing.ts'
import { type Mock, openChat, type Person, type TestWorld } from '../testing/mock.ts'
import type { World } from '../worlds/world.ts'

/** Who makes requests. */
export const PERSONAS = ['visitor', 'guest', 'free', 'premium', 'admin'] as const
export type Persona = (typeof PERSONAS)[number]

/** A person in a world, with their id. */
export interface TestPerson {
  readonly person: Person
  readonly id: string
}

/** A world with people and their data, and one more person whose data nobody else may see. */
export interface Fixture {
  readonly place: TestWorld
  readonly people: Map<Persona, TestPerson>
  /** Issued tokens by kind; the database stores only their hashes. */
  readonly given: Map<string, string[]>
}

/** A text in all data of the private person. */
export const SECRET = 'Zqxsecret'
const OTHER = 'no-allowance'
/** The private person's account and guest session. */
export const OTHERS = [`u_${OTHER}`, 'others-guest'] as const

const OPEN = { limit: 1_000_000, windowSeconds: 1 }
const NEVER_SLOW = { generalRate: OPEN, chatRate: OPEN }

/** Copies the rows of a table, with some columns changed. */
const copyRows = (world: World, table: string, where: string, change: Readonly<Record<string, unknown>>): void => {
  for (const row of world.all<Record<string, unknown>>(`SELECT * FROM ${table} WHERE ${where}`)) {
    const copy = { ...row, ...change }
    const columns = Object.keys(copy)
    world.run(
      `INSERT INTO ${table} (${columns.map((column) => `"${column}"`).join()}) VALUES (${columns.map(() => '?').join()})`,
      ...Object.values(copy),
    )
  }
}

/** A created character. */
const giveCharacter = (world: World, ownerId: string, slug: string, name: string): void => {
  const id = `b_${slug}`
  copyRows(world, 'Bot', "slug = 'amara'", { id, slug, ownerId, name, firstName: name, readyAt: 0 })
  copyRows(world, 'BotText', "botId = 'b_amara'", {
    botId: id,
    firstName: null,
    name: null,
    description: `${name} is made up`,
    bio: `${name} is made up`,
  })
}

const givePhotos = (world: World, userId: string, prompt: string): void =>
  void world.run(
    `INSERT INTO Generation (id, userId, botId, prompt, count, styleIdsJson, parametersJson, createdAt, doneAt)
     VALUES (?, ?, 'b_amara', ?, 1, '["film"]', '{}', 0, 0)`,
    `g_${userId}`,
    userId,
    prompt,
  )

/** Data of the private person, each with the secret. */
const hideSecrets = async (place: TestWorld): Promise<void> => {
  const { world } = place
  const [user, guest] = OTHERS
  world.run(
    'UPDATE User SET firstName = ?, lastName = ?, nickname = ?, telegram = ?, email = ?, phoneNumber = ? WHERE id = ?',
    SECRET,
    SECRET,
    SECRET,
    SECRET,
    `${SECRET.toLowerCase()}@moonlit.example`,
    '+4915199999999',
    user,
  )
  world.run("INSERT INTO GuestSession (id, firstName, gender, createdAt) VALUES (?, ?, 'male', 0)", guest, SECRET)
  for (const person of [await place.as(OTHER), place.withHeaders({ 'x-user-session-id': guest })]) {
    const id = await openChat(person, 'amara')
    await person.api.chats.send({ params: { id }, body: { message: `I am ${SECRET}`, tokenSize: 3 } })
  }
  givePhotos(world, user, SECRET)
  giveCharacter(world, user, SECRET.toLowerCase(), SECRET)
  world.run(
    `INSERT INTO Payment (id, userId, itemKind, itemId, amount, currency, paramsJson, createdAt) VALUES ('p_other', ?, 'voice', 'voice-15', 499, 'USD', ?, 0)`,
    user,
    JSON.stringify({ note: SECRET }),
  )
}

const signIn = async (place: TestWorld, persona: Persona): Promise<TestPerson> => {
  if (persona === 'visitor') return { person: place.visitor, id: 'nobody' }
  if (persona !== 'guest') return { person: await place.as(persona), id: `u_${persona}` }
  const person = await place.guest()
  return { person, id: person.headers['x-user-session-id'] ?? '' }
}

/** Everyone has said something to Amara and got a reply, in two versions. */
const haveSpoken = async ({ people }: Fixture): Promise<void> => {
  for (const { person, id: owner } of people.values()) {
    if (owner === 'nobody') continue
    const id = await openChat(person, 'amara')
    const { status, body } = await person.api.chats.send({ params: { id }, body: { message: 'How was your night?', tokenSize: 5 } })
    if (status === 200) await person.api.chats.anotherReply({ params: { id, msgId: body.messageID }, body: {} })
  }
}

/** Everyone has told Amara of themselves. */
const haveTold = async ({ people }: Fixture): Promise<void> => {
  for (const { person, id: owner } of people.values()) {
    if (owner === 'nobody') continue
    const id = await openChat(person, 'amara')
    for (const message of ['I am a nurse', 'My dog is called Rex']) await person.api.chats.send({ params: { id }, body: { message, tokenSize: 4 } })
  }
}

/** Adds data that only some calls need. */
const PREPARE: Readonly<Record<string, (fixture: Fixture) => Promise<void>>> = {
  // The state after a sign-up with a provider.
  'auth.setPassword': async ({ place }) => void place.world.run("UPDATE User SET passwordHash = NULL WHERE id IN ('u_free', 'u_premium')"),
  'magicLink.apply': async ({ place, given }) => {
    const sam = await place.guest()
    for (let count = 0; count < 8; count += 1) {
      const { status, body } = await sam.api.magicLink.create({ body: {} })
      if (status === 201) given.set('magic', [...(given.get('magic') ?? []), body.token])
    }
  },
  'auth.verify': async ({ place }) => void (await (await place.as('unconfirmed')).api.auth.sendVerification({ body: {} })),
  'auth.finishReset': async ({ place }) => {
    for (const persona of ['free', 'premium', 'admin', 'cancelled'])
      await place.visitor.api.auth.startReset({ body: { email: `${persona}@moonlit.example` } })
  },
  'chats.changeFact': haveTold,
  'chats.forgetFact': haveTold,
  'chats.react': haveSpoken,
  'chats.edit': haveSpoken,
  'chats.anotherReply': haveSpoken,
  'chats.showVersion': haveSpoken,
  'core.mailUnsubscribe': async ({ place }) => {
    await (await place.as('unconfirmed')).api.auth.sendVerification({ body: {} })
    // The welcome mail has an unsubscribe link.
    for (const { email } of place.world.all<{ email: string }>("SELECT email FROM User WHERE id = 'u_unconfirmed'"))
      await openConfirmation(place, email)
  },
  'oauth.status': async ({ place, given }) => {
    await linkFor(place.visitor)
    given.set('attempt', [await walk(place.visitor, 'sky'), await walk(place.visitor, 'noa'), await walk(place.visitor, 'refuse')])
  },
  'oauth.signup': async ({ place, given }) => {
    const people = [{ firstName: 'Kit' }, { firstName: 'Lou' }, { firstName: 'Max', email: 'max@provider.example' }, { firstName: 'Val' }]
    for (const choice of people) given.set('profile', [...(given.get('profile') ?? []), (await proven(place.visitor, choice)).oauthProfileId])
  },
  'subscriptions.paymentSuccess': async ({ people }) => {
    for (const { person, id } of people.values()) if (id.startsWith('u_')) await buyPack(person, 'photo-20')
  },
}

const TOKEN_CALLS = new Set(['auth.logout', 'auth.refreshToken'])

/** Opens a fixture for one call, with everyone and the call's data. */
export const openFixture = async (mock: Mock, callId: string): Promise<Fixture> => {
  const place = mock.world(NEVER_SLOW)
  place.world.clock.freeze()
  const fixture: Fixture = { place, people: new Map(), given: new Map() }
  for (const persona of PERSONAS) fixture.people.set(persona, await signIn(place, persona))
  await hideSecrets(place)
  if (TOKEN_CALLS.has(callId))
    for (let count = 0; count < 20; count += 1) {
      const { body } = await place.visitor.send({ method: 'POST', url: '/controls/personas/free/sign-in/', payload: {} })
      if (typeof body === 'object' && body !== null && 'refreshToken' in body)
        fixture.given.set('refresh', [...(fixture.given.get('refresh') ?? []), String(body.refreshToken)])
    }
  for (const { person, id } of fixture.people.values()) {
    if (id === 'nobody') continue
    await openChat(person, 'amara')
    // The first message has a picture to reveal.
    place.world.run("UPDATE Message SET shot = 'gallery-1' WHERE chatId IN (SELECT id FROM Chat WHERE coalesce(userId, guestSessionId) = ?)", id)
    if (!id.startsWith('u_')) continue
    giveCharacter(place.world, id, `own-${id.slice(2)}`, 'Luna')
    givePhotos(place.world, id, 'by the sea')
  }
  await PREPARE[callId]?.(fixture)
  return fixture
}

/** Signs a person in again; false when the account is deleted. */
export const signInAgain = async ({ place, people }: Fixture, persona: Persona): Promise<boolean> => {
  const { id } = people.get(persona) ?? { id: 'nobody' }
  if (!id.startsWith('u_')) return true
  if (place.world.one('SELECT id FROM User WHERE id = ?', id) === undefined) return false
  people.set(persona, await signIn(place, persona))
  return true
}

/** All data of the private person, as text, to detect changes. */
export const othersData = ({ place: { world } }: Fixture): string =>
  JSON.stringify(
    OTHERS.map((id) => [
      world.all('SELECT * FROM User WHERE id = ?', id),
      world.all('SELECT * FROM GuestSession WHERE id = ?', id),
      world.all('SELECT * FROM Chat WHERE coalesce(userId, guestSessionId) = ? ORDER BY id', id),
      world.all('SELECT m.* FROM Message m JOIN Chat c ON c.id = m.chatId WHERE coalesce(c.userId, c.guestSessionId) = ? ORDER BY m.id', id),
      world.all('SELECT * FROM Generation WHERE userId = ? ORDER BY id', id),
      world.all('SELECT * FROM Payment WHERE userId = ? ORDER BY id', id),
      world.all('SELECT * FROM Subscription WHERE userId = ? ORDER BY id', id),
      world.all('SELECT * FROM Bot WHERE ownerId = ? ORDER BY id', id),
      world.all('SELECT * FROM Block WHERE callerId = ? ORDER BY botId', id),
      world.all('SELECT * FROM Favourite WHERE userId = ? ORDER BY botId', id),
    ]),
  )

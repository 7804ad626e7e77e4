import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mock, openMock } from '../../testing/mock.ts'
import { PASSWORD, bearer, outbox, signIn, confirmed, signUp } from './testing.ts'

let mock: Mock
beforeAll(async () => {
  mock = await openMock()
}, 60_000)
afterAll(() => mock.close())

const body = { email: 'sam@moonlit.example', password: PASSWORD }

test('[SG-04] a person signs up, is signed in at once, and has to confirm the e-mail', async () => {
  const place = mock.world()
  const answer = await place.visitor.api.auth.register({ body: { ...body, firstName: 'Sam', lang: 'de', agreeToNewsletter: false } })
  if (answer.status !== 201) throw new Error('not signed up')
  expect(await bearer(place, answer.body).api.users.me()).toMatchObject({
    status: 200,
    body: {
      email: 'sam@moonlit.example',
      emailVerified: false,
      firstName: 'Sam',
      gender: 'male',
      language: 'de',
      agreeToNewsletter: false,
      hasPassword: true,
      hasOauthWithEmail: false,
      is_admin: false,
      currentPlan: 'free',
      photoLimit: 1,
      access: [],
    },
  })
})

test('[SG-04] [MK-07] the confirmation mail is in the person’s language and links to the web app', async () => {
  const { visitor, world } = mock.world()
  await visitor.api.auth.register({ body: { ...body, firstName: 'Sam', lang: 'de' } })
  const mails = outbox(world)
  expect(mails).toEqual([expect.objectContaining({ to: 'sam@moonlit.example', kind: 'verify', subject: 'Bestätige deine E-Mail-Adresse' })])
  expect(mails[0]?.links.verify).toMatch(/^http:\/\/localhost:3000\/verify-email\/u_[\w-]+\/ev_[\w-]+$/u)
  expect(mails[0]?.text).toContain('Hallo Sam,')
  expect(mails[0]?.text).toContain(mails[0]?.links.verify)
})

test('[SG-16] a used e-mail cannot sign up again, in any letter case', async () => {
  const place = mock.world()
  await signUp(place, { email: 'Sam@Moonlit.Example' })
  for (const email of ['sam@moonlit.example', 'SAM@MOONLIT.EXAMPLE', 'free@moonlit.example'])
    expect(await place.visitor.api.auth.register({ body: { ...body, email } })).toMatchObject({
      status: 409,
      body: { code: 'user_exists', detail: 'User with this email already exists' },
    })
  expect((await signIn(place, 'SAM@moonlit.example')).person).toBeDefined()
})

test('[SG-16] of two parallel sign-ups with one e-mail, one succeeds', async () => {
  const { visitor } = mock.world()
  const statuses = await Promise.all([1, 2, 3].map(async () => (await visitor.api.auth.register({ body })).status))
  expect(statuses.toSorted((one, other) => one - other)).toEqual([201, 409, 409])
})

test('[SG-09] [AC-05] an e-mail with three deleted accounts cannot sign up again; others can', async () => {
  const place = mock.world()
  for (const email of ['sam@moonlit.example', 'Sam@moonlit.example', 'sam@MOONLIT.example']) {
    const { person } = await confirmed(place, { email })
    expect((await person.api.users.deleteMe({ body: { password: PASSWORD } })).status).toBe(200)
  }
  expect(await place.visitor.api.auth.register({ body })).toMatchObject({
    status: 403,
    body: { code: 'too_many_deleted', detail: 'User with this email deleted many accounts' },
  })
  expect((await place.visitor.api.auth.register({ body: { ...body, email: 'other@moonlit.example' } })).status).toBe(201)
  expect(place.world.all<{ emailHash: string }>('SELECT emailHash FROM DeletedEmail').map(({ emailHash }) => emailHash.includes('sam'))).toEqual([
    false,
  ])
})

test('[AC-05] deleting an account with an unconfirmed e-mail neither counts against the e-mail nor deletes what others wrote', async () => {
  const place = mock.world()
  await place.visitor.api.core.contact({ body: { topic: 'question', email: 'sam@moonlit.example', message: 'It was me' } })
  for (let count = 0; count < 4; count += 1) {
    const { person } = await signUp(place)
    expect((await person.api.users.deleteMe({ body: { password: PASSWORD } })).status).toBe(200)
  }
  expect((await place.visitor.api.auth.register({ body })).status).toBe(201)
  expect(place.world.all('SELECT message FROM ContactMessage')).toEqual([{ message: 'It was me' }])
})

test('[AC-05] deleting an account several times at once deletes it once', async () => {
  const place = mock.world()
  const { person } = await confirmed(place)
  const answers = await Promise.all(Array.from({ length: 4 }, () => person.api.users.deleteMe({ body: { password: PASSWORD } })))
  expect(answers.filter(({ status }) => status !== 200 && status !== 401)).toEqual([])
  expect(place.world.all('SELECT count FROM DeletedEmail')).toEqual([{ count: 1 }])
  expect((await place.visitor.api.auth.register({ body })).status).toBe(201)
})

test('[TS-03] tracking parameters are stored with the account', async () => {
  const place = mock.world()
  await signUp(place, { params: { utm_source: 'fb', clickid: 'x1' } })
  expect(place.world.one('SELECT paramsJson FROM User WHERE email = ?', 'sam@moonlit.example')).toEqual({
    paramsJson: '{"utm_source":"fb","clickid":"x1"}',
  })
})

test('[VA-03] passwords are stored as argon2id hashes only', async () => {
  const place = mock.world()
  await signUp(place)
  expect(place.world.one<{ passwordHash: string }>('SELECT passwordHash FROM User WHERE email = ?', 'sam@moonlit.example')?.passwordHash).toMatch(
    /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/u,
  )
})

const REQUIRED = 'This field is required'
const EMAIL = 'Value is not a valid email address'
const PASSWORD_HINT = 'Password must be at least 6 characters, include a letter, a digit, and may include special characters'

test.each([
  [{}, 'email', REQUIRED],
  [{ email: '', password: PASSWORD }, 'email', REQUIRED],
  [{ email: 'sam', password: PASSWORD }, 'email', EMAIL],
  [{ email: 'sam@moonlit.example\r\nBcc: all@moonlit.example', password: PASSWORD }, 'email', EMAIL],
  [{ email: "' OR 1=1 --@x.y", password: PASSWORD }, 'email', EMAIL],
  [{ email: `${'x'.repeat(250)}@moonlit.example`, password: PASSWORD }, 'email', 'This value is too long'],
  [{ email: ['sam@moonlit.example'], password: PASSWORD }, 'email', 'This value is not valid'],
  [{ email: body.email }, 'password', REQUIRED],
  [{ ...body, password: 'a1' }, 'password', 'This field should be at least 6 characters long'],
  [{ ...body, password: 'moonlight' }, 'password', PASSWORD_HINT],
  [{ ...body, password: '1234567' }, 'password', PASSWORD_HINT],
  [{ ...body, password: `a1${'x'.repeat(127)}` }, 'password', 'This value is too long'],
  [{ ...body, firstName: '<b>' }, 'firstName', 'This field contains characters that are not allowed'],
  [{ ...body, agreeToNewsletter: 'yes' }, 'agreeToNewsletter', expect.any(String)],
  [{ ...body, sessionId: 'x'.repeat(129) }, 'sessionId', expect.any(String)],
  [{ ...body, params: { a: 1 } }, 'params.a', expect.any(String)],
])('[VA-03] [AP-04] signing up with %j is refused with the field named', async (payload, path, message) => {
  const { visitor, world } = mock.world()
  const answer = await visitor.send({ method: 'POST', url: '/api/v1/auth/registrations/', payload })
  expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed', errors: expect.arrayContaining([{ path, message }]) } })
  expect(outbox(world)).toEqual([])
})

test.each(['пароль1', 'Ünlicht9', '  a1  a1', '🌙🌙🌙🌙a1'])('[VA-03] %j is accepted as a password and signs in', async (password) => {
  const place = mock.world()
  expect((await place.visitor.api.auth.register({ body: { ...body, password } })).status).toBe(201)
  expect((await place.visitor.api.auth.login({ body: { email: body.email, password } })).status).toBe(200)
  expect((await place.visitor.api.auth.login({ body: { email: body.email, password: password.toUpperCase().concat('x') } })).status).toBe(400)
})

test.each([
  [{}, 'email', REQUIRED],
  [{ email: 'sam', password: 'x' }, 'email', EMAIL],
  [{ email: body.email }, 'password', 'Value is required'],
  [{ email: body.email, password: '' }, 'password', 'Value is required'],
  [{ email: body.email, password: 'x'.repeat(129) }, 'password', expect.any(String)],
  [{ email: body.email, password: { $ne: '' } }, 'password', 'Value is required'],
])('[VA-02] [AP-04] signing in with %j is refused with the field named', async (payload, path, message) => {
  const answer = await mock.world().visitor.send({ method: 'POST', url: '/api/v1/auth/login/', payload })
  expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed', errors: expect.arrayContaining([{ path, message }]) } })
})

test('[SG-02] an account from a provider cannot sign in with a password', async () => {
  const { visitor, world } = mock.world()
  world.run("UPDATE User SET passwordHash = NULL WHERE id = 'u_free'")
  expect(await visitor.api.auth.login({ body: { email: 'free@moonlit.example', password: PASSWORD } })).toMatchObject({
    status: 400,
    body: { code: 'wrong_credentials' },
  })
})

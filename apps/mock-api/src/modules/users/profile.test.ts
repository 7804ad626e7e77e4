import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { UPLOAD_MAX_BYTES } from '@moonlit/contract/rules'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mock, type Person, openMock } from '../../testing/mock.ts'

let mock: Mock
beforeAll(async () => {
  mock = await openMock()
}, 60_000)
afterAll(() => mock.close())

type Fields = Record<string, string | Blob>

const formOf = (fields: Fields): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}
const save = (person: Person, fields: Fields) => person.send({ method: 'PATCH', url: '/api/v1/users/me/', payload: formOf(fields) })
const picture = (format: 'png' | 'jpeg' | 'webp' | 'gif' | 'avif', width = 300, height = 200) =>
  sharp({ create: { width, height, channels: 3, background: '#c2315f' } })
    .withExif({ IFD0: { Copyright: 'a secret place' } })
    .toFormat(format)
    .toBuffer()
const file = (bytes: Uint8Array, type = 'image/png'): Blob => new Blob([new Uint8Array(bytes)], { type })
const imageOf = async (person: Person): Promise<string | null> => {
  const { status, body } = await person.api.users.me()
  return status === 200 ? body.imageUrl : null
}

test('[AC-01] [AC-03] changing some profile fields keeps the others', async () => {
  const noa = await mock.world().as('free')
  const fields = {
    firstName: ' Noah ',
    lastName: 'O’Frey',
    nickname: 'N',
    gender: 'non-binary',
    telegram: '@noah_f',
    agreeToNewsletter: 'false',
    agreeToPerformanceReporting: 'true',
  }
  expect(await save(noa, fields)).toMatchObject({
    status: 200,
    body: {
      firstName: 'Noah',
      lastName: 'O’Frey',
      name: 'Noah O’Frey',
      gender: 'non-binary',
      telegram: '@noah_f',
      agreeToNewsletter: false,
      agreeToPerformanceReporting: true,
    },
  })
  expect(await save(noa, { agreeToBillingMailing: 'false' })).toMatchObject({
    status: 200,
    body: { firstName: 'Noah', agreeToNewsletter: false, agreeToBillingMailing: false },
  })
  expect(await noa.api.users.me()).toMatchObject({ body: { firstName: 'Noah', lastName: 'O’Frey', nickname: 'N' } })
})

test.each(['png', 'jpeg', 'webp'] as const)('[AC-02] [VA-07] a %s becomes a square avatar, cached for good', async (format) => {
  const { as, visitor } = mock.world()
  const noa = await as('free')
  const answer = await save(noa, { avatar: file(await picture(format), 'application/octet-stream') })
  expect(answer).toMatchObject({ status: 200, body: { imageUrl: expect.stringMatching(/^\/media\/avatars\/[0-9a-f]{40}\.webp\?world=test-\d+$/u) } })
  const served = await visitor.send({ method: 'GET', url: (await imageOf(noa)) ?? '' })
  expect(served).toMatchObject({
    status: 200,
    headers: { 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable', 'x-content-type-options': 'nosniff' },
  })
  if (!Buffer.isBuffer(served.body)) throw new Error('no picture')
  const { width, height, format: stored, exif } = await sharp(served.body).metadata()
  expect([width, height, stored, exif]).toEqual([512, 512, 'webp', undefined])
})

test('[VA-07] a file that is not a picture is refused, whatever its name', async () => {
  const noa = await mock.world().as('free')
  const png = await picture('png')
  const wrong: [string, Uint8Array][] = [
    ['nothing', new Uint8Array()],
    ['text', Buffer.from('hello')],
    ['script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>')],
    ['gif', await picture('gif')],
    ['avif', await picture('avif')],
    ['the beginning of a png', png.subarray(0, 60)],
    ['a png with noise', Buffer.concat([png.subarray(0, 40), Buffer.alloc(400, 7)])],
    ['sound', Buffer.concat([Buffer.from('RIFF\x24\x00\x00\x00WAVEfmt '), Buffer.alloc(100)])],
    [
      'too many dots',
      await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#000' } })
        .png()
        .toBuffer(),
    ],
  ]
  for (const [name, bytes] of wrong) {
    const { status, body } = await save(noa, { avatar: file(bytes), firstName: 'Changed' })
    expect([name, status, body]).toEqual([name, 415, { detail: 'This type of content is not supported', code: 'unsupported_media' }])
  }
  expect(await noa.api.users.me()).toMatchObject({ body: { imageUrl: null, firstName: 'Noa' } })
})

test('[VA-07] a picture may have five megabytes and not a byte more', async () => {
  const noa = await mock.world().as('free')
  const jpeg = await picture('jpeg')
  const filled = (size: number) => file(Buffer.concat([jpeg, Buffer.alloc(size - jpeg.length)]))
  expect((await save(noa, { avatar: filled(UPLOAD_MAX_BYTES) })).status).toBe(200)
  expect(await save(noa, { avatar: filled(UPLOAD_MAX_BYTES + 1) })).toMatchObject({ status: 413, body: { code: 'too_large' } })
  expect(await save(noa, { avatar: filled(UPLOAD_MAX_BYTES * 3) })).toMatchObject({ status: 413, body: { code: 'too_large' } })
})

test('[AC-02] a new avatar replaces the old one and its address; the same one keeps its address', async () => {
  const { as, visitor } = mock.world()
  const noa = await as('free')
  await save(noa, { avatar: file(await picture('png')) })
  const first = (await imageOf(noa)) ?? ''
  await save(noa, { avatar: file(await picture('png')) })
  expect(await imageOf(noa)).toBe(first)
  await save(noa, {
    avatar: file(
      await sharp({ create: { width: 20, height: 20, channels: 3, background: '#123456' } })
        .png()
        .toBuffer(),
    ),
  })
  expect(await imageOf(noa)).not.toBe(first)
  expect((await visitor.send({ method: 'GET', url: first })).status).toBe(404)
  const paula = await as('premium')
  await save(paula, { avatar: file(await picture('png')) })
  expect(await imageOf(paula)).not.toBe(first)
})

test('[AC-01] [AC-02] empty fields remove telegram name and avatar', async () => {
  const { as, visitor } = mock.world()
  const noa = await as('free')
  await save(noa, { telegram: '@noah_f', avatar: file(await picture('png')) })
  const address = (await imageOf(noa)) ?? ''
  const answer = await save(noa, { telegram: '', avatar: '' })
  expect(answer).toMatchObject({ status: 200, body: { imageUrl: null } })
  expect(answer.body).not.toHaveProperty('telegram')
  expect((await visitor.send({ method: 'GET', url: address })).status).toBe(404)
})

test('[AC-02] [AC-05] of parallel avatar uploads one stays, and none outlives the account', async () => {
  const { as, world } = mock.world()
  const noa = await as('free')
  const folder = path.join(path.dirname(world.file), 'avatars')
  const shades = await Promise.all([100, 200, 300, 400].map(async (width) => file(await picture('png', width, width))))
  await Promise.all(shades.map((avatar) => save(noa, { avatar })))
  expect(readdirSync(folder)).toEqual([path.basename(new URL((await imageOf(noa)) ?? '', 'http://mock').pathname)])
  await noa.api.users.deleteMe({ body: { password: 'moonlight7' } })
  expect(readdirSync(folder)).toEqual([])
})

test.each(['x.webp', '..%2f..%2fpackage.json', `${'0'.repeat(40)}.webp`, `${'0'.repeat(40)}.png`, '%00', '..', 'a'.repeat(200)])(
  '[RP-03] the avatar %j is not found',
  async (name) => {
    expect(await mock.world().visitor.send({ method: 'GET', url: `/media/avatars/${name}` })).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    })
  },
)

test.each<[Fields, string]>([
  [{ firstName: '' }, 'firstName'],
  [{ firstName: 'S' }, 'firstName'],
  [{ firstName: '<b>Sam</b>' }, 'firstName'],
  [{ firstName: 'x'.repeat(65) }, 'firstName'],
  [{ lastName: 'x'.repeat(65) }, 'lastName'],
  [{ lastName: 'Frey\u0000' }, 'lastName'],
  [{ nickname: 'N\u0000' }, 'nickname'],
  [{ nickname: 'N\u001B[31m' }, 'nickname'],
  [{ email: 'sam' }, 'email'],
  [{ gender: 'robot' }, 'gender'],
  [{ telegram: '@a b' }, 'telegram'],
  [{ agreeToNewsletter: 'maybe' }, 'agreeToNewsletter'],
  [{ avatar: 'text' }, 'avatar'],
  [{ firstName: new Blob(['Sam']) }, 'firstName'],
])('[VA-05] [VA-09] [AP-04] the form %j is refused with the field named', async (fields, field) => {
  const noa = await mock.world().as('free')
  expect(await save(noa, fields)).toMatchObject({
    status: 400,
    body: { code: 'validation_failed', errors: [{ path: field, message: expect.any(String) }] },
  })
})

test('[RP-03] unknown form fields change nothing', async () => {
  const { as, world } = mock.world()
  const noa = await as('free')
  expect(
    (
      await save(noa, {
        is_admin: 'true',
        isAdmin: '1',
        emailVerified: 'true',
        passwordHash: 'x',
        id: 'u_admin',
        messagesSent: '0',
        claimsVersion: '9',
      })
    ).status,
  ).toBe(200)
  expect(world.one('SELECT isAdmin, claimsVersion FROM User WHERE id = ?', 'u_free')).toEqual({ isAdmin: 0, claimsVersion: 1 })
})

const part = (name: string, value: string, head = ''): string => `--B\r\nContent-Disposition: form-data; name="${name}"\r\n${head}\r\n${value}\r\n`
const END = '--B--\r\n'

test.each([
  ['no boundary', 'multipart/form-data', part('firstName', 'Sam') + END, 400],
  ['another boundary', 'multipart/form-data; boundary=C', part('firstName', 'Sam') + END, 400],
  ['no end', 'multipart/form-data; boundary=B', part('firstName', 'Sam'), 400],
  [
    'a file that breaks off',
    'multipart/form-data; boundary=B',
    '--B\r\nContent-Disposition: form-data; name="avatar"; filename="a.png"\r\n\r\n\x89PNG',
    400,
  ],
  ['a field twice', 'multipart/form-data; boundary=B', part('firstName', 'Sam') + part('firstName', 'Kim') + END, 400],
  [
    'two files',
    'multipart/form-data; boundary=B',
    ['a', 'b'].map((name) => `--B\r\nContent-Disposition: form-data; name="avatar"; filename="${name}.png"\r\n\r\nx\r\n`).join('') + END,
    400,
  ],
  ['a prototype', 'multipart/form-data; boundary=B', part('__proto__', 'x') + END, 400],
  ['a constructor', 'multipart/form-data; boundary=B', part('constructor', 'x') + END, 400],
  ['broken JSON', 'multipart/form-data; boundary=B', part('firstName', '{', 'Content-Type: application/json\r\n') + END, 400],
  ['an object', 'multipart/form-data; boundary=B', part('firstName', '{"x":1}', 'Content-Type: application/json\r\n') + END, 400],
  ['a long field', 'multipart/form-data; boundary=B', part('firstName', 'x'.repeat(20_000)) + END, 400],
  ['many fields', 'multipart/form-data; boundary=B', Array.from({ length: 200 }, (_, index) => part(`f${index}`, 'x')).join('') + END, 400],
  ['letters', 'text/plain', 'firstName=Sam', 400],
  ['an address', 'application/x-www-form-urlencoded', 'firstName=Sam', 415],
])('[AP-04] a form with %s is refused and never fails the server', async (_name, type, payload, status) => {
  const noa = await mock.world().as('free')
  expect(await noa.send({ method: 'PATCH', url: '/api/v1/users/me/', payload, headers: { 'content-type': type } })).toMatchObject({
    status,
    body: { code: expect.any(String) },
  })
  expect(await noa.api.users.me()).toMatchObject({ status: 200, body: { firstName: 'Noa' } })
})

test('[AP-04] an empty form changes nothing; other calls refuse forms', async () => {
  const { as, visitor } = mock.world()
  expect(await save(await as('free'), {})).toMatchObject({ status: 200, body: { firstName: 'Noa' } })
  expect(
    await visitor.send({ method: 'POST', url: '/api/v1/auth/login/', payload: formOf({ email: 'free@moonlit.example', password: 'moonlight7' }) }),
  ).toMatchObject({ status: 400, body: { code: 'malformed_body' } })
})

test('[RP-03] deleting an account deletes its avatar', async () => {
  const { as, world } = mock.world()
  const noa = await as('free')
  await save(noa, { avatar: file(await picture('png')) })
  const stored = path.join(path.dirname(world.file), 'avatars', path.basename(new URL((await imageOf(noa)) ?? '', 'http://mock').pathname))
  expect(existsSync(stored)).toBe(true)
  await noa.api.users.deleteMe({ body: { password: 'moonlight7' } })
  expect(existsSync(stored)).toBe(false)
  expect(readdirSync(path.dirname(stored)).filter((name) => !name.endsWith('.webp'))).toEqual([])
})

import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { openMock } from '../../testing/mock.ts'
import { PASSWORD, confirmed, outbox, signUp } from '../auth/testing.ts'
import type { Mail } from './kinds.ts'
import { renderMail } from './render.ts'
import { SmtpTransport } from './smtp.ts'

interface Arrived {
  readonly from: string
  readonly to: readonly string[]
  readonly raw: string
}

const open: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const one of open.splice(0).toReversed()) await one.close()
})

/** A real mail server on a port of its own. `mood` is how it takes mails. */
const openServer = async (mood: { accepts: boolean } = { accepts: true }, login?: { user: string; pass: string }) => {
  const arrived: Arrived[] = []
  const server = new SMTPServer({
    authOptional: login === undefined,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onAuth: ({ username, password }, _session, done) =>
      username === login?.user && password === login?.pass ? done(null, { user: username }) : done(new Error('Who are you?')),
    onData: (stream, { envelope }, done) => {
      void text(stream).then((raw) => {
        if (!mood.accepts) return done(Object.assign(new Error('Mailbox is full'), { responseCode: 552 }))
        arrived.push({ from: envelope.mailFrom === false ? '' : envelope.mailFrom.address, to: envelope.rcptTo.map(({ address }) => address), raw })
        return done()
      })
    },
  })
  server.on('error', () => undefined)
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  open.push({ close: () => new Promise((resolve) => server.close(() => resolve())) })
  const address = listening.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  return { arrived, port: address.port, url: `smtp://127.0.0.1:${address.port}` }
}

const openMockWith = async (environment: Record<string, string>) => {
  const mock = await openMock(environment)
  open.push(mock)
  return mock
}

/** The text of a raw mail with its quoted-printable undone; addresses in it stay whole. */
const readable = (raw: string): string => raw.replaceAll('=\r\n', '').replaceAll('=3D', '=')
const headersOf = (raw: string): string => raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/gu, ' ')

const mailTo = (to: string): Mail =>
  renderMail({ kind: 'reset', to: { id: null, email: to, firstName: 'Sam', language: 'en' }, link: 'https://moonlit.example/x' })

test('[MK-07] a mail is sent to the mail server as text and HTML and is in the outbox too', async () => {
  const { arrived, url } = await openServer()
  const mock = await openMockWith({ SMTP_URL: url, MAIL_FROM: 'Moonlit Post <post@moonlit.example>' })
  const place = mock.world()
  await signUp(place, { email: 'sam@moonlit.example' })
  await expect.poll(() => arrived.length, { timeout: 5000 }).toBe(1)
  const [mail] = arrived
  expect(mail).toMatchObject({ from: 'post@moonlit.example', to: ['sam@moonlit.example'] })
  const headers = headersOf(mail?.raw ?? '')
  expect(headers).toContain('From: Moonlit Post <post@moonlit.example>')
  expect(headers).toContain('Subject: Confirm your e-mail address')
  expect(headers).toMatch(/Content-Type: multipart\/alternative/u)
  expect(headers).not.toContain('List-Unsubscribe')
  const [kept] = outbox(place.world, 'sam@moonlit.example')
  expect(readable(mail?.raw ?? '')).toContain('Content-Type: text/plain')
  expect(readable(mail?.raw ?? '')).toContain(`href="${kept?.links.verify ?? 'none'}"`)
})

test('[MK-07] [PB-05] a newsletter has a List-Unsubscribe header without one-click', async () => {
  const { arrived, url } = await openServer()
  const mock = await openMockWith({ SMTP_URL: url })
  const place = mock.world()
  await confirmed(place, { email: 'sam@moonlit.example' })
  await expect.poll(() => arrived.length, { timeout: 5000 }).toBe(2)
  const welcome = arrived.map(({ raw }) => headersOf(raw)).find((headers) => headers.includes('Subject: Welcome'))
  const mail = outbox(place.world).find(({ kind }) => kind === 'welcome')
  expect(welcome).toContain(`List-Unsubscribe: <${mail?.links.unsubscribe ?? 'none'}>`)
  expect(welcome).not.toContain('List-Unsubscribe-Post')
})

test('[MK-07] an unavailable mail server fails no request; the mail is in the outbox', async () => {
  const { url } = await openServer({ accepts: false })
  for (const SMTP_URL of [url, 'smtp://127.0.0.1:1']) {
    const mock = await openMockWith({ SMTP_URL, LOG_LEVEL: 'silent' })
    const place = mock.world()
    const { person } = await signUp(place)
    expect((await person.api.users.me()).status).toBe(200)
    expect(outbox(place.world).map(({ kind }) => kind)).toEqual(['verify'])
    expect((await place.visitor.api.auth.login({ body: { email: 'sam@moonlit.example', password: PASSWORD } })).status).toBe(200)
  }
})

test('[MK-07] a refused mail is logged, and the next one is tried', async () => {
  const mood = { accepts: false }
  const { arrived, url } = await openServer(mood)
  const logged: unknown[] = []
  const transport = new SmtpTransport({ url, from: 'a@moonlit.example' }, { error: (...entry: unknown[]) => void logged.push(entry) })
  open.push(transport)
  transport.deliver(mailTo('sam@moonlit.example'))
  await expect.poll(() => logged.length, { timeout: 5000 }).toBe(1)
  expect(logged).toEqual([[{ err: expect.objectContaining({ responseCode: 552 }), kind: 'reset' }, expect.stringContaining('stays in the outbox')]])
  mood.accepts = true
  transport.deliver(mailTo('sam@moonlit.example'))
  await expect.poll(() => arrived.length, { timeout: 5000 }).toBe(1)
})

test('[MK-07] user and password of SMTP_URL are used to log in', async () => {
  const { arrived, port } = await openServer({ accepts: true }, { user: 'moon', pass: 'p@ss' })
  const logged: unknown[] = []
  const carrierOf = (login: string) => {
    const transport = new SmtpTransport(
      { url: `smtp://${login}@127.0.0.1:${port}`, from: 'a@moonlit.example' },
      { error: () => void logged.push(login) },
    )
    open.push(transport)
    return transport
  }
  carrierOf('moon:p%40ss').deliver(mailTo('sam@moonlit.example'))
  await expect.poll(() => arrived.length, { timeout: 5000 }).toBe(1)
  carrierOf('moon:wrong').deliver(mailTo('sam@moonlit.example'))
  await expect.poll(() => logged, { timeout: 5000 }).toEqual(['moon:wrong'])
})

test('[MK-07] closing waits for mails in transit', async () => {
  const { arrived, url } = await openServer()
  const transport = new SmtpTransport({ url, from: 'a@moonlit.example' }, { error: () => undefined })
  const people = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@moonlit.example`)
  for (const to of people) transport.deliver(mailTo(to))
  await transport.close()
  expect(arrived.flatMap(({ to }) => to).toSorted()).toEqual(people)
})

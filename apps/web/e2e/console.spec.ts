import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type { BrowserContext, Page } from '@playwright/test'
import { apiUrl, webUrl } from './support/addresses.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, phone, test as base } from './support/test.ts'
import type { World } from './support/world.ts'

const run = promisify(execFile)

interface Bench {
  page: Page
  context: BrowserContext
  world: World
  /** Looks at a part of the console. */
  look: (section: string) => Promise<void>
  /** A request to the API, by a program beside the console. */
  ask: (path: string, init?: { method?: string; body?: unknown; headers?: Record<string, string> }) => Promise<Response>
}

/** A developer with the console open on a world of their own. */
const test = base.extend<{ bench: Bench }>({
  bench: async ({ world, context, page }, provide) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const look = async (section: string) => {
      await page.goto(`${apiUrl}/mock?world=${world.name}#/${section}`)
      await expect(page.getByRole('heading', { level: 1, name: section, exact: false })).toBeVisible()
    }
    const ask: Bench['ask'] = (address, { method = 'GET', body, headers = {} } = {}) =>
      fetch(new URL(address, apiUrl), {
        method,
        headers: { 'x-mock-world': world.name, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
    await provide({ page, context, world, look, ask })
  },
})

const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText())
const rows = (page: Page) => page.getByRole('list', { name: 'Requests, newest first' }).getByRole('link')
const alive = '/api/v1/core/alive/'

test('[MK-10] a developer sees each request as it comes: the call, who made it, what was answered, and that it keeps to the contract', async ({
  bench: { page, world, look, ask },
}) => {
  await look('requests')
  await expect(page.getByText('Nothing has been asked in this world yet.')).toBeVisible()
  const { jwtToken } = await world.signIn('premium')
  await ask('/api/v1/users/me/', { headers: { authorization: `Bearer ${jwtToken}` } })
  await ask('/api/v1/users/me/')
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).first()).toContainText(/401.*users\.me.*Nobody/u)
  await expect(rows(page).nth(1)).toContainText(/200.*users\.me.*Paula, premium/u)
  await expect(rows(page).nth(1).getByRole('img', { name: 'Keeps to the contract' })).toBeVisible()

  await rows(page).nth(1).click()
  const detail = page.getByRole('region', { name: 'Request 1', exact: true })
  await expect(detail.getByRole('region', { name: 'Answer' })).toContainText('"firstName": "Paula"')
  await detail.getByRole('tab', { name: 'Headers' }).click()
  await expect(detail).toContainText('x-mock-world')
  await expect(detail).not.toContainText(jwtToken)
})

test('[MK-10] the log is narrowed down, held still, goes on, and is emptied', async ({ bench: { page, look, ask } }) => {
  await look('requests')
  await ask(alive)
  await ask('/api/v1/bots/?limit=1')
  await ask('/api/v1/nowhere/')
  await expect(rows(page)).toHaveCount(3)
  await page.getByRole('searchbox', { name: 'Find in the requests' }).fill('bots limit=1')
  await expect(rows(page)).toHaveCount(1)
  await page.getByRole('searchbox').fill('')
  await page.getByRole('radio', { name: '4xx' }).click()
  await expect(rows(page)).toHaveText([/nowhere/u])
  await page.getByRole('radio', { name: 'All' }).click()
  await page.getByLabel('Call', { exact: true }).selectOption('core.alive')
  await expect(rows(page)).toHaveCount(1)
  await page.getByLabel('Call', { exact: true }).selectOption('Every call')

  await page.getByRole('button', { name: 'Pause' }).click()
  await ask(alive)
  await expect(page.getByRole('button', { name: 'Resume, 1 new' })).toBeVisible()
  await expect(rows(page)).toHaveCount(3)
  await page.getByRole('button', { name: 'Resume, 1 new' }).click()
  await expect(rows(page)).toHaveCount(4)
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByText('Listening')).toBeVisible()
  await ask(alive)
  await expect(rows(page)).toHaveCount(1)
})

test('[MK-10] a long log stays a short page, and is walked by keyboard', async ({ bench: { page, look, ask } }) => {
  await Promise.all(Array.from({ length: 120 }, () => ask(alive)))
  await look('requests')
  await expect(page.getByText('120 of the last 500')).toBeVisible()
  expect(await rows(page).count()).toBeLessThan(60)
  await rows(page).first().focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('region', { name: 'Request 119' })).toBeVisible()
  await page.keyboard.press('End')
  await expect(page.getByRole('region', { name: 'Request 1', exact: true })).toBeVisible()
  await expect(page.locator('[data-request="1"]')).toBeFocused()
})

test('[MK-10] what is copied as curl runs in a terminal, signed in as the one who asked', async ({ bench: { page, world, look, ask } }) => {
  const { jwtToken } = await world.signIn('premium')
  await ask('/api/v1/users/me/language/', { method: 'PUT', body: { language: 'de' }, headers: { authorization: `Bearer ${jwtToken}` } })
  await ask('/api/v1/users/me/', { headers: { authorization: `Bearer ${jwtToken}` } })
  await look('requests')
  await rows(page).filter({ hasText: 'users.me' }).first().click()
  await page.getByRole('button', { name: 'Copy as curl' }).click()
  await expect(page.getByText('Copied')).toBeAttached()
  const { stdout } = await run('sh', ['-c', `${await copied(page)} --silent`])
  expect(JSON.parse(stdout)).toMatchObject({ firstName: 'Paula' })
})

test('[MK-10] what is copied as a call of the SDK is a program that runs', async ({ bench: { page, look, ask } }) => {
  await ask('/api/v1/bots/?limit=2&gender=female&lang=de')
  await look('requests')
  await rows(page).first().click()
  await page.getByRole('button', { name: 'Copy as SDK call' }).click()
  await expect(page.getByText('Copied')).toBeAttached()
  const folder = await mkdtemp(path.join(import.meta.dirname, 'copied-'))
  try {
    await writeFile(path.join(folder, 'call.ts'), await copied(page))
    const { stdout } = await run(process.execPath, [path.join(folder, 'call.ts')], { env: { ...process.env, FORCE_COLOR: '0' } })
    expect(stdout).toMatch(/^200 /u)
  } finally {
    await rm(folder, { recursive: true })
  }
  await expect(rows(page)).toHaveText([/limit=2&gender=female&lang=de/u, /limit=2/u])
})

test('[MK-03] [MK-10] a forced answer hits the next call and no other; it is seen, and can be taken back', async ({ bench: { page, look, ask } }) => {
  await look('answers')
  await page.getByLabel('Call', { exact: true }).selectOption('bots.list')
  await page.getByLabel('Status').selectOption('503')
  await page.getByRole('button', { name: 'Force it' }).click()
  const waiting = page.getByRole('list', { name: 'Forced answers, oldest first' })
  await expect(waiting).toContainText(/503.*bots\.list.*1 left/u)
  expect((await ask(alive)).status).toBe(200)
  expect((await ask('/api/v1/bots/')).status).toBe(503)
  expect((await ask('/api/v1/bots/')).status).toBe(200)
  await expect(page.getByText('Nothing is forced')).toBeVisible()

  await page.getByRole('radio', { name: 'A fault' }).click()
  await page.getByLabel('Fault').selectOption('Malformed body')
  await page.getByLabel('How many').fill('2')
  await page.getByRole('button', { name: 'Force it' }).click()
  await expect(waiting).toContainText('2 left')
  await expect((await ask('/api/v1/bots/')).json()).rejects.toThrow('JSON')
  await expect(waiting).toContainText('1 left')
  await page.getByRole('button', { name: 'Take back: bots.list' }).click()
  await expect(page.getByText('Nothing is forced')).toBeVisible()
  expect((await ask('/api/v1/bots/')).status).toBe(200)
  await page.goto(`${page.url().split('#')[0] ?? ''}#/requests`)
  await expect(rows(page).filter({ hasText: 'forced' })).toHaveCount(2)
})

test('[MK-03] [MK-10] the next request of a caller is answered as an earlier one was', async ({ bench: { page, look, ask } }) => {
  await ask('/api/v1/bots/', { headers: { prefer: 'code=429' } })
  await look('requests')
  await rows(page).first().click()
  await page.getByRole('button', { name: 'Answer the next one like this' }).click()
  await expect(page.getByText('The next bots.list of this caller is answered like this one.')).toBeVisible()
  expect((await ask('/api/v1/bots/')).status).toBe(429)
  expect((await ask('/api/v1/bots/')).status).toBe(200)
})

test('[MK-01] [MK-02] [MK-10] settings act on the next request, and everything can be undone', async ({ bench: { page, look, ask } }) => {
  await look('settings')
  await page.getByRole('switch', { name: 'Maintenance' }).click()
  await expect(page.getByRole('link', { name: 'Maintenance' })).toBeVisible()
  expect((await ask('/api/v1/bots/')).status).toBe(503)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name: 'Maintenance' })).toBeHidden()
  expect((await ask('/api/v1/bots/')).status).toBe(200)

  await page.getByRole('spinbutton', { name: 'Failure rate' }).fill('100')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('slider', { name: 'Failure rate' })).toHaveAttribute('aria-valuetext', '100 %')
  expect((await ask(alive)).status).toBe(500)
  await page.getByRole('slider', { name: 'Failure rate' }).focus()
  await page.keyboard.press('Home')
  await expect(page.getByRole('spinbutton', { name: 'Failure rate' })).toHaveValue('0')
  // A hand on the slider sees where it is; the mock has it a moment later.
  await expect.poll(async () => (await ask(alive)).status).toBe(200)

  await page.getByLabel('Add a call').selectOption('bots.list')
  await page.getByRole('spinbutton', { name: 'Failures of bots.list' }).fill('100')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await ask('/api/v1/bots/')).status).toBe(500)
  expect((await ask(alive)).status).toBe(200)
  await page.getByRole('button', { name: 'Back to the defaults' }).click()
  await expect(page.getByText('No call differs.')).toBeVisible()
  expect((await ask('/api/v1/bots/')).status).toBe(200)
})

test('[MK-01] [MK-10] a change shows once the mock has it, not before, and never when it is refused', async ({ bench: { page, look, ask } }) => {
  await look('settings')
  const [undo, sign] = [page.getByRole('button', { name: 'Undo' }), page.getByRole('link', { name: 'Maintenance' })]
  const [asked, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route('**/controls/settings/', async (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback()
    asked.resolve()
    await go.promise
    return route.fallback()
  })
  await page.getByRole('switch', { name: 'Maintenance' }).click()
  await asked.promise
  expect((await ask('/api/v1/bots/')).status).toBe(200)
  // As it is at this moment, not as it will be in a while.
  expect([await sign.isVisible(), await page.getByRole('switch', { name: 'Maintenance' }).isChecked(), await undo.isEnabled()]).toEqual([
    false,
    false,
    false,
  ])
  go.resolve()
  await expect(sign).toBeVisible()
  expect((await ask('/api/v1/bots/')).status).toBe(503)
  await undo.click()
  await expect(sign).toBeHidden()
  await expect(undo).toBeDisabled()

  await page.unroute('**/controls/settings/')
  const refuse = { status: 400, json: { detail: 'Not today' } }
  await page.route('**/controls/settings/', (route) => (route.request().method() === 'PATCH' ? route.fulfill(refuse) : route.fallback()))
  await page.getByRole('spinbutton', { name: 'Failure rate' }).fill('100')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Not today')).toBeVisible()
  await expect(page.getByRole('spinbutton', { name: 'Failure rate' })).toHaveValue('0')
  await expect(page.getByRole('slider', { name: 'Failure rate' })).toHaveAttribute('aria-valuetext', '0 %')
  await expect(undo).toBeDisabled()
})

test('[MK-06] [MK-10] the clock is frozen, moved on and brought back', async ({ bench: { page, look, ask } }) => {
  const day = async () => {
    const { now } = await (await ask('/controls/clock/')).json()
    return ((Date.parse(String(now)) - Date.now()) / 86_400_000).toFixed(0)
  }
  await look('clock')
  await page.getByRole('button', { name: '30 days' }).click()
  await expect(page.getByText('30 days ahead of the real time')).toBeVisible()
  expect(await day()).toBe('30')
  await page.getByRole('button', { name: 'Freeze' }).click()
  await expect(page.getByText('Frozen', { exact: true })).toBeVisible()
  await page.getByLabel('Date and time').fill('2031-05-06T07:08:09')
  await page.getByRole('button', { name: 'Set', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Time of the world' })).toContainText(/6 May 2031.*07:08:09/u)
  await page.getByRole('button', { name: 'Real time' }).click()
  await expect(page.getByText('In step with the real time')).toBeVisible()
  expect(await day()).toMatch(/^-?0$/u)
})

test('[MK-08] [MK-09] [MK-10] one click opens the web app as Paula, in the world that is looked at', async ({
  bench: { page, context, world, look },
}) => {
  await look('people')
  const opening = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Open the web app as Paula' }).click()
  const web = await opening
  await web.waitForURL(`${webUrl}/**`)
  await expect(web.locator('main')).toBeVisible()
  await page.goto(`${apiUrl}/mock?world=${world.name}#/requests`)
  await expect(rows(page).filter({ hasText: 'users.me' }).filter({ hasText: 'Paula, premium' }).first()).toBeVisible()
})

test('[MK-08] [MK-10] a token that is copied signs in', async ({ bench: { page, look, ask } }) => {
  await look('people')
  const cem = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Cem' }) })
  await cem.getByRole('button', { name: 'Copy token' }).click()
  await expect(page.getByText('Copied')).toBeAttached()
  const me: unknown = await (await ask('/api/v1/users/me/', { headers: { authorization: `Bearer ${await copied(page)}` } })).json()
  expect(me).toMatchObject({ firstName: 'Cem' })
})

test('[MK-07] [MK-10] a mail arrives while one looks on, as it will look, with its links', async ({ bench: { page, look, ask } }) => {
  await look('outbox')
  await expect(page.getByText('No mail yet')).toBeVisible()
  const account = { email: 'sam@example.com', password: 'moonlight7', firstName: 'Sam' }
  expect((await ask('/api/v1/auth/registrations/', { method: 'POST', body: account })).status).toBe(201)
  await expect(page.getByRole('list', { name: 'Mails, newest first' })).toContainText('sam@example.com')
  await expect(page.frameLocator('iframe').getByRole('heading')).toContainText('e-mail')
  await expect(page.locator('iframe')).toHaveAttribute('sandbox', '')
  await expect(page.getByRole('list', { name: 'Links of the mail' }).getByRole('link').first()).toHaveAttribute('href', /\/verify-email\//u)
  await page.getByRole('tab', { name: 'Text' }).click()
  await expect(page.getByRole('tabpanel')).toContainText('Hello Sam')
  await page.getByRole('button', { name: 'Empty' }).click()
  await expect(page.getByText('No mail yet')).toBeVisible()
})

test('[MK-05] [MK-09] [MK-10] a state is saved and brought back; another world is made, looked at and removed', async ({
  bench: { page, world, look, ask },
}) => {
  const freeMessages = async () => Number(Reflect.get(Object(await (await ask('/controls/settings/')).json()), 'freeMessages'))
  await look('worlds')
  await page.getByLabel('Name of the snapshot').fill('Not A Name')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Lower-case letters, digits and dashes')).toBeVisible()
  await page.getByLabel('Name of the snapshot').fill('before')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('list', { name: 'Snapshots, newest first' })).toContainText('before')
  await world.change({ freeMessages: 3 })
  await page.getByRole('button', { name: 'Load before' }).click()
  await expect(page.getByText(`${world.name} is as it was in before.`)).toBeVisible()
  expect(await freeMessages()).toBe(20)
  await world.change({ freeMessages: 4 })
  await page.getByRole('button', { name: 'Reset to the seed' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Start over' }).click()
  await expect(page.getByText(`${world.name} is back at its beginning.`)).toBeVisible()
  expect(await freeMessages()).toBe(20)

  const other = `${world.name.slice(0, 50)}-other`
  await page.getByLabel('Name of the new world').fill(other)
  await page.getByRole('button', { name: 'New world' }).click()
  await expect(page.getByRole('button', { name: `World: ${other}` })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: `World: ${other}` })).toBeVisible()
  await page.getByRole('button', { name: `Remove ${other}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('button', { name: 'World: default' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Worlds' })).not.toContainText(other)
})

test('[MK-10] a console that cannot reach the log says so, and connects by itself', async ({ bench: { page, look, ask } }) => {
  let isBroken = false
  await page.route('**/controls/requests/stream/**', (route) => (isBroken ? route.fulfill({ status: 503, body: '{}' }) : route.fallback()))
  isBroken = true
  await look('requests')
  await expect(page.getByText('The mock API does not answer', { exact: true })).toBeVisible()
  isBroken = false
  await expect(page.getByText('The mock API does not answer', { exact: true })).toBeHidden()
  await ask(alive)
  await expect(rows(page)).toHaveCount(1)
})

test('[MK-10] the console also works on the web app’s own address', async ({ bench: { page, world, ask } }) => {
  await page.goto(`${webUrl}/mock?world=${world.name}#/requests`)
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  await ask(alive)
  await expect(rows(page)).toHaveText([/core\.alive/u])
})

const sections = ['requests', 'answers', 'settings', 'clock', 'people', 'outbox', 'worlds']

for (const [name, screen] of [
  ['a desk', { viewport: { width: 1440, height: 900 } }],
  ['a tablet', { viewport: { width: 768, height: 1024 } }],
  ['a phone', phone],
] as const)
  test.describe(`on ${name}`, () => {
    test.use(screen)
    test(`[MK-10] every section can be used by everybody on ${name}`, async ({ bench: { page, look, ask } }) => {
      await ask('/api/v1/bots/?limit=3')
      await ask('/controls/forced/', { method: 'POST', body: { call: 'chats.send', status: 402 } })
      await ask('/controls/snapshots/', { method: 'POST', body: { name: 'before' } })
      for (const section of sections) {
        await look(section)
        await expect(page.getByRole('status', { name: /^Reading/u })).toHaveCount(0)
        await expectNoSidewaysScroll(page)
        await expectAccessible(page)
      }
      await look('requests')
      await rows(page).first().click()
      await expect(page.getByRole('region', { name: 'Request 1' })).toBeVisible()
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    })
  })

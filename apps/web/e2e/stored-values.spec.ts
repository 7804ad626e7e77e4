import type { BrowserContext, Page } from '@playwright/test'
import { WizardPage } from './support/wizard-page.ts'
import { expect, remember, signDialog, test, whenItListens } from './support/test.ts'

const DAY = 86_400
/** Days for which each cookie is kept. */
const KEPT_FOR: Readonly<Record<string, 1 | 30 | 365>> = {
  authorization: 30,
  refresh_token: 30,
  refresh_exchange: 1,
  chat_session_id: 30,
  models_access: 1,
  character_draft: 30,
  explore_gender: 365,
  sidebar_hint_done: 365,
  cookie_choices: 365,
  sale_start: 30,
  discount_start: 30,
  discount_disabled: 365,
  payment_currency: 30,
  locale: 365,
  reminder_counts: 30,
}

interface Kept {
  readonly name: string
  readonly days: number
  readonly sameSite: string
}
/** What stories begin with: a world of their own, and answers to what everybody is asked. They are set for the session. */
const GIVEN = new Set(['mock_world', 'adult_warning_read', 'hide_cookies_warning'])
const kept = async (context: BrowserContext): Promise<Kept[]> =>
  (await context.cookies())
    .filter(({ name }) => !GIVEN.has(name))
    .map(({ name, expires, sameSite }) => ({ name, days: Math.round((expires - Date.now() / 1000) / DAY), sameSite }))

/** Every cookie has a name and a term of the table, and goes to this site alone. */
const expectRules = async (page: Page, names: readonly string[]): Promise<void> => {
  const cookies = await kept(page.context())
  for (const { name, days, sameSite } of cookies) {
    expect.soft([name, days], name).toEqual([name, KEPT_FOR[name]])
    // The session is for the parent domain, from other sites too, where the connection is safe (ST-02).
    if (name !== 'authorization') expect.soft([name, sameSite]).toEqual([name, 'Strict'])
  }
  expect(cookies.map(({ name }) => name)).toEqual(expect.arrayContaining([...names]))
}

test('[ST-01] who says to be an adult and answers about cookies is not asked again for a year', async ({ newcomer: page, context }) => {
  await page.goto('/')
  await page.getByRole('button', { name: "I'm over 18 - Continue" }).click()
  await page.getByRole('region', { name: 'Your privacy' }).getByRole('button', { name: 'I agree' }).click()
  const terms = async () =>
    Object.fromEntries((await context.cookies()).map(({ name, expires }) => [name, Math.round((expires - Date.now() / 1000) / DAY)]))
  await expect.poll(terms).toMatchObject({ adult_warning_read: 365, hide_cookies_warning: 365, cookie_choices: 365 })
})

test('[ST-01] what a guest leaves in the browser has its name and its term, and is sent to this site alone', async ({ visitor: page }) => {
  await page.goto('/')
  await page.getByRole('radio', { name: 'Male', exact: true }).click()
  await page.goto('/add-new-model')
  const wizard = new WizardPage(page)
  await wizard.option('Gender', 'Woman').click()
  await wizard.name.fill('Luna')
  await wizard.next.click()
  await expect(page).toHaveURL(/step=origin/u)
  await page.goto('/amara')
  await page.getByRole('button', { name: 'Chat with Amara' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('First name').fill('Sam')
  await dialog.getByRole('radio', { name: 'Male', exact: true }).click()
  await dialog.getByRole('button', { name: 'Start chatting' }).click()
  await page.getByRole('button', { name: 'Got it' }).click()
  await expectRules(page, ['explore_gender', 'character_draft', 'chat_session_id', 'sidebar_hint_done'])
})

test('[ST-01] [ST-02] so has what a member leaves; their language is in local storage as well', async ({ visitor: page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Log in' }).click()
  await signDialog(page).signIn('free@moonlit.example', 'moonlight7')
  await signDialog(page).isLeftSignedIn()
  await page.goto('/buy-premium')
  await expect(page.getByRole('main').getByRole('radio').first()).toBeVisible()
  await expectRules(page, ['authorization', 'refresh_token', 'models_access', 'payment_currency'])
})

test('[NV-10] [XT-01] tokens that are known to be out of date are renewed once at the start, for all tabs', async ({ member, context }) => {
  const renewals: string[] = []
  const tokens: (string | undefined)[] = []
  context.on('request', (request) => {
    if (request.url().endsWith('/auth/refresh-token/')) renewals.push(request.url())
    if (request.url().includes('/api/v1/chats/')) tokens.push(request.headers().authorization)
  })
  const token = async (): Promise<string | undefined> => (await context.cookies()).find(({ name }) => name === 'authorization')?.value
  const old = await token()
  const other = whenItListens(await context.newPage())
  await other.goto('/amara')
  await remember(context, 'need_refresh', '1')
  await member.goto('/')
  await expect.poll(async () => (await context.cookies()).some(({ name }) => name === 'need_refresh')).toBe(false)
  await expect.poll(token).not.toBe(old)
  expect(renewals).toHaveLength(1)
  // The other tab goes on with the new ones.
  tokens.length = 0
  await other.getByRole('navigation').getByRole('link', { name: 'Chat', exact: true }).first().click()
  await expect.poll(() => tokens.length).toBeGreaterThan(0)
  expect(new Set(tokens)).toEqual(new Set([`Bearer ${(await token()) ?? ''}`]))
  await member.reload()
  await expect(member.getByRole('link', { name: 'Gallery' })).toBeVisible()
  expect(renewals).toHaveLength(1)
})

test('[AP-07] [NV-10] whoever leaves a page while their tokens are being renewed stays signed in', async ({ as, world }) => {
  const page = await as('free')
  await page.goto('/settings')
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()
  await world.advanceClock(20 * 60_000)
  // The server has made the new tokens, and the page is left before it hears of them.
  const made = Promise.withResolvers<void>()
  await page.route(
    '**/auth/refresh-token/',
    async (route) => {
      await route.fetch()
      made.resolve()
    },
    { times: 1 },
  )
  await page.reload()
  await made.promise
  const renewed = page.waitForResponse('**/auth/refresh-token/')
  await page.goto('/')
  expect((await renewed).status()).toBe(200)
  await page.goto('/settings')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/settings$/u)
  await expect.poll(async () => (await page.context().cookies()).some(({ name }) => name === 'refresh_exchange')).toBe(false)
})

test('[NV-10] [SG-11] whoever confirms their e-mail and closes the page at once comes back with tokens that know it', async ({ as, world }) => {
  const page = await as('unconfirmed')
  const context = page.context()
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Send the mail again' }).click()
  const link = await world.mailedPath('verify', 'unconfirmed@moonlit.example')
  // Nothing after the confirmation arrives any more.
  await context.route('**/auth/refresh-token/', (route) => route.abort())
  await page.goto(link)
  await expect(page.getByRole('heading', { name: /confirmed/u })).toBeVisible()
  await page.close()
  await context.unroute('**/auth/refresh-token/')
  const later = whenItListens(await context.newPage())
  await later.goto('/')
  await expect.poll(async () => (await context.cookies()).some(({ name }) => name === 'need_refresh')).toBe(false)
  await expect(later.getByRole('link', { name: 'Gallery' })).toBeVisible()
})

import type { Page } from '@playwright/test'
import { passTimeUntil } from './support/clock.ts'
import { expect, expectAccessible, signDialog, test } from './support/test.ts'

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'Website Maintenance' })
const until = (page: Page, isSo: () => Promise<unknown>) => passTimeUntil(page, isSo, { step: 1000 })

test('[NV-02] [NV-07] when the service goes down, the page says so, and shows itself again when it is back', async ({ visitor, world }) => {
  await visitor.clock.install()
  await visitor.goto('/')
  await expect(notice(visitor)).toHaveCount(0)
  await world.mock.maintenance(true)
  await visitor.getByRole('radio', { name: 'Male', exact: true }).click()
  await until(visitor, () => expect(notice(visitor)).toBeVisible({ timeout: 200 }))
  await expect(notice(visitor)).toContainText('We are doing some works now to improve your experience')
  await expect(notice(visitor)).toContainText('Please try again in few minutes')
  await expect(visitor.locator('[inert]').getByRole('main')).toHaveCount(1)
  await expectAccessible(visitor)
  await world.mock.maintenance(false)
  await until(visitor, () => expect(notice(visitor)).toHaveCount(0, { timeout: 200 }))
  await expect(visitor.getByRole('radio', { name: 'Male', exact: true })).toBeChecked()
  await expect(visitor.locator('[inert]').getByRole('main')).toHaveCount(0)
  await expect(visitor.getByRole('main').getByRole('article').first()).toBeVisible()
})

test('[NV-07] a failure while the service is alive is no maintenance', async ({ guest: { page }, world }) => {
  await page.goto('/amara')
  await world.mock.force('chats.start', 500)
  await page.getByRole('button', { name: 'Chat with Amara' }).first().click()
  await expect.poll(async () => (await world.mock.requests({ call: 'core.alive' })).length).toBe(1)
  await expect(page.getByText('Something went wrong. Please try again later.')).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
})

test('[NV-08] while the service is down it is asked every 15 s, and whoever was writing is where they were, with their words, when it is back', async ({
  guest: { page, session },
  world,
}) => {
  /** The page's own time of each question whether the service is alive. */
  const askedAt: number[] = []
  await page.exposeFunction('noteAlive', (time: number) => void askedAt.push(time))
  await page.addInitScript(() => {
    const { fetch: ask } = window
    window.fetch = async (input, init) => {
      const { url } = new Request(input, init)
      const note: unknown = Reflect.get(window, 'noteAlive')
      if (url.endsWith('/core/alive/') && typeof note === 'function') Reflect.apply(note, window, [Date.now()])
      return ask(input, init)
    }
  })
  const address = `/chat/${await world.openChat(session, 'amara')}`
  await page.clock.install()
  await page.goto(address)
  const composer = page.getByRole('textbox', { name: 'Message to Amara' })
  const messages = page.getByRole('log')
  await expect(messages.locator('[data-side="theirs"]')).toHaveCount(1)
  // The last of what the page asks for when it opens: afterwards only the message can meet the maintenance.
  await expect(page.getByText('Nothing yet. What you tell Amara')).toBeVisible()
  await world.mock.maintenance(true)
  await composer.fill('Are you there?')
  await composer.press('Enter')
  await expect(notice(page)).toBeVisible()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  const before = askedAt.length
  await until(page, async () => {
    // What is fetched now is read after all that was fetched before.
    await page.evaluate(async () => (await fetch('/favicon.svg')).text())
    expect(askedAt.length).toBeGreaterThan(before + 3)
  })
  // The answer comes within the second that is let pass.
  for (const [at, time] of askedAt.slice(-2).entries()) {
    const wait = time - (askedAt.at(at - 3) ?? 0)
    expect(wait).toBeGreaterThanOrEqual(15_000)
    expect(wait).toBeLessThanOrEqual(16_000)
  }
  await expect(notice(page)).toBeVisible()
  await world.mock.maintenance(false)
  await until(page, () => expect(notice(page)).toHaveCount(0, { timeout: 200 }))
  await page.clock.resume()
  await expect(page).toHaveURL(new RegExp(`${address}$`, 'u'))
  const own = messages.locator('[data-side="own"]')
  await expect(own).toContainText('Are you there?')
  await own.getByRole('button', { name: 'Send again' }).click()
  await expect(messages.locator('[data-side="theirs"]')).toHaveCount(2)
})

test('[NV-08] what was written and not sent is still in the box when the service is back', async ({ as, world }) => {
  // One whose listening asks nothing: it is tried again when the service is back.
  const page = await as('premium')
  await page.clock.install()
  await page.goto('/amara')
  await page.getByRole('button', { name: 'Chat with Amara' }).first().click()
  const composer = page.getByRole('textbox', { name: 'Message to Amara' })
  await composer.fill('Half a thought')
  // No call of the page itself may be the one that learns of the works.
  await page.waitForLoadState('networkidle')
  await world.mock.maintenance(true)
  await page.getByRole('log').getByRole('button', { name: 'Listen to this message' }).first().click()
  await until(page, () => expect(notice(page)).toBeVisible({ timeout: 200 }))
  await world.mock.maintenance(false)
  await until(page, () => expect(notice(page)).toHaveCount(0, { timeout: 200 }))
  await expect(composer).toHaveValue('Half a thought')
  await expect(composer).toBeInViewport()
})

test('[NV-08] a form over the page is there again with what was typed when the service is back', async ({ visitor, world }) => {
  await visitor.clock.install()
  const prices = visitor.waitForResponse('**/api/v1/subscriptions/?*')
  await visitor.goto('/')
  await visitor.getByRole('button', { name: 'Create account' }).click()
  const sign = signDialog(visitor)
  await expect(sign.email).toBeVisible()
  // No call of the page itself may be the one that learns of the works: the prices on its cards come last.
  await prices
  await world.mock.maintenance(true)
  await sign.signUp('robin@moonlit.example', 'moonlight7')
  await until(visitor, () => expect(notice(visitor)).toBeVisible({ timeout: 200 }))
  const isOnTop = () =>
    notice(visitor).evaluate((screen) => screen.contains(document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2)))
  expect(await isOnTop()).toBe(true)
  await world.mock.maintenance(false)
  await until(visitor, () => expect(notice(visitor)).toHaveCount(0, { timeout: 200 }))
  await expect(sign.email).toHaveValue('robin@moonlit.example')
  await expect(sign.password).toHaveValue('moonlight7')
  await sign.button('Create account').click()
  await until(visitor, () => expect(visitor.getByRole('dialog', { name: 'Confirm your e-mail' })).toBeVisible({ timeout: 200 }))
})

test('[NV-02] whoever opens a page while the service is down is told of the works, and has the page when it is back', async ({ visitor, world }) => {
  await visitor.clock.install()
  await world.mock.maintenance(true)
  await visitor.goto('/amara')
  await until(visitor, () => expect(notice(visitor)).toBeVisible({ timeout: 200 }))
  await world.mock.maintenance(false)
  await until(visitor, () => expect(visitor.getByRole('heading', { level: 1 })).toContainText('Amara', { timeout: 200 }))
})

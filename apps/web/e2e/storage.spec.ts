import { expect, test } from './support/test.ts'

/** What may be wrong with the storage of a browser. Runs in the page before anything of it. */
const faults = {
  blocked: () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  },
  corrupt: () => {
    for (const name of ['query_params', 'chat_drafts', 'unsent_messages', 'message_edits', 'message_quotes', 'locale'])
      localStorage.setItem(name, '{"broken')
    sessionStorage.setItem('scroll-positions', '[[')
  },
} as const

for (const [name, spoil] of Object.entries(faults))
  test(`[ST-04] with storage that is ${name} one looks around, chats and comes back`, async ({
    guest: { page, session },
    context,
    world,
    baseURL,
  }) => {
    const crashes: string[] = []
    page.on('pageerror', ({ message }) => crashes.push(message))
    await context.addCookies(
      ['explore_gender', 'reminder_counts', 'models_access'].map((cookie) => ({ name: cookie, value: '{"broken', url: baseURL ?? '' })),
    )
    await page.addInitScript(spoil)
    await page.goto('/?utm_source=letter')
    await page.getByRole('radio', { name: 'Male', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/boyfriend/u)
    await page.getByRole('main').getByRole('article').nth(4).scrollIntoViewIfNeeded()
    await page.goto(`/chat/${await world.openChat(session, 'amara')}`)
    const composer = page.getByRole('textbox', { name: 'Message to Amara' })
    await composer.fill('Half a thought')
    await composer.fill('Are you there?')
    await composer.press('Enter')
    await expect(page.getByRole('log').locator('[data-side="theirs"]')).toHaveCount(2)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/boyfriend/u)
    expect(crashes).toEqual([])
  })

test('[ST-04] whoever blocks cookies chats as long as the page is open, and is told that it ends with it', async ({ visitor: page }) => {
  await page.addInitScript(() => {
    const { get } = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') ?? {}
    // What the story gave the browser stays; nothing more is taken.
    Object.defineProperty(Document.prototype, 'cookie', { configurable: true, get, set: () => {} })
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
  })
  await page.goto('/amara')
  await page.getByRole('button', { name: 'Chat with Amara' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('First name').fill('Sam')
  await dialog.getByRole('radio', { name: 'Male', exact: true }).click()
  await dialog.getByRole('button', { name: 'Start chatting' }).click()
  await expect(page.getByText('Your browser keeps no cookies.', { exact: false })).toBeVisible()
  await page.getByRole('textbox', { name: 'Message to Amara' }).fill('Do you hear me?')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('log').locator('[data-side="theirs"]')).toHaveCount(2)
  await page.getByRole('link', { name: 'Explore', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: /Find an AI/u })).toBeVisible()
  await page.getByRole('link', { name: 'Chat', exact: true }).first().click()
  await page.getByRole('main').getByRole('link', { name: /Amara/u }).first().click()
  await expect(page.getByRole('log').getByText('Do you hear me?')).toBeVisible()
})

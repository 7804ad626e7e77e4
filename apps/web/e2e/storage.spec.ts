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
    for (const name of ['query_params', 'chat_drafts', 'unsent_messages', 'message_edits', 'locale']) localStorage.setItem(name, '{"broken')
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

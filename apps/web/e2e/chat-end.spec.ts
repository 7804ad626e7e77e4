import type { Page } from '@playwright/test'
import { expect, phone, test } from './support/test.ts'
import { variants } from './support/variants.ts'

/** How far the talk is from its end, in pixels. */
const toEnd = (page: Page): Promise<number> =>
  page.getByRole('log').evaluate(({ scrollHeight, scrollTop, clientHeight }) => Math.round(scrollHeight - scrollTop - clientHeight))

for (const [size, device] of variants([
  ['a tablet', { viewport: { width: 768, height: 1024 }, hasTouch: true }],
  ['a computer', {}],
  ['a phone', phone],
] as const))
  test.describe(`on ${size}`, () => {
    test.use(device)

    test(`[CH-05] [CH-16] a new chat shows all of its greeting above the suggestions on ${size}`, async ({ guest: { page } }) => {
      for (const slug of ['elin', 'boram', 'naima']) {
        await page.goto(`/${slug}`)
        await page
          .getByRole('button', { name: /^Chat with/u })
          .first()
          .click()
        await expect(page).toHaveURL(/\/chat\/./u)
        await expect(page.getByRole('group', { name: 'Things to say' }).getByRole('button').first()).toBeVisible()
        await expect.poll(() => toEnd(page)).toBeLessThan(2)
      }
    })

    test(`[CH-05] a chat with messages much taller than most is opened at its end on ${size}`, async ({ guest: { page, session }, world }) => {
      const chat = await world.openChat(session, 'elin')
      await world.openChat(session, 'amara')
      for (const text of ['Hello', 'I want to kill myself', 'Send me a photo', 'Thank you']) await world.say(session, chat, text)
      for (let time = 0; time < 3; time += 1) {
        await page.goto('/chat')
        await page.getByRole('list', { name: 'Your chats' }).getByRole('link', { name: /^Elin/u }).click()
        await expect(page.getByRole('log').getByText('Thank you')).toBeAttached()
        await page.waitForLoadState('networkidle')
        await expect.poll(() => toEnd(page)).toBeLessThan(2)
      }
    })
  })

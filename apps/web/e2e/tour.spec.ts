import path from 'node:path'
import { showGlass } from './support/glass.ts'
import { whenStill } from './support/still.ts'
import { expect, remember, test } from './support/test.ts'

const PICTURES = path.resolve(import.meta.dirname, '../../../docs/tour')

test('the tour of the README: age gate, explore, a character, the start, a chat, Arabic', async ({ newcomer: page, context }, testInfo) => {
  test.setTimeout(120_000)
  const show = async (name: string): Promise<void> => {
    await whenStill(page)
    const file = process.env.UPDATE_TOUR === '1' ? path.join(PICTURES, `${name}.jpg`) : testInfo.outputPath(`${name}.jpg`)
    await page.screenshot({ path: file, type: 'jpeg', quality: 82 })
  }

  await showGlass(page)
  await page.goto('/')
  const gate = page.getByRole('dialog', { name: 'For adults only' })
  await expect(gate).toBeVisible()
  await show('01-age-gate')
  await gate.getByRole('button', { name: "I'm over 18 - Continue" }).click()

  await expect(page.getByRole('heading', { level: 1, name: /girlfriend/u })).toBeVisible()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(20)
  await show('02-explore')

  await page.goto('/amara')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Amara/u)
  await show('03-character')

  await page.getByRole('button', { name: 'Chat with Amara' }).first().click()
  const start = page.getByRole('dialog')
  await start.getByLabel('First name').fill('Sam')
  await start.getByRole('radio', { name: 'Male', exact: true }).click()
  await show('04-start')
  await start.getByRole('button', { name: 'Start chatting' }).click()

  const answers = page.getByRole('log').locator('[data-side="theirs"]')
  const composer = page.getByRole('textbox', { name: 'Message to Amara' })
  await expect(answers).toHaveCount(1)
  for (const [turn, text] of ['Hey Amara, how was your day?', 'Two goats is a fair offer. What do you love about your job?'].entries()) {
    await composer.fill(text)
    await composer.press('Enter')
    await expect(answers).toHaveCount(turn + 2)
  }
  await page.getByRole('button', { name: 'Got it' }).click()
  await expect(page.getByRole('complementary', { name: 'About Amara' })).toBeVisible()
  await show('05-chat')
  const chat = page.url()

  await page.setViewportSize({ width: 360, height: 760 })
  await page.goto(chat)
  await expect(answers.last()).toBeInViewport()
  await show('06-chat-phone')
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: /girlfriend/u })).toBeVisible()
  await show('07-explore-phone')

  await page.setViewportSize({ width: 1440, height: 900 })
  await remember(context, 'locale', 'ar')
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(20)
  await show('08-explore-arabic')
})

import { WizardPage } from './support/wizard-page.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, expectThumbSized, phone, test } from './support/test.ts'
import { variants } from './support/variants.ts'

test('[RT-12] [PB-03] [NV-14] the landing page is whole in its HTML, with its portrait, outside of the main layout', async ({ request }) => {
  const answer = await request.get('/landing/create-ai', { headers: { cookie: 'adult_warning_read=1' } })
  expect(answer.status()).toBe(200)
  const html = await answer.text()
  expect(html).toContain('Somebody made by you, for you')
  expect(html).toMatch(/<title>Create your own AI companion · Moonlit<\/title>/u)
  expect(html).toMatch(/<link rel="canonical" href="https?:\/\/[^"?]+\/landing\/create-ai"/u)
  expect(html).toMatch(/<img[^>]+src="\/media\/portraits\/[^"]+hairColor=auburn/u)
  expect(html).not.toContain('aria-label="Main"')
})

test('[RT-12] [PB-03] [NV-06] a visitor tries the portrait, and comes into the wizard with what they chose, and where the visit came from', async ({
  visitor,
}) => {
  await visitor.goto('/landing/create-ai?utm_source=radio&utm_campaign=moon')
  const portrait = visitor.getByRole('img', { name: 'A portrait that follows the choices below it' })
  await visitor.getByRole('radio', { name: 'Violet' }).click()
  await expect(portrait).toHaveAttribute('src', /hairColor=violet/u)
  await visitor.getByRole('radio', { name: 'Anime' }).click()
  await expect(portrait).toHaveAttribute('src', /style=anime.*hairColor=violet/u)
  await visitor.getByText('What does it cost?').click()
  await expect(visitor.getByText('Prices are shown before you pay.')).toBeVisible()
  await visitor.getByRole('link', { name: 'Start creating' }).first().click()
  await expect(visitor).toHaveURL('/add-new-model?utm_source=radio&utm_campaign=moon')
  const wizard = new WizardPage(visitor)
  await expect(wizard.option('Style', 'Anime')).toBeChecked()
  await wizard.option('Gender', 'Woman').click()
  await expect(wizard.portrait).toHaveAttribute('src', /style=anime.*hairColor=violet/u)
  expect(await visitor.evaluate(() => localStorage.getItem('query_params'))).toBe('{"utm_source":"radio","utm_campaign":"moon"}')
})

test('[PB-03] [OV-01] whoever has not said to be an adult meets the age gate before the landing page', async ({ newcomer }) => {
  await newcomer.goto('/landing/create-ai')
  await expect(newcomer.getByRole('dialog', { name: 'For adults only' })).toBeVisible()
})

for (const { locale, action, screen, options } of variants([
  { locale: 'en-GB', action: 'Start creating', screen: 'a large screen', options: {} },
  { locale: 'ar', action: 'بدء الإنشاء', screen: 'a phone', options: phone },
] as const))
  test(`[PB-03] [LY-09] [LY-10] in ${locale} on ${screen} the landing page fits and leads on by keyboard`, async ({ as }) => {
    const page = await as('visitor', { ...options, locale })
    await page.goto('/landing/create-ai')
    await expect(page.getByRole('link', { name: action }).first()).toBeInViewport()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    if (screen === 'a phone') await expectThumbSized(page, '#main')
    await page.getByRole('link', { name: action }).first().focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/add-new-model')
  })

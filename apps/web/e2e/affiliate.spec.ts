import { expect, expectAccessible, expectNoSidewaysScroll, phone, test } from './support/test.ts'
import { variants } from './support/variants.ts'

test('[RT-18] [PB-04] [NV-14] the affiliate programme is in the HTML of /affiliate, with a title and a canonical address', async ({ request }) => {
  const answer = await request.get('/affiliate')
  expect(answer.status()).toBe(200)
  const html = await answer.text()
  expect(html).toContain('Recommend Moonlit, and earn with us')
  expect(html).toMatch(/<title>Affiliate programme · Moonlit<\/title>/u)
  expect(html).toMatch(/<link rel="canonical" href="https?:\/\/[^"?]+\/affiliate"/u)
})

test('[RT-18] [PB-04] [LY-02] a visitor finds the programme in the navigation, reads how it works, and asks for its terms', async ({
  visitor,
  world,
}) => {
  await visitor.goto('/')
  await visitor.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'Affiliate programme' }).click()
  await expect(visitor).toHaveURL('/affiliate')
  const main = visitor.getByRole('main')
  await expect(main.getByRole('list').first().getByRole('heading', { level: 3 })).toHaveText([
    'Write to us',
    'Get your link',
    'We count what it brings',
  ])
  const answer = main.getByText('Names, addresses and chats stay with us.')
  await expect(answer).toBeHidden()
  await main.getByText('Do I learn who the people are?').click()
  await expect(answer).toBeVisible()
  await main.getByRole('link', { name: 'Ask for our terms' }).first().click()

  await expect(visitor).toHaveURL('/contact?subject=partnership')
  await expect(visitor.getByLabel('Subject')).toHaveValue('partnership')
  await visitor.getByLabel('Your e-mail address').fill('robin@example.com')
  await visitor.getByLabel('Your website or channel (optional)').fill('robin.example')
  await visitor.getByLabel('Message').fill('I write about films.')
  await visitor.getByRole('button', { name: 'Send message' }).click()
  await expect(visitor.getByRole('heading', { name: 'We have your message' })).toBeVisible()
  expect((await world.contactMessages())[0]?.body).toMatchObject({ topic: 'partnership', url: 'https://robin.example' })
})

test('[PB-04] [NV-06] the topic of a contact message is no trace of where a visit came from', async ({ visitor }) => {
  await visitor.goto('/contact?subject=partnership&utm_source=radio')
  await expect.poll(() => visitor.evaluate(() => localStorage.getItem('query_params'))).toBe('{"utm_source":"radio"}')
})

test('[OV-01] whoever has not said to be an adult meets the age gate before the programme', async ({ newcomer }) => {
  await newcomer.goto('/affiliate')
  await expect(newcomer.getByRole('dialog', { name: 'For adults only' })).toBeVisible()
})

for (const { locale, action, screen, options } of variants([
  { locale: 'en-GB', action: 'Ask for our terms', screen: 'a large screen', options: {} },
  { locale: 'ar', action: 'طلب الشروط', screen: 'a phone', options: phone },
] as const))
  test(`[RT-18] [PB-04] [LY-09] [LY-10] in ${locale} on ${screen} the programme fits, and its questions open by keyboard`, async ({ as }) => {
    const page = await as('visitor', { ...options, locale })
    await page.goto('/affiliate')
    await expect(page.getByRole('link', { name: action }).first()).toBeInViewport()
    await expectNoSidewaysScroll(page)
    const question = page.locator('summary').first()
    await question.focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('details[open] p')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: action }).first().focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/contact?subject=partnership')
    await expect(page.getByRole('combobox')).toHaveValue('partnership')
  })

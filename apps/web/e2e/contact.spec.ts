import type { Page } from '@playwright/test'
import { openBeforeScripts } from './support/late-scripts.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, phone, signDialog, test } from './support/test.ts'
import { variants } from './support/variants.ts'

const EMAIL = 'robin@example.com'
const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click()

test('[RT-18] [PB-04] [NV-14] the form is in the HTML of /contact, with a title, a canonical address and our e-mail address', async ({ request }) => {
  const answer = await request.get('/contact?subject=complaint')
  expect(answer.status()).toBe(200)
  const html = await answer.text()
  expect(html).toContain('How can we help?')
  expect(html).toMatch(/<title>Contact us · Moonlit<\/title>/u)
  expect(html).toMatch(/<link rel="canonical" href="https?:\/\/[^"?]+\/contact"/u)
  expect(html).toMatch(/<option value="complaint" selected="">/u)
  expect(html).toContain('mailto:support@moonlit.example')
})

test('[RT-18] [PB-04] [OV-01] a newcomer complains without passing the age gate, after reading how long it takes and how we go about it', async ({
  newcomer,
  context,
  world,
}) => {
  await newcomer.goto('/')
  await newcomer.goto('/contact')
  await expect(newcomer.getByRole('dialog')).toHaveCount(0)
  await expect(newcomer.getByRole('main').getByRole('link', { name: 'support@moonlit.example' })).toBeVisible()
  await newcomer.getByLabel('Your e-mail address').fill(EMAIL)
  await newcomer.getByLabel('Subject').selectOption({ label: 'A complaint' })
  await expect(newcomer.getByText('look at it within seven')).toBeVisible()
  const [policy] = await Promise.all([context.waitForEvent('page'), newcomer.getByRole('link', { name: 'How we handle complaints' }).click()])
  await expect(policy).toHaveURL('/complaint-submission-policy')
  await expect(policy.getByRole('heading', { level: 1, name: 'Complaint submission policy' })).toBeVisible()
  await policy.close()
  await expect(newcomer.getByLabel('Your e-mail address')).toHaveValue(EMAIL)
  // What is asked for is not called optional, and an address that is not known keeps nobody from writing.
  await expect(newcomer.getByLabel('Address of the page (optional)')).toHaveCount(0)
  await newcomer.getByLabel('Address of the page, if you know it').fill('moonlit.example/amara')
  await newcomer.getByLabel('Message').fill('This is a picture of me.')
  await send(newcomer)

  await expect(newcomer.getByRole('heading', { level: 1, name: 'We have your message' })).toBeVisible()
  await expect(newcomer.getByText('within seven days')).toBeVisible()
  await expect(newcomer.getByRole('button', { name: 'Send message' })).toHaveCount(0)
  const [message] = await world.contactMessages()
  expect(message?.body).toEqual({
    topic: 'complaint',
    email: EMAIL,
    name: '',
    url: 'https://moonlit.example/amara',
    message: 'This is a picture of me.',
  })
  await expect(newcomer.getByRole('main')).toContainText(EMAIL)
  await expect(newcomer.getByRole('main')).toContainText(message?.id ?? 'no id')
  await expectAccessible(newcomer)
})

test('[PB-04] a request to remove content says what goes within a day, and a payment leads to the refunds', async ({ visitor }) => {
  await visitor.goto('/contact?subject=content-removal')
  await expect(visitor.getByLabel('Subject')).toHaveValue('content-removal')
  await expect(visitor.getByText('at most within 24 hours')).toBeVisible()
  await expect(visitor.getByLabel('Address of the page, if you know it')).not.toHaveAttribute('aria-required', 'true')
  await expect(visitor.getByLabel('Your e-mail address')).toHaveAttribute('aria-required', 'true')
  await expect(visitor.getByRole('link', { name: 'Our content removal policy' })).toHaveAttribute('href', '/content-removal-policy')
  await visitor.getByLabel('Subject').selectOption('billing')
  await expect(visitor.getByText('We answer within three working days')).toBeVisible()
  await expect(visitor.getByRole('main').getByRole('link', { name: 'Disputes and refunds' })).toHaveAttribute('href', '/dispute-resolution')
})

test('[PB-04] [VA-01] what is missing or wrong stands at its field, and the first such field has the focus', async ({ visitor, world }) => {
  await visitor.goto('/contact')
  await send(visitor)
  const email = visitor.getByLabel('Your e-mail address')
  const page = visitor.getByLabel('Address of the page (optional)')
  const message = visitor.getByLabel('Message')
  await expect(visitor.getByRole('alert')).toHaveText('Please check form fields for errors')
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription('This field is required')
  await expect(message).toHaveAccessibleDescription('This field is required')
  await email.fill('robin')
  await page.fill('no address at all')
  await message.fill('x'.repeat(5001))
  await expect(visitor.getByText('5,001 of 5,000 characters')).toBeVisible()
  await send(visitor)
  await expect(email).toHaveAccessibleDescription('Value is not a valid email address')
  await expect(page).toHaveAccessibleDescription('This value is not valid')
  await expect(message).toHaveAccessibleDescription('This value is too long')
  await expectAccessible(visitor)
  expect(await world.contactMessages()).toEqual([])
  await email.fill(EMAIL)
  await page.fill('')
  await message.fill('x'.repeat(5000))
  await send(visitor)
  await expect(visitor.getByRole('heading', { name: 'We have your message' })).toBeVisible()
  expect((await world.contactMessages())[0]?.body).toEqual({ topic: 'question', email: EMAIL, name: '', message: 'x'.repeat(5000) })
})

test('[PB-04] [ER-03] a message that could not be sent stays as it was written, and can be sent again', async ({
  guest: { page },
  context,
  world,
}) => {
  await page.goto('/contact')
  await page.getByLabel('Your e-mail address').fill(EMAIL)
  await page.getByLabel('Message').fill('Do you have gift cards?')
  await context.setOffline(true)
  await send(page)
  await expect(page.getByRole('main').getByRole('alert')).toContainText('We cannot reach the server')
  await context.setOffline(false)
  await world.mock.force('core.contact', 429, { times: 1 })
  await send(page)
  await expect(page.getByRole('main').getByRole('alert')).toContainText('You have sent too many requests')
  await expect(page.getByLabel('Your e-mail address')).toHaveValue(EMAIL)
  await expect(page.getByLabel('Message')).toHaveValue('Do you have gift cards?')
  await send(page)
  await expect(page.getByRole('heading', { name: 'We have your message' })).toBeVisible()
  await page.getByRole('link', { name: 'Write another message' }).click()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('')
})

test('[PB-04] name and e-mail of a member stand in the form, whether they come as one or sign in while writing', async ({ member, as, world }) => {
  await member.goto('/contact')
  await expect(member.getByLabel('Your e-mail address')).toHaveValue('free@moonlit.example')
  await expect(member.getByLabel('Name (optional)')).not.toHaveValue('')
  await member.getByLabel('Message').fill('Thank you.')
  await send(member)
  await expect(member.getByRole('main')).toContainText('free@moonlit.example')
  expect((await world.contactMessages())[0]?.body).toMatchObject({ email: 'free@moonlit.example', message: 'Thank you.' })

  const visitor = await as('visitor')
  await visitor.goto('/contact')
  await visitor.getByLabel('Name (optional)').fill('Robin')
  await visitor.getByLabel('Message').fill('I cannot find my chats.')
  await visitor.getByRole('button', { name: 'Log in' }).click()
  await signDialog(visitor).signIn('premium@moonlit.example', 'moonlight7')
  await expect(visitor.getByLabel('Your e-mail address')).toHaveValue('premium@moonlit.example')
  await expect(visitor.getByLabel('Name (optional)')).toHaveValue('Robin')
  await expect(visitor.getByLabel('Message')).toHaveValue('I cannot find my chats.')
})

test('[LY-09] a message with a long word wraps within its box', async ({ as }) => {
  const page = await as('visitor', phone)
  await page.goto('/contact')
  await page.getByLabel('Message').fill('x'.repeat(900))
  await expectNoSidewaysScroll(page)
})

test('[PB-04] what is typed before the page listens is neither lost nor left out', async ({ visitor, world }) => {
  const scriptsCome = await openBeforeScripts(visitor, '/contact')
  await visitor.getByLabel('Subject').selectOption('other')
  await visitor.getByLabel('Your e-mail address').fill(EMAIL)
  await visitor.getByLabel('Message').fill('I type faster than you load.')
  await scriptsCome()
  await send(visitor)
  await expect(visitor.getByRole('heading', { name: 'We have your message' })).toBeVisible()
  expect((await world.contactMessages())[0]?.body).toMatchObject({ topic: 'other', email: EMAIL, message: 'I type faster than you load.' })
})

const places = [
  {
    locale: 'en-GB',
    title: 'How can we help?',
    email: 'Your e-mail address',
    message: 'Message',
    sent: 'We have your message',
    screen: 'a large screen',
    options: {},
  },
  {
    locale: 'ar',
    title: 'كيف يمكننا مساعدتك؟',
    email: 'بريدك الإلكتروني',
    message: 'الرسالة',
    sent: 'وصلتنا رسالتك',
    screen: 'a phone',
    options: phone,
  },
] as const

test('[LY-10] [VA-01] the field that gets the focus for its error stands clear of the header', async ({ as }) => {
  const page = await as('visitor', { viewport: { width: 1440, height: 900 } })
  await page.goto('/contact?subject=complaint')
  const email = page.getByLabel('Your e-mail address')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.evaluate(() => {
    const field = document.querySelector('input[type=email]')
    // Just below the upper edge, where the header lies.
    scrollBy(0, (field?.getBoundingClientRect().top ?? 0) - 10)
  })
  await send(page)
  await expect(email).toBeFocused()
  const isUncovered = () =>
    email.evaluate((field) => {
      const { left, top, width, height } = field.getBoundingClientRect()
      return document.elementFromPoint(left + width / 2, top + height / 2) === field
    })
  await expect.poll(isUncovered).toBe(true)
})

for (const { locale, title, email, message, sent, screen, options } of variants(places))
  test(`[RT-18] [PB-04] [LY-09] [LY-10] in ${locale} on ${screen} one writes to us by keyboard alone, and nothing sticks out`, async ({
    as,
    world,
  }) => {
    const page = await as('visitor', { ...options, locale })
    await page.goto('/contact')
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.getByRole('combobox').focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Tab')
    // Past the link to the page about payments, and the name.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.getByLabel(email, { exact: true })).toBeFocused()
    await page.keyboard.type(EMAIL)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.getByLabel(message, { exact: true })).toBeFocused()
    await page.keyboard.type('Where is my receipt?')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const notice = page.getByRole('region', { name: sent })
    await expect(notice).toBeFocused()
    await expect(notice.getByRole('heading', { level: 1 })).toBeInViewport()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    expect((await world.contactMessages())[0]?.body).toMatchObject({ topic: 'billing', email: EMAIL, message: 'Where is my receipt?' })
  })

test.describe('on a phone', () => {
  test.use(phone)

  test('[VA-01] [LY-10] a field that is at fault comes into sight with its label, clear of the header', async ({ visitor }) => {
    await visitor.goto('/contact')
    await send(visitor)
    await expect(visitor.getByLabel('Your e-mail address')).toBeFocused()
    const header = await visitor.getByRole('banner').boundingBox()
    const bottom = (header?.y ?? 0) + (header?.height ?? 0)
    await expect.poll(async () => (await visitor.getByText('Your e-mail address', { exact: true }).boundingBox())?.y).toBeGreaterThanOrEqual(bottom)
  })
})

test('[PB-04] whoever reports a character writes about its page, without typing its address', async ({ visitor, world }) => {
  await visitor.goto('/amara')
  await visitor.getByRole('link', { name: 'Report Amara' }).click()
  await expect(visitor.getByLabel('Address of the page, if you know it')).toHaveValue(/^https?:\/\/.+\/amara$/u)
  await visitor.getByLabel('Address of the page, if you know it').fill('/felix')
  await visitor.getByLabel('Your e-mail address').fill(EMAIL)
  await visitor.getByLabel('Message').fill('This is a picture of me.')
  await send(visitor)
  await expect(visitor.getByRole('heading', { level: 1, name: 'We have your message' })).toBeVisible()
  const [message] = await world.contactMessages()
  expect(message?.body).toMatchObject({ topic: 'complaint', url: expect.stringMatching(/^https?:\/\/.+\/felix$/u) })
})

test('[PB-01] [PB-04] the pages about complaints, removals and refunds lead to their form', async ({ visitor }) => {
  for (const [page, name, topic] of [
    ['complaint-submission-policy', 'Write a complaint', 'complaint'],
    ['content-removal-policy', 'Ask to remove content', 'content-removal'],
    ['dispute-resolution', 'Write about a payment', 'billing'],
  ] as const) {
    await visitor.goto(`/${page}`)
    await visitor.getByRole('main').getByRole('link', { name }).click()
    await expect(visitor.getByLabel('Subject')).toHaveValue(topic)
  }
})

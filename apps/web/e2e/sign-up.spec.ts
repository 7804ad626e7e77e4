import { expect, expectAccessible, expectNoSidewaysScroll, phone, signDialog, test, whenItListens } from './support/test.ts'
import { variants } from './support/variants.ts'

const EMAIL = 'robin@example.com'
const PASSWORD = 'moonlight7'

test('[SG-01] [SG-03] [SG-04] [SG-06] [SG-11] [XT-03] [RT-08] a visitor signs up, opens the mailed link in a second tab, and the first tab goes on', async ({
  visitor,
  context,
  world,
}) => {
  await visitor.goto('/amara')
  await visitor.getByRole('button', { name: 'Create account' }).click()
  const sign = signDialog(visitor)
  for (const provider of ['Google', 'Facebook', 'Twitter']) await expect(sign.button(`Continue with ${provider}`)).toBeVisible()
  await expect(sign.box.getByText('Password must be at least 6 characters')).toBeVisible()
  await expect(sign.box.getByRole('checkbox', { name: 'Send me news and offers by e-mail' })).toBeChecked()
  await expectAccessible(visitor)
  await sign.signUp(EMAIL, PASSWORD)
  await expect(sign.box.getByText(`We sent a link to ${EMAIL}`)).toBeVisible()
  await expect(sign.box.getByRole('button', { name: /^Send again in 5\d s$/u })).toBeDisabled()
  await expectAccessible(visitor)

  const second = whenItListens(await context.newPage())
  await second.goto(await world.mailedPath('verify', EMAIL))
  await expect(second.getByRole('heading', { name: 'Your e-mail is confirmed' })).toBeVisible()
  await expect(visitor.getByRole('dialog', { name: 'Confirm your e-mail' })).toHaveCount(0)
  await expect(visitor).toHaveURL('/amara')
  // The sale is offered a moment later.
  await expect(visitor.getByRole('dialog', { name: 'Up to 75% off' })).toBeVisible()
  await visitor.keyboard.press('Escape')
  await expect(visitor.getByRole('button', { name: 'Your account' })).toBeVisible()
  await expectAccessible(second)
})

test('[SG-04] the mail can be sent again after 59 seconds, and to another address', async ({ visitor, world }) => {
  await visitor.clock.install()
  await visitor.goto('/')
  await visitor.getByRole('button', { name: 'Create account' }).click()
  const sign = signDialog(visitor)
  await sign.signUp(EMAIL, PASSWORD)
  await expect(sign.box.getByRole('button', { name: /^Send again in 5\d s$/u })).toBeDisabled()
  await visitor.clock.fastForward(60_000)
  await world.advanceClock(60_000)
  await sign.button('Send it again').click()
  await expect(visitor.getByText(`The mail is on its way to ${EMAIL}.`)).toBeVisible()
  await expect(sign.box.getByRole('button', { name: /^Send again in \d+ s$/u })).toBeDisabled()

  await visitor.clock.fastForward(60_000)
  await world.advanceClock(60_000)
  await sign.button('Use another address').click()
  await sign.box.getByLabel('New e-mail address').fill('other@example.com')
  await sign.button('Send the link there').click()
  await expect(sign.box.getByText('We sent a link to other@example.com')).toBeVisible()
  expect(await world.mailedPath('verify', 'other@example.com')).toMatch(/^\/verify-email\//u)
})

test('[VA-01] [VA-03] a sign-up that is not filled says what is missing, and the first such field has the focus', async ({ visitor }) => {
  await visitor.goto('/')
  await visitor.getByRole('button', { name: 'Create account' }).click()
  const sign = signDialog(visitor)
  await sign.button('Create account').click()
  await expect(sign.message).toHaveText('Please check form fields for errors')
  await expect(sign.email).toBeFocused()
  await sign.signUp('robin', 'abc1')
  await expect(sign.box.getByText('Value is not a valid email address')).toBeVisible()
  await expect(sign.box.getByText('This field should be at least 6 characters long')).toBeVisible()
  await sign.signUp(EMAIL, 'moonlight')
  await expect(sign.password).toHaveAttribute('aria-invalid', 'true')
  await expect(sign.password).toBeFocused()
  await sign.password.fill('пароль7!')
  await sign.button('Create account').click()
  await expect(sign.box.getByText(`We sent a link to ${EMAIL}`)).toBeVisible()
})

test('[SG-16] who signs up with a used e-mail is offered to log in, and the e-mail is there already', async ({ visitor }) => {
  await visitor.goto('/')
  await visitor.getByRole('button', { name: 'Create account' }).click()
  const sign = signDialog(visitor)
  await sign.signUp('free@moonlit.example', PASSWORD)
  await expect(sign.message).toContainText('There is an account with this e-mail address already.')
  await sign.message.getByRole('button', { name: 'Log in' }).click()
  await expect(sign.email).toHaveValue('free@moonlit.example')
  await sign.password.fill(PASSWORD)
  await sign.button('Log in').click()
  await sign.isLeftSignedIn()
})

test('[SG-09] an e-mail whose accounts were deleted three times is refused in a dialog of its own', async ({ visitor, world }) => {
  for (let time = 0; time < 3; time += 1) {
    await world.register(EMAIL, PASSWORD)
    // Only an address that was confirmed counts as the person's.
    await world.confirmEmail(EMAIL)
    await world.deleteAccount(EMAIL, PASSWORD)
  }
  await visitor.goto('/')
  await visitor.getByRole('button', { name: 'Create account' }).click()
  await signDialog(visitor).signUp(EMAIL, PASSWORD)
  const refusal = visitor.getByRole('dialog', { name: 'Error' })
  await expect(refusal).toContainText('Registration is not available for this e-mail address.')
  await expectAccessible(visitor)
  await refusal.getByRole('button', { name: 'Close' }).click()
  await expect(visitor.getByRole('dialog')).toHaveCount(0)
})

test('[SG-13] the chats of a guest who signs up are the account’s, and the guest session is gone', async ({
  guest: { page, session },
  context,
  world,
}) => {
  await world.openChat(session, 'amara')
  await page.goto('/chat')
  await expect(page.getByRole('link', { name: 'Amara', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Create account' }).click()
  const sign = signDialog(page)
  await sign.signUp(EMAIL, PASSWORD)
  await sign.button('Later').click()
  await expect(page.getByRole('link', { name: 'Amara', exact: true })).toBeVisible()
  const cookies = await context.cookies()
  expect(cookies.map(({ name }) => name)).not.toContain('chat_session_id')
  expect(cookies.map(({ name }) => name)).toContain('authorization')
})

test('[SG-11] a used link says so, and lets a member who is not confirmed have a new one', async ({ visitor, as, world }) => {
  await world.register(EMAIL, PASSWORD)
  const used = await world.mailedPath('verify', EMAIL)
  await visitor.goto(used)
  await expect(visitor.getByRole('heading', { name: 'Your e-mail is confirmed' })).toBeVisible()
  await visitor.goto(used)
  await expect(visitor.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible()
  await visitor.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await signDialog(visitor).signIn(EMAIL, PASSWORD)
  await expect(visitor.getByRole('main')).toContainText(`Your e-mail is confirmed already${EMAIL}`)

  const unconfirmed = await as('unconfirmed')
  await unconfirmed.goto('/verify-email/u_nobody/wrong')
  await expect(unconfirmed.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible()
  await expectAccessible(unconfirmed)
  await unconfirmed.getByRole('button', { name: 'Send it again' }).click()
  await expect(unconfirmed.getByText('The mail is on its way')).toBeVisible()
})

const bothWays = [
  { locale: 'en-GB', open: 'Join', submit: 'Create account', email: 'E-mail', sent: 'Confirm your e-mail' },
  { locale: 'ar', open: 'انضمام', submit: 'إنشاء حساب', email: 'البريد الإلكتروني', sent: 'تأكيد بريدك الإلكتروني' },
] as const

for (const { locale, open, submit, email, sent } of variants(bothWays)) {
  test(`[SG-01] [SG-04] [LY-09] [LY-10] on a phone in ${locale} signing up fits and works by keyboard alone`, async ({ as }) => {
    const page = await as('visitor', { ...phone, locale })
    await page.goto('/')
    await page.getByRole('button', { name: open }).focus()
    await page.keyboard.press('Enter')
    const box = page.getByRole('dialog')
    await expect(box).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await box.getByLabel(email, { exact: true }).focus()
    await page.keyboard.type(EMAIL)
    await page.keyboard.press('Tab')
    await page.keyboard.type(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: sent })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(box).toHaveCount(0)
    await expect(page.getByRole('button', { name: submit })).toHaveCount(0)
  })
}

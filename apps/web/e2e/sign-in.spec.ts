import type { Page } from '@playwright/test'
import { openBeforeScripts } from './support/late-scripts.ts'
import { SettingsPage } from './support/settings-page.ts'
import { expect, expectAccessible, signDialog, test, whenItListens } from './support/test.ts'
import type { World } from './support/world.ts'

const EMAIL = 'free@moonlit.example'
const PASSWORD = 'moonlight7'

test('[SG-01] [SG-02] [SG-07] [LY-04] a member signs in where they are, sees their password if they like, and is offered the sale', async ({
  visitor,
}) => {
  await visitor.goto('/amara')
  await visitor.getByRole('button', { name: 'Log in' }).click()
  const sign = signDialog(visitor)
  for (const provider of ['Google', 'Facebook', 'Twitter']) await expect(sign.button(`Continue with ${provider}`)).toBeVisible()
  await expectAccessible(visitor)
  await sign.password.fill(PASSWORD)
  await expect(sign.password).toHaveAttribute('type', 'password')
  await sign.button('Show the password').click()
  await expect(sign.password).toHaveAttribute('type', 'text')
  await sign.signIn(EMAIL, PASSWORD)
  await expect(visitor.getByRole('dialog', { name: 'Welcome back' })).toHaveCount(0)
  await expect(visitor).toHaveURL('/amara')
  await expect(visitor.getByRole('dialog', { name: 'Up to 75% off' })).toBeVisible()
  await expectAccessible(visitor)
  await sign.putOffSale()
  await visitor.getByRole('button', { name: 'Your account' }).click()
  for (const name of ['Subscription', 'Settings', 'Log out']) await expect(visitor.getByRole('menuitem', { name })).toBeVisible()
})

test('[SG-07] a subscriber who signs in is offered no sale', async ({ visitor }) => {
  await visitor.clock.install()
  await visitor.goto('/')
  await visitor.getByRole('button', { name: 'Log in' }).click()
  await signDialog(visitor).signIn('premium@moonlit.example', PASSWORD)
  await expect(visitor.getByRole('button', { name: 'Your account' })).toBeVisible()
  await expect(visitor.getByRole('link', { name: 'Subscription' }).first()).toBeVisible()
  await visitor.clock.fastForward(10_000)
  await expect(visitor.getByRole('dialog')).toHaveCount(0)
})

test('[VA-01] [VA-02] a form that is not filled says what is missing; wrong words say so without naming the field', async ({ visitor }) => {
  await visitor.goto('/')
  await visitor.getByRole('button', { name: 'Log in' }).click()
  const sign = signDialog(visitor)
  await sign.button('Log in').click()
  await expect(sign.message).toHaveText('Please check form fields for errors')
  await expect(sign.box.getByText('This field is required')).toBeVisible()
  await expect(sign.box.getByText('Value is required')).toBeVisible()
  await sign.signIn('free', PASSWORD)
  await expect(sign.box.getByText('Value is not a valid email address')).toBeVisible()
  await sign.signIn(EMAIL, 'not-this-1')
  await expect(sign.message).toHaveText('Wrong email or password')
  await expect(sign.email).toHaveValue(EMAIL)
})

test('[SG-16] an unknown e-mail is offered to register, and is there already', async ({ visitor }) => {
  await visitor.goto('/')
  await visitor.getByRole('button', { name: 'Log in' }).click()
  const sign = signDialog(visitor)
  await sign.signIn('nobody@example.com', PASSWORD)
  await expect(sign.message).toContainText('There is no account with this e-mail address yet.')
  await sign.message.getByRole('button', { name: 'Create an account' }).click()
  await expect(visitor.getByRole('dialog', { name: 'Create your account' })).toBeVisible()
  await expect(sign.email).toHaveValue('nobody@example.com')
})

test('[SG-10] [SG-12] [VA-04] [RT-08] a forgotten password: the mailed link sets a new one, once, and the old one is no good', async ({
  visitor,
  world,
}) => {
  await visitor.goto('/')
  await visitor.getByRole('button', { name: 'Log in' }).click()
  const sign = signDialog(visitor)
  await sign.button('Forgot your password?').click()
  await sign.button('Send the link').click()
  await expect(sign.box.getByText('This field is required')).toBeVisible()
  await sign.email.fill('no address')
  await sign.button('Send the link').click()
  await expect(sign.box.getByText('Value is not a valid email address')).toBeVisible()
  await sign.email.fill(EMAIL)
  await sign.button('Send the link').click()
  await expect(visitor.getByRole('dialog', { name: 'Link sent' })).toBeVisible()
  await sign.box.getByRole('button', { name: 'Close' }).last().click()

  const link = await world.mailedPath('reset', EMAIL)
  await visitor.goto(link)
  const main = visitor.getByRole('main')
  await main.getByLabel('New password').fill('short')
  await main.getByRole('button', { name: 'Save the password' }).click()
  await expect(main.getByText('This field should be at least 6 characters long')).toBeVisible()
  await main.getByLabel('New password').fill('starlight8')
  await expectAccessible(visitor)
  await main.getByRole('button', { name: 'Save the password' }).click()
  await expect(main.getByRole('heading', { name: 'Your password is changed' })).toBeVisible()
  await expect(main.getByRole('region', { name: 'Your password is changed' })).toBeFocused()
  await main.getByRole('button', { name: 'Log in' }).click()
  await sign.signIn(EMAIL, PASSWORD)
  await expect(sign.message).toHaveText('Wrong email or password')
  await sign.signIn(EMAIL, 'starlight8')
  await sign.isLeftSignedIn()

  await visitor.goto(link)
  await main.getByLabel('New password').fill('moonbeam9')
  await main.getByRole('button', { name: 'Save the password' }).click()
  await expect(main.getByRole('region', { name: 'This link does not work any more' })).toBeFocused()
  await main.getByRole('button', { name: 'Send me a new link' }).click()
  await expect(visitor.getByRole('dialog', { name: 'Forgot your password?' })).toBeVisible()
})

/** Has forgotten the password and asks for the link, whose path is returned. */
const askForLink = async (page: Page, world: World): Promise<string> => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Log in' }).click()
  const sign = signDialog(page)
  await sign.button('Forgot your password?').click()
  await sign.email.fill(EMAIL)
  await sign.button('Send the link').click()
  await expect(page.getByRole('dialog', { name: 'Link sent' })).toBeVisible()
  return world.mailedPath('reset', EMAIL)
}

test('[SG-12] a new password that is typed and sent before the page listens is the one that is set', async ({ visitor, world }) => {
  const link = await askForLink(visitor, world)
  const scriptsCome = await openBeforeScripts(visitor, link)
  await visitor.getByLabel('New password').fill('starlight8')
  // The form is held until the page listens, and then sent; a password never stands in an address.
  await visitor.getByLabel('New password').press('Enter')
  await scriptsCome()
  await expect(visitor.getByRole('heading', { name: 'Your password is changed' })).toBeVisible()
  await expect(visitor).toHaveURL(link)
  await visitor.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await signDialog(visitor).signIn(EMAIL, 'starlight8')
  await signDialog(visitor).isLeftSignedIn()
})

test('[SG-12] a link to set a password is good for an hour', async ({ visitor, world }) => {
  const link = await askForLink(visitor, world)
  await world.advanceClock(61 * 60 * 1000)
  await visitor.goto(link)
  await visitor.getByLabel('New password').fill('starlight8')
  await visitor.getByRole('button', { name: 'Save the password' }).click()
  await expect(visitor.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible()
})

test('[NV-03] [SG-02] who signs in on a page in another language is welcomed in that of the account', async ({ as }) => {
  const page = await as('visitor', { locale: 'ar' })
  await page.goto('/')
  await page.getByRole('button', { name: 'دخول', exact: true }).click()
  const box = page.getByRole('dialog')
  await box.locator('input[type=email]').fill(EMAIL)
  await box.locator('input[type=password]').fill(PASSWORD)
  await box.locator('input[type=password]').press('Enter')
  await expect(page.getByRole('listitem').filter({ hasText: 'Welcome back, Noa' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('[NV-15] [NV-07] who signs in without a connection is told so in the dialog, and finds it as it was', async ({ visitor }) => {
  await visitor.goto('/amara')
  await visitor.getByRole('button', { name: 'Log in' }).click()
  const sign = signDialog(visitor)
  await expect(sign.email).toBeVisible()
  await visitor.context().setOffline(true)
  await sign.signIn(EMAIL, PASSWORD)
  await expect(sign.message).toContainText('We cannot reach the server. Check your connection and try again.')
  await expect(sign.email).toHaveValue(EMAIL)
  await visitor.context().setOffline(false)
  await sign.button('Log in').click()
  await sign.isLeftSignedIn()
})

test('[SG-14] [XT-01] who signs in or out in one tab is in or out in both', async ({ visitor, context }) => {
  const second = whenItListens(await context.newPage())
  await second.goto('/amara')
  await visitor.goto('/')
  await visitor.getByRole('button', { name: 'Log in' }).click()
  await signDialog(visitor).signIn('premium@moonlit.example', PASSWORD)
  for (const page of [visitor, second]) await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()
  await expect(second).toHaveURL('/amara')

  await second.getByRole('button', { name: 'Your account' }).click()
  await second.getByRole('menuitem', { name: 'Log out' }).click()
  for (const page of [visitor, second]) {
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
    await expect(page).toHaveURL('/')
  }
  const told = 'You were logged out in another tab.'
  await expect(visitor.getByText(told)).toBeVisible()
  await expect(second.getByText(told)).toHaveCount(0)
  const kept = (await context.cookies()).map(({ name }) => name)
  for (const name of ['authorization', 'refresh_token', 'models_access']) expect(kept).not.toContain(name)
})

test('[AP-03] [SG-14] a session that the server ended leads to explore and asks to sign in; signing in leads back', async ({
  member,
  context,
  world,
}) => {
  await member.goto('/chat')
  await world.endSession(await context.cookies())
  await member.reload()
  const sign = signDialog(member)
  await expect(member.getByRole('dialog', { name: 'Welcome back' })).toBeVisible()
  await expect(member).toHaveURL('/')
  await sign.signIn(EMAIL, PASSWORD)
  await expect(member).toHaveURL('/chat')
})

test('[SG-02] [SG-15] [RT-14] signing in through a provider leads to its page and back to where one was', async ({ visitor }) => {
  await visitor.goto('/amara')
  await visitor.getByRole('button', { name: 'Log in' }).click()
  await signDialog(visitor).button('Continue with Google').click()
  await expect(visitor.getByRole('heading', { name: 'Sign in with Google' })).toBeVisible()
  await visitor.getByRole('button', { name: /Noa Frey/u }).click()
  await expect(visitor).toHaveURL('/amara')
  await signDialog(visitor).isLeftSignedIn()
})

test('[SG-05] [SG-08] [SG-15] a provider that tells an e-mail makes an account by itself; [SG-04] one that tells none asks for it', async ({
  as,
}) => {
  const told = await as('visitor')
  await told.goto('/amara')
  await told.getByRole('button', { name: 'Create account' }).click()
  await signDialog(told).button('Continue with Facebook').click()
  await told.getByLabel('First name').fill('Lou')
  await told.getByRole('textbox', { name: /E-mail/u }).fill('lou@example.com')
  await told.getByRole('button', { name: 'Continue' }).click()
  await expect(told).toHaveURL('/amara')
  await signDialog(told).isLeftSignedIn()
  await expect(told.getByRole('dialog', { name: 'Up to 75% off' })).toBeVisible()

  const silent = await as('visitor')
  await silent.goto('/')
  await silent.getByRole('button', { name: 'Create account' }).click()
  await signDialog(silent).button('Continue with Twitter').click()
  await silent.getByLabel('First name').fill('Kim')
  await silent.getByRole('button', { name: 'Continue' }).click()
  const sign = signDialog(silent)
  await expect(silent.getByRole('dialog', { name: 'Almost there' })).toContainText('Twitter did not tell us your e-mail address.')
  await silent.reload()
  await expect(silent.getByRole('dialog', { name: 'Almost there' })).toBeVisible()
  await sign.email.fill('kim@example.com')
  await sign.button('Finish registration').click()
  await expect(sign.box.getByText('We sent a link to kim@example.com')).toBeVisible()
})

test('[ER-04] [RT-14] who refuses at the provider is told so and can try again', async ({ visitor }) => {
  await visitor.goto('/amara')
  await visitor.getByRole('button', { name: 'Log in' }).click()
  await signDialog(visitor).button('Continue with Google').click()
  await visitor.getByRole('button', { name: 'Cancel' }).click()
  await expect(visitor.getByRole('heading', { name: 'Authorization error' })).toBeVisible()
  await expect(visitor.getByText('The sign-in was cancelled.')).toBeVisible()
  await expectAccessible(visitor)
  await visitor.getByRole('button', { name: 'Try again' }).click()
  await expect(visitor.getByRole('dialog', { name: 'Welcome back' })).toBeVisible()
})

test('[AP-03] [SG-14] [AC-01] whose password was changed on another device is asked to log in when they write, and comes back to the chat', async ({
  as,
  world,
}) => {
  const address = `/chat/${await world.openMembersChat('free', 'amara')}`
  const [page, elsewhere] = [await as('free'), await as('free')]
  await page.goto(address)
  const box = page.getByRole('textbox', { name: 'Message to Amara' })
  await box.fill('Are you there?')
  await elsewhere.goto('/settings')
  const settings = new SettingsPage(elsewhere)
  await settings.section('Password').getByLabel('Current password').fill('moonlight7')
  await settings.section('Password').getByLabel('New password').fill('starlight8')
  await settings.save('Password', { button: 'Change the password', word: 'Changed. You are logged out on all other devices.' })
  await box.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Welcome back' })
  await expect(dialog).toContainText('Your session has ended. Log in to go on.')
  await expect(page).toHaveURL('/')
  await signDialog(page).signIn('free@moonlit.example', 'starlight8')
  await expect(page).toHaveURL(address)
})

import type { Page } from '@playwright/test'
import { CARDS, ProviderPage } from './support/provider-page.ts'
import { expect, expectAccessible, signDialog, test } from './support/test.ts'

const PASSWORD = 'moonlight7'

/** Begins at a character's page, and comes back from a provider as one of the people it knows. */
const comeBackFrom = async (page: Page, provider: 'Facebook' | 'Google' | 'Twitter', person: string): Promise<void> => {
  await page.goto('/amara')
  await page.getByRole('button', { name: 'Create account' }).click()
  await signDialog(page).button(`Continue with ${provider}`).click()
  await page.getByRole('button', { name: person }).click()
}

const waysOut = {
  'the Escape key': (page: Page) => page.keyboard.press('Escape'),
  'the cross': (page: Page) => signDialog(page).button('Close').click(),
  'the browser’s Back': (page: Page) => page.goBack(),
}

for (const [way, leave] of Object.entries(waysOut)) {
  test(`[SG-08] [RT-14] who leaves an unfinished registration by ${way} is back where it began, and is not asked again`, async ({ visitor }) => {
    await comeBackFrom(visitor, 'Twitter', 'Sky Lark')
    await expect(visitor.getByRole('dialog', { name: 'Almost there' })).toBeVisible()
    await leave(visitor)
    await expect(visitor).toHaveURL('/amara')
    await expect(visitor.getByRole('dialog')).toHaveCount(0)
    await expect(visitor.getByRole('heading', { level: 1, name: /^Amara/u })).toBeVisible()
    await visitor.reload()
    await expect(visitor.getByRole('button', { name: 'Create account' })).toBeVisible()
    await expect(visitor.getByRole('dialog')).toHaveCount(0)
  })
}

test('[SG-08] [RT-14] who leaves an unfinished registration that began nowhere on this site is on explore', async ({ visitor }) => {
  await comeBackFrom(visitor, 'Google', 'Sky Lark')
  await expect(visitor.getByRole('dialog', { name: 'Almost there' })).toBeVisible()
  await visitor.goto(visitor.url().replace(/back_url=.*$/u, 'back_url=https://elsewhere.example/'))
  await expect(visitor.getByRole('dialog', { name: 'Almost there' })).toBeVisible()
  await visitor.keyboard.press('Escape')
  await expect(visitor).toHaveURL('/')
})

test('[SG-06] [SG-08] who finishes a registration by hand and confirms later is back where it began', async ({ visitor }) => {
  await comeBackFrom(visitor, 'Google', 'Sky Lark')
  const sign = signDialog(visitor)
  await sign.email.fill('sky@example.com')
  await sign.button('Finish registration').click()
  await expect(sign.box.getByText('We sent a link to sky@example.com')).toBeVisible()
  await sign.button('Later').click()
  await expect(visitor).toHaveURL('/amara')
  await sign.isLeftSignedIn()
  await visitor.goBack()
  await expect(visitor.getByRole('heading', { name: 'Sign in with Google' })).toBeVisible()
})

test('[SG-08] [SG-13] a guest who signs up with a provider keeps their chats, and the name that they gave', async ({
  guest: { page, session },
  world,
}) => {
  await world.openChat(session, 'amara')
  await comeBackFrom(page, 'Google', 'Sky Lark')
  const sign = signDialog(page)
  await sign.email.fill('sky@example.com')
  await sign.button('Finish registration').click()
  await sign.button('Later').click()
  await page.getByRole('button', { name: 'Your account' }).click()
  await expect(page.getByText('Signed in as Sam')).toBeVisible()
  await page.goto('/chat')
  await expect(page.getByRole('link', { name: /Amara/u }).first()).toBeVisible()
})

test('[SG-08] [VA-01] a registration that is sent empty asks for the e-mail and for nothing else; a used one is offered to log in', async ({
  visitor,
}) => {
  await comeBackFrom(visitor, 'Twitter', 'Sky Lark')
  const sign = signDialog(visitor)
  await sign.button('Finish registration').click()
  await expect(sign.message).toHaveText('Please check form fields for errors')
  await expect(sign.message.getByRole('button')).toHaveCount(0)
  await expect(sign.email).toBeFocused()
  await sign.email.fill('free@moonlit.example')
  await sign.button('Finish registration').click()
  await expect(sign.message).toContainText('There is an account with this e-mail address already.')
  await expect(sign.message.getByRole('button')).toHaveText('Log in')
  await sign.email.fill('sky@example.com')
  await sign.button('Finish registration').click()
  await expect(sign.box.getByText('We sent a link to sky@example.com')).toBeVisible()
})

test('[SG-08] what a provider told is good for an hour; afterwards one signs up in the ordinary way', async ({ visitor, world }) => {
  await comeBackFrom(visitor, 'Twitter', 'Sky Lark')
  const sign = signDialog(visitor)
  await sign.email.fill('sky@example.com')
  await world.advanceClock(61 * 60 * 1000)
  await sign.button('Finish registration').click()
  await expect(sign.message).toContainText('This link is not valid any more')
  await sign.message.getByRole('button', { name: 'Create an account' }).click()
  await expect(visitor.getByRole('dialog', { name: 'Create your account' })).toBeVisible()
  await expect(sign.email).toHaveValue('sky@example.com')
})

test('[SG-09] a provider’s e-mail whose accounts were deleted three times is refused in a dialog of its own', async ({ visitor, world }) => {
  const email = 'robin.vale@google.example'
  for (let time = 0; time < 3; time += 1) {
    await world.register(email, PASSWORD)
    await world.confirmEmail(email)
    await world.deleteAccount(email, PASSWORD)
  }
  await comeBackFrom(visitor, 'Google', 'Robin Vale')
  const refusal = visitor.getByRole('dialog', { name: 'Error' })
  await expect(refusal).toContainText('Registration is not available for this e-mail address.')
  await refusal.getByRole('button', { name: 'Close' }).click()
  await expect(visitor).toHaveURL('/amara')
})

test('[SG-08] [SG-16] a provider’s e-mail that an account only claims, without having confirmed it, signs up in its place', async ({ visitor }) => {
  await comeBackFrom(visitor, 'Facebook', 'Uma North')
  await signDialog(visitor).isLeftSignedIn()
  await expect(visitor).toHaveURL('/amara')
})

test('[SG-08] [SG-16] a provider’s e-mail that has an account, paid and not confirmed yet, is named, and leads to logging in', async ({
  as,
  visitor,
}) => {
  const buyer = await as('unconfirmed')
  await buyer.goto('/buy-premium/aylin')
  await buyer.getByRole('button', { name: /^Unlock Aylin for/u }).click()
  await new ProviderPage(buyer).pay(CARDS.good)
  await expect(buyer.getByRole('main')).toContainText('The chat is open, for good.')
  await comeBackFrom(visitor, 'Facebook', 'Uma North')
  const sign = signDialog(visitor)
  await expect(visitor.getByRole('dialog', { name: 'You have an account already' })).toContainText('unconfirmed@moonlit.example')
  await expect(sign.button('Finish registration')).toHaveCount(0)
  await expectAccessible(visitor)
  await sign.button('Log in').click()
  await expect(sign.email).toHaveValue('unconfirmed@moonlit.example')
  await sign.password.fill(PASSWORD)
  await sign.button('Log in').click()
  await sign.isLeftSignedIn()
  await expect(visitor).toHaveURL('/amara')
})

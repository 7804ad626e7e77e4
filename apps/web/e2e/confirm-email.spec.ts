import type { Page } from '@playwright/test'
import { expect, expectAccessible, signDialog, test, whenItListens } from './support/test.ts'

const EMAIL = 'robin@example.com'
const PASSWORD = 'moonlight7'

/** Writes to a character, which asks for a confirmed address. */
const write = async (page: Page): Promise<void> => {
  const composer = page.getByRole('textbox', { name: 'Message to Amara' })
  await composer.fill('Can you hear me?')
  await composer.press('Enter')
}
const askToConfirm = async (page: Page): Promise<void> => {
  await page.goto('/amara')
  await page.getByRole('button', { name: 'Chat with Amara' }).first().click()
  await write(page)
}

test('[SG-04] who mistyped their address has the mail sent to another one at once', async ({ visitor, world }) => {
  await visitor.goto('/')
  await visitor.getByRole('button', { name: 'Create account' }).click()
  const sign = signDialog(visitor)
  await sign.signUp('robin@exmaple.com', PASSWORD)
  await sign.button('Use another address').click()
  await sign.box.getByLabel('New e-mail address').fill(EMAIL)
  await sign.button('Send the link there').click()
  await expect(sign.box.getByText(`We sent a link to ${EMAIL}`)).toBeVisible()
  await expect(sign.box.getByRole('button', { name: /^Send again in \d+ s$/u })).toBeDisabled()
  expect(await world.mailedPath('verify', EMAIL)).toMatch(/^\/verify-email\//u)
})

test('[SG-04] [AC-07] [AP-08] in the settings one press sends the mail again; who comes back too early is told how long it takes', async ({
  as,
  world,
}) => {
  await world.freezeClock()
  const page = await as('unconfirmed')
  await page.goto('/settings')
  const notice = page.getByRole('status').filter({ hasText: 'unconfirmed@moonlit.example is not confirmed yet.' })
  const send = page.getByRole('button', { name: 'Send the mail again' })
  const wait = page.getByRole('button', { name: /^Send again in \d+ s$/u })
  await send.press('Enter')
  await expect(page.getByText('The mail is on its way to unconfirmed@moonlit.example.')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(wait).toBeDisabled()
  await expect(notice).toBeFocused()
  await expect(notice).not.toContainText('Send again')
  await expectAccessible(page)
  await page.reload()
  await world.advanceClock(20_000)
  await send.press('Enter')
  await expect(page.getByRole('button', { name: /^Send again in 3\d s$/u })).toBeDisabled()
  await expect(notice).toContainText('Send again in 39 s')
  await expect(notice).toBeFocused()
  await expect(page.getByText('The mail is on its way')).toHaveCount(0)
  await expect(page.getByText('You have sent too many requests.')).toHaveCount(0)
  expect(await world.mock.outbox.list({ to: 'unconfirmed@moonlit.example', kind: 'verify' })).toHaveLength(1)
})

test('[SG-04] [AP-08] [OV-10] [LY-10] who asks too early in a chat counts down what is left, and goes on where it says so', async ({ as, world }) => {
  await world.freezeClock()
  const page = await as('unconfirmed')
  await askToConfirm(page)
  const sign = signDialog(page)
  await sign.button('Send it again').press('Enter')
  await expect(sign.box.getByRole('button', { name: /^Send again in \d+ s$/u })).toBeDisabled()
  const place = sign.box.getByText('We sent a link to unconfirmed@moonlit.example')
  await expect(place).toBeFocused()
  await page.reload()
  await write(page)
  await world.advanceClock(20_000)
  await sign.button('Send it again').click()
  await expect(sign.box.getByRole('button', { name: /^Send again in 3\d s$/u })).toBeDisabled()
  await expect(page.getByText('You have sent too many requests.')).toHaveCount(0)

  await sign.button('Use another address').click()
  await sign.box.getByLabel('New e-mail address').fill('unconfirmed@moonlit.example')
  await sign.button('Send the link there').click()
  await expect(sign.box.getByRole('button', { name: /^Send again in 3\d s$/u })).toBeDisabled()
  await expect(place).toBeVisible()
})

test('[SG-04] whoever presses twice has one mail sent', async ({ as, world }) => {
  const page = await as('unconfirmed')
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Send the mail again' }).dblclick()
  await expect(page.getByText('The mail is on its way')).toBeVisible()
  expect(await world.mock.requests({ call: 'auth.sendVerification' })).toHaveLength(1)
})

test('[SG-04] [SG-16] another member’s address is refused as used, and nobody who is logged in is asked to log in', async ({ as }) => {
  const page = await as('unconfirmed')
  await askToConfirm(page)
  const sign = signDialog(page)
  await sign.button('Use another address').click()
  await sign.box.getByLabel('New e-mail address').fill('free@moonlit.example')
  await sign.button('Send the link there').click()
  await expect(sign.box.getByText('There is an account with this e-mail address already.', { exact: true })).toBeVisible()
})

test('[SG-11] a link for another account than the one that is logged in confirms that one, and says so', async ({ as, world }) => {
  await world.register(EMAIL, PASSWORD)
  const page = await as('unconfirmed')
  const tab = whenItListens(await page.context().newPage())
  await tab.goto('/settings')
  await page.goto(await world.mailedPath('verify', EMAIL))
  await expect(page.getByRole('heading', { name: 'The address is confirmed' })).toBeVisible()
  await expect(page.getByText('It belongs to another account than the one you are logged in with here.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Find someone to talk to' }).click()
  await page.goto('/settings')
  for (const place of [page, tab]) await expect(place.getByText('unconfirmed@moonlit.example is not confirmed yet.')).toBeVisible()
})

test('[SG-11] a link that is opened again where nobody is logged in says that the address may be confirmed already', async ({ visitor, world }) => {
  await world.register(EMAIL, PASSWORD)
  const link = await world.mailedPath('verify', EMAIL)
  await visitor.goto(link)
  await expect(visitor.getByRole('heading', { name: 'Your e-mail is confirmed' })).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByText('If your address is confirmed, just log in.', { exact: false })).toBeVisible()
})

import { expect, expectAccessible, signDialog, test, whenItListens } from './support/test.ts'

const EMAIL = 'robin@example.com'
const PASSWORD = 'moonlight7'

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

test('[SG-04] [AP-08] [OV-10] who comes back too early counts down what is left of the wait', async ({ as, world }) => {
  await world.freezeClock()
  const page = await as('unconfirmed')
  await page.goto('/settings')
  const sign = signDialog(page)
  const confirm = page.getByRole('button', { name: 'Send the mail again' })
  await confirm.click()
  await sign.button('Send it again').click()
  await expect(sign.box.getByRole('button', { name: /^Send again in \d+ s$/u })).toBeDisabled()
  await page.reload()
  await confirm.click()
  await world.advanceClock(20_000)
  await sign.button('Send it again').click()
  await expect(sign.box.getByRole('button', { name: /^Send again in 3\d s$/u })).toBeDisabled()
  await expect(page.getByText('You have sent too many requests.')).toHaveCount(0)

  await sign.button('Use another address').click()
  await sign.box.getByLabel('New e-mail address').fill('unconfirmed@moonlit.example')
  await sign.button('Send the link there').click()
  await expect(sign.box.getByRole('button', { name: /^Send again in 3\d s$/u })).toBeDisabled()
  await expect(sign.box.getByText('We sent a link to unconfirmed@moonlit.example')).toBeVisible()
})

test('[SG-04] whoever presses twice has one mail sent', async ({ as, world }) => {
  const page = await as('unconfirmed')
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Send the mail again' }).click()
  await signDialog(page).button('Send it again').dblclick()
  await expect(page.getByText('The mail is on its way')).toBeVisible()
  expect(await world.mock.requests({ call: 'auth.sendVerification' })).toHaveLength(1)
})

test('[SG-04] [SG-16] another member’s address is refused as used, and nobody who is logged in is asked to log in', async ({ as }) => {
  const page = await as('unconfirmed')
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Send the mail again' }).click()
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

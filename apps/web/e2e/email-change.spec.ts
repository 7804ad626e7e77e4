import { SettingsPage } from './support/settings-page.ts'
import { expect, expectAccessible, signDialog, test, whenItListens } from './support/test.ts'

const EMAIL = 'free@moonlit.example'
const PASSWORD = 'moonlight7'
const NEW_PASSWORD = 'starlight8'

test('[AC-01] [AC-03] [AC-07] [XT-03] another e-mail address has to be confirmed, and any open tab learns that it was', async ({
  member,
  context,
  world,
}) => {
  const settings = new SettingsPage(member)
  await settings.open()
  const email = settings.section('E-mail')
  const field = email.getByLabel('E-mail address')
  await field.fill('noa')
  await email.getByRole('button', { name: 'Save' }).click()
  await expect(email.getByText('Value is not a valid email address')).toBeVisible()
  const password = email.getByLabel('Your password')
  await field.fill('premium@moonlit.example')
  await email.getByRole('button', { name: 'Save' }).click()
  await expect(email.getByText('This field is required')).toBeVisible()
  await expect(password).toBeFocused()
  await password.fill(NEW_PASSWORD)
  await email.getByRole('button', { name: 'Save' }).click()
  await expect(email.getByText('Wrong password')).toBeVisible()
  await expectAccessible(member)
  await password.fill(PASSWORD)
  await email.getByRole('button', { name: 'Save' }).click()
  await expect(email.getByText('There is an account with this e-mail address already.', { exact: true })).toBeVisible()
  await expect(field).toBeFocused()
  await field.fill(EMAIL.toUpperCase())
  await expect(password).toHaveCount(0)
  await settings.save('E-mail')
  expect(await world.mock.requests({ call: 'users.updateMe' })).toMatchObject([{ status: 409 }, { status: 400 }])

  await field.fill('noa@moonlit.example')
  await password.fill(PASSWORD)
  await settings.save('E-mail', { word: 'Open the link that we have sent to noa@moonlit.example' })
  await expect(email.getByText(`We have written to ${EMAIL}, too`)).toBeVisible()
  await expect(email.getByText('noa@moonlit.example is not confirmed yet.')).toBeVisible()
  await expect(password).toHaveCount(0)
  await expectAccessible(member)
  const second = whenItListens(await context.newPage())
  await second.goto(await world.mailedPath('verify', 'noa@moonlit.example'))
  await expect(second.getByRole('heading', { name: 'Your e-mail is confirmed' })).toBeVisible()
  await expect(email.getByText('is not confirmed yet')).toHaveCount(0)
  await expect(email.getByText('Open the link')).toHaveCount(0)
})

test('[AC-01] [MK-07] the old address is told of a change in the language of its person, and its link leads to us', async ({ as, world }) => {
  await world.setLanguage('free', 'de')
  const page = await as('free', { locale: 'de-DE' })
  const settings = new SettingsPage(page)
  await settings.open()
  const email = settings.section('E-Mail')
  await email.getByLabel('E-Mail-Adresse').fill('noa@moonlit.example')
  await email.getByLabel('Dein Passwort').fill(PASSWORD)
  await settings.save('E-Mail', { button: 'Speichern', word: EMAIL })
  expect(await world.mock.outbox.latest({ to: EMAIL })).toMatchObject({ kind: 'emailChanged', subject: 'Deine E-Mail-Adresse wurde geändert' })
  await page.goto(await world.mailedPath('emailChanged', EMAIL))
  await expect(page).toHaveURL('/contact')
})

test('[AC-01] [AC-02] who has no password here moves to another address without one', async ({ as, world }) => {
  const page = await as('visitor')
  await page.goto('/')
  await page.getByRole('button', { name: 'Create account' }).click()
  await signDialog(page).button('Continue with Twitter').click()
  await page.getByLabel('First name').fill('Kim')
  await page.getByRole('button', { name: 'Continue' }).click()
  await signDialog(page).email.fill('kim@example.com')
  await signDialog(page).button('Finish registration').click()
  await expect(signDialog(page).box.getByText('We sent a link to kim@example.com')).toBeVisible()
  const settings = new SettingsPage(page)
  await settings.open()
  const email = settings.section('E-mail')
  await email.getByLabel('E-mail address').fill('kim@moonlit.example')
  await expect(email.getByLabel('Your password')).toHaveCount(0)
  await settings.save('E-mail', { word: 'Open the link that we have sent to kim@moonlit.example' })
  // The first address was never confirmed, and may be a stranger's.
  await expect(email.getByText('We have written to')).toHaveCount(0)
  expect(await world.mock.outbox.latest({ to: 'kim@example.com' })).toMatchObject({ kind: 'verify' })
})

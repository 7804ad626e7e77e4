import { SettingsPage } from './support/settings-page.ts'
import { expect, expectAccessible, phone, signDialog, test, whenItListens } from './support/test.ts'

const EMAIL = 'free@moonlit.example'
const PASSWORD = 'moonlight7'
const NEW_PASSWORD = 'starlight8'

test('[AC-01] [AC-03] [AC-07] [XT-03] the account moves to another e-mail address once that is confirmed, and any open tab learns that it was', async ({
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
  await settings.save('E-mail', { word: 'Nothing has changed' })
  expect(await world.mock.requests({ call: 'users.updateMe' })).toMatchObject([{ status: 409 }, { status: 400 }])

  await field.fill('noa@moonlit.example')
  await password.fill(PASSWORD)
  await settings.save('E-mail', { word: 'We have sent a link to noa@moonlit.example' })
  const awaited = email.getByText(`Open the link that we have sent to noa@moonlit.example. Until then your address stays ${EMAIL}.`)
  await expect(awaited).toBeVisible()
  await expect(field).toHaveValue(EMAIL)
  await expect(password).toHaveCount(0)
  await expectAccessible(member)
  await member.reload()
  await expect(awaited).toBeVisible()
  await expect(email.getByText('is not confirmed yet')).toHaveCount(0)
  const second = whenItListens(await context.newPage())
  await second.goto(await world.mailedPath('verify', 'noa@moonlit.example'))
  await expect(second.getByRole('heading', { name: 'Your account has a new e-mail address' })).toBeVisible()
  const main = second.getByRole('main')
  await expect(main).toContainText('noa@moonlit.example')
  await expect(main).not.toContainText('You can chat now')
  await expectAccessible(second)
  await expect(awaited).toHaveCount(0)
  await expect(field).toHaveValue('noa@moonlit.example')
  await main.getByRole('link', { name: 'Go to the settings' }).click()
  await expect(new SettingsPage(second).section('E-mail').getByLabel('E-mail address')).toHaveValue('noa@moonlit.example')
})

test('[AC-01] [SG-11] who opens the link to another address where they are not logged in reads which address it is, and logs in with it', async ({
  member,
  as,
  world,
}) => {
  const settings = new SettingsPage(member)
  await settings.open()
  await settings.section('E-mail').getByLabel('E-mail address').fill('noa@moonlit.example')
  await settings.section('E-mail').getByLabel('Your password').fill(PASSWORD)
  await settings.save('E-mail', { word: 'We have sent a link to noa@moonlit.example' })
  const page = await as('visitor', phone)
  await page.goto(await world.mailedPath('verify', 'noa@moonlit.example'))
  await expect(page.getByRole('heading', { name: 'Your account has a new e-mail address' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('noa@moonlit.example')
  await expectAccessible(page)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await signDialog(page).signIn('noa@moonlit.example', PASSWORD)
  await expect(page).toHaveURL('/settings')
  await expect(new SettingsPage(page).section('E-mail').getByLabel('E-mail address')).toHaveValue('noa@moonlit.example')
})

test('[AC-01] [AC-07] [SG-04] who has mistyped another address has the mail sent again, keeps the one they have, and the link leads nowhere', async ({
  member,
  world,
}) => {
  const settings = new SettingsPage(member)
  await settings.open()
  const email = settings.section('E-mail')
  await email.getByLabel('E-mail address').fill('noa@moonlit.exmaple')
  await email.getByLabel('Your password').fill(PASSWORD)
  await settings.save('E-mail', { word: 'We have sent a link to noa@moonlit.exmaple' })
  await world.advanceClock(60_000)
  await email.getByRole('button', { name: 'Send the mail again' }).click()
  await expect(member.getByText('The mail is on its way to noa@moonlit.exmaple.')).toBeVisible()
  expect(await world.mock.outbox.list({ to: 'noa@moonlit.exmaple' })).toHaveLength(2)
  const link = await world.mailedPath('verify', 'noa@moonlit.exmaple')
  await email.getByRole('button', { name: 'Keep my address' }).click()
  await expect(email.getByText('Open the link')).toHaveCount(0)
  await expect(member.getByText(`Your address stays ${EMAIL}.`, { exact: true })).toBeVisible()
  await expect(email.getByLabel('E-mail address')).toHaveValue(EMAIL)
  await member.goto(link)
  await expect(member.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible()
  await expect(member.getByRole('main')).toContainText(`Your e-mail is confirmed already${EMAIL}`)
  await expectAccessible(member)
  await settings.open()
  await expect(email.getByLabel('E-mail address')).toHaveValue(EMAIL)
})

test('[AC-01] [LY-09] on a phone a long address that waits to be confirmed stands within the page, in German', async ({ as, world }) => {
  await world.setLanguage('free', 'de')
  const page = await as('free', { ...phone, locale: 'de-DE' })
  const settings = new SettingsPage(page)
  await settings.open()
  const email = settings.section('E-Mail')
  await email.getByLabel('E-Mail-Adresse').fill('a.rather.long.new.address@moonlit.example')
  await email.getByLabel('Dein Passwort').fill(PASSWORD)
  await settings.save('E-Mail', { button: 'Speichern', word: 'Wir haben einen Link an a.rather.long' })
  await expect(email.getByRole('button', { name: 'Adresse behalten' })).toBeInViewport({ ratio: 1 })
  const sticksOut = await email.evaluate((section) => {
    const words = document.createRange()
    words.selectNodeContents(section)
    const { left, right } = section.getBoundingClientRect()
    return [...words.getClientRects()].filter((line) => line.left < left || line.right > right).length
  })
  expect(sticksOut).toBe(0)
})

test('[AC-01] [MK-07] the old address is told of a change in the language of its person, and its link leads to us', async ({ as, world }) => {
  await world.setLanguage('free', 'de')
  const page = await as('free', { locale: 'de-DE' })
  const settings = new SettingsPage(page)
  await settings.open()
  const email = settings.section('E-Mail')
  await email.getByLabel('E-Mail-Adresse').fill('noa@moonlit.example')
  await email.getByLabel('Dein Passwort').fill(PASSWORD)
  await settings.save('E-Mail', { button: 'Speichern', word: 'Wir haben einen Link an noa@moonlit.example geschickt.' })
  expect(await world.mock.outbox.list({ to: EMAIL })).toEqual([])
  await page.goto(await world.mailedPath('verify', 'noa@moonlit.example'))
  await expect(page.getByRole('heading', { name: 'Dein Konto hat eine neue E-Mail-Adresse' })).toBeVisible()
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

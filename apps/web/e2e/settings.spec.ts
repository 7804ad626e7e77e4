import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectInSight } from './support/in-sight.ts'
import { openBeforeScripts } from './support/late-scripts.ts'
import { SettingsPage } from './support/settings-page.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, phone, signDialog, test, whenItListens } from './support/test.ts'
import { variants } from './support/variants.ts'

const EMAIL = 'free@moonlit.example'
const PASSWORD = 'moonlight7'
const NEW_PASSWORD = 'starlight8'

/** Signs up as somebody who has no password here. */
const signUpWithGoogle = async (page: Page): Promise<void> => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Create account' }).click()
  await signDialog(page).button('Continue with Google').click()
  await page.getByRole('button', { name: 'Robin Vale' }).click()
  await signDialog(page).isLeftSignedIn()
}

test('[RT-04] [RT-19] a visitor who opens the settings signs in on explore, and is back in the settings', async ({ visitor }) => {
  await visitor.goto('/settings')
  await expect(visitor).toHaveURL('/')
  await expect(visitor.getByRole('heading', { name: 'Settings' })).toHaveCount(0)
  await signDialog(visitor).signIn(EMAIL, PASSWORD)
  await expect(visitor).toHaveURL('/settings')
  await signDialog(visitor).putOffSale()
  await expect(visitor.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await expect(visitor.getByLabel('First name')).toHaveValue('Noa')
})

test('[RT-19] [AC-01] who is led to a part of the settings, as from a mail, is at that part after signing in', async ({ visitor }) => {
  await visitor.goto('/settings#blocked')
  await expect(visitor).toHaveURL('/')
  await signDialog(visitor).signIn(EMAIL, PASSWORD)
  await expect(visitor).toHaveURL('/settings#blocked')
  await signDialog(visitor).putOffSale()
  await expect(visitor.getByRole('heading', { name: 'Blocked characters' })).toBeInViewport()
})

test('[AC-01] on a wide screen the sections stand beside the page, and lead to theirs, with the keyboard, too', async ({ member }) => {
  const settings = new SettingsPage(member)
  await settings.open()
  const sections = member.getByRole('navigation', { name: 'Sections of the settings' })
  await expect(sections.getByRole('link')).toHaveText([
    'Profile',
    'E-mail',
    'Phone and Telegram',
    'Language',
    'Password',
    'Devices',
    'Mails from us',
    'Subscription',
    'Blocked characters',
    'Your data',
    'Delete the account',
  ])
  await sections.getByRole('link', { name: 'Password' }).focus()
  await member.keyboard.press('Enter')
  await expect(settings.section('Password')).toBeFocused()
  await expect(settings.section('Password')).toBeInViewport()
  await expect(sections.getByRole('link', { name: 'Password' })).toHaveAttribute('aria-current', 'true')
  await member.keyboard.press('Tab')
  await expect(member.getByLabel('Current password')).toBeFocused()
  await expectAccessible(member)
})

test('[AC-07] who has not confirmed their e-mail is told in the settings, and has the mail sent again by one press', async ({ as, world }) => {
  const page = await as('unconfirmed')
  const settings = new SettingsPage(page)
  await settings.open()
  await settings.section('E-mail').getByRole('button', { name: 'Send the mail again' }).click()
  await expect(page.getByText('The mail is on its way to unconfirmed@moonlit.example.')).toBeVisible()
  expect(await world.mailedPath('verify', 'unconfirmed@moonlit.example')).toMatch(/^\/verify-email\//u)
})

test('[AC-01] what stands in the settings is there before the scripts are; what is typed before them is saved', async ({ member }) => {
  const settings = new SettingsPage(member)
  const scriptsCome = await openBeforeScripts(member, '/settings')
  const profile = settings.section('Profile')
  await expect(profile.getByLabel('First name')).toHaveValue('Noa')
  await profile.getByLabel('First name').fill('Nora')
  await scriptsCome()
  await expect(profile.getByLabel('First name')).toHaveValue('Nora')
  await settings.save('Profile')
  await member.reload()
  await expect(profile.getByLabel('First name')).toHaveValue('Nora')
})

test('[AC-01] [AC-03] a phone number is taken as people write it; it and the Telegram name are taken away by their crosses', async ({
  member,
  world,
}) => {
  const settings = new SettingsPage(member)
  await settings.open()
  const contact = settings.section('Phone and Telegram')
  const [phoneNumber, telegram] = [contact.getByLabel('Phone number', { exact: true }), contact.getByLabel('Telegram', { exact: true })]
  await phoneNumber.fill('0151 23456789')
  await telegram.fill('noa')
  await contact.getByRole('button', { name: 'Save' }).click()
  await expect(contact.getByText('This value is not valid')).toHaveCount(2)
  await phoneNumber.fill('0049 (151) 234-56 789')
  await telegram.fill('@noa_frey')
  await settings.save('Phone and Telegram')
  await expect(phoneNumber).toHaveValue('+4915123456789')
  await member.reload()
  await expect(phoneNumber).toHaveValue('+4915123456789')
  await expect(telegram).toHaveValue('@noa_frey')

  await telegram.fill('')
  await expect(contact.getByText('Left empty, it stays “@noa_frey”.')).toBeVisible()
  await settings.save('Phone and Telegram', { word: 'Nothing has changed' })
  await expect(telegram).toHaveValue('@noa_frey')
  expect(await world.mock.requests({ call: 'users.updateMe' })).toHaveLength(1)
  for (const field of ['Phone number', 'Telegram']) await contact.getByRole('button', { name: `Remove: ${field}` }).click()
  await expect(contact.getByRole('button', { name: /^Remove/u })).toHaveCount(0)
  await member.reload()
  await expect(phoneNumber).toHaveValue('')
  await expect(telegram).toHaveValue('')
})

test('[AC-04] another language is asked about first; then all tabs speak it, and the chats are gone', async ({ member, context, world }) => {
  await member.goto('/amara')
  await member.getByRole('button', { name: 'Chat with Amara' }).first().click()
  await expect(member).toHaveURL(/\/chat\/c_/u)
  const second = whenItListens(await context.newPage())
  const settings = new SettingsPage(second)
  await settings.open()
  const language = settings.section('Language').getByRole('combobox')
  const save = settings.section('Language').getByRole('button', { name: 'Save' })
  await language.selectOption({ label: 'Deutsch' })
  await save.click()
  const question = second.getByRole('alertdialog', { name: 'Change the language?' })
  await expect(question).toContainText('Changing it deletes your current chats.')
  await expectAccessible(second)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toHaveCount(0)
  await expect(second.locator('html')).toHaveAttribute('lang', 'en')
  expect(await world.mock.requests({ call: 'users.setLanguage' })).toEqual([])

  await save.click()
  await question.getByRole('button', { name: 'Change and delete chats' }).click()
  await expect(second.getByRole('heading', { level: 1, name: 'Einstellungen' })).toBeVisible()
  await expect(second.locator('html')).toHaveAttribute('lang', 'de')
  await expect(member.locator('html')).toHaveAttribute('lang', 'de')
  await member.goto('/chat')
  await expect(member.getByRole('link', { name: 'Amara', exact: true })).toHaveCount(0)
})

test('[AC-01] [VA-03] a new password needs the present one, ends the sessions of other devices, and is the one to sign in with', async ({
  member,
  as,
}) => {
  const other = await as('free')
  await other.goto('/settings')
  const settings = new SettingsPage(member)
  await settings.open()
  const password = settings.section('Password')
  const [present, next] = [password.getByLabel('Current password'), password.getByLabel('New password')]
  const change = password.getByRole('button', { name: 'Change the password' })
  await present.fill('wrong-one-1')
  await next.fill('starlight')
  await change.click()
  await expect(next).toHaveAttribute('aria-invalid', 'true')
  await next.fill(NEW_PASSWORD)
  await change.click()
  await expect(password.getByText('Wrong password')).toBeVisible()
  await expect(present).toBeFocused()
  await present.fill(PASSWORD)
  await settings.save('Password', { button: 'Change the password', word: 'Changed. You are logged out on all other devices.' })
  await expect(present).toHaveValue('')
  await member.reload()
  await expect(member.getByLabel('First name')).toHaveValue('Noa')

  await other.reload()
  await expect(other.getByRole('dialog')).toBeVisible()
  await signDialog(other).signIn(EMAIL, PASSWORD)
  await expect(signDialog(other).message).toContainText('Wrong email or password')
  await signDialog(other).signIn(EMAIL, NEW_PASSWORD)
  await signDialog(other).isLeftSignedIn()
})

test('[AC-01] [ER-07] whoever reads German is told in German what is wrong with a field', async ({ as, world }) => {
  await world.setLanguage('free', 'de')
  const page = await as('free', { locale: 'de' })
  await page.goto('/settings')
  const present = page.getByLabel('Bisheriges Passwort')
  await present.fill('wrong-one-1')
  await page.getByLabel('Neues Passwort').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Passwort ändern' }).click()
  await expect(present).toHaveAccessibleDescription(/Falsches Passwort/u)
})

test('[AC-01] [SG-10] who forgot their password in the settings finds their address filled in', async ({ member, world }) => {
  const settings = new SettingsPage(member)
  await settings.open()
  await settings.section('Password').getByRole('button', { name: 'Forgot it?' }).click()
  const sign = signDialog(member)
  await expect(sign.email).toHaveValue(EMAIL)
  await expect(sign.button('Back to log in')).toHaveCount(0)
  await sign.button('Send the link').click()
  await expect(member.getByRole('dialog', { name: 'Link sent' })).toContainText(EMAIL)
  expect(await world.mailedPath('reset', EMAIL)).toMatch(/^\/reset-password\//u)
})

test('[AC-01] [AC-02] who signed up with a social provider cannot change its e-mail, and sets a first password', async ({ visitor }) => {
  await signUpWithGoogle(visitor)
  const settings = new SettingsPage(visitor)
  await settings.open()
  const email = settings.section('E-mail').getByLabel('E-mail address')
  await expect(email).toHaveValue('robin.vale@google.example')
  await expect(email).not.toBeEditable()
  const password = settings.section('Password')
  await expect(password.getByLabel('Current password')).toHaveCount(0)
  await password.getByLabel('New password').fill(NEW_PASSWORD)
  await password.getByRole('button', { name: 'Set a password' }).click()
  await expect(visitor.getByText('Your password is set.')).toBeVisible()
  await expect(password.getByLabel('Current password')).toBeVisible()
  await visitor.reload()
  await expect(password.getByRole('button', { name: 'Change the password' })).toBeVisible()
})

test('[AC-01] each of the three mail switches saves at once, and goes back when that fails', async ({ member, world }) => {
  const settings = new SettingsPage(member)
  await settings.open()
  const mails = settings.section('Mails from us')
  const wanted = { 'News and offers': true, 'Performance reports': false, Receipts: true } as const
  for (const [name, isOn] of Object.entries(wanted)) {
    await expect(mails.getByRole('switch', { name })).toBeChecked({ checked: isOn })
    await mails.getByRole('switch', { name }).click()
    await expect(mails.getByRole('switch', { name })).toBeChecked({ checked: !isOn })
    await expect(mails.getByRole('status')).toHaveText('Saved')
  }
  await member.reload()
  for (const [name, isOn] of Object.entries(wanted)) await expect(mails.getByRole('switch', { name })).toBeChecked({ checked: !isOn })
  await world.mock.force('users.updateMe', 500)
  await mails.getByRole('switch', { name: 'Receipts' }).click()
  await expect(member.getByText('Something went wrong.')).toBeVisible()
  await expect(mails.getByRole('switch', { name: 'Receipts' })).not.toBeChecked()
})

test('[AC-01] the subscription says what it is, until when, and what is left of it; without one it leads to the plans', async ({ member, as }) => {
  const settings = new SettingsPage(member)
  await settings.open()
  await expect(settings.section('Subscription')).toContainText('No subscription')
  await expect(settings.section('Subscription').getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/buy-premium')
  const paula = new SettingsPage(await as('premium'))
  await paula.open()
  const subscription = paula.section('Subscription')
  await expect(subscription).toContainText('Premium, twelve months')
  await expect(subscription).toContainText(/Until [A-Z][a-z]+ \d{1,2}, \d{4}/u)
  await expect(subscription.getByRole('definition')).toHaveText(['20', '20', '6:00', '3'])
  await expect(subscription.getByRole('link', { name: 'See the packs' })).toHaveAttribute('href', '/buy-premium')
})

test('[AC-04] [PY-02] who changes the language reads their plan in it at once', async ({ as }) => {
  const page = await as('premium')
  const settings = new SettingsPage(page)
  await settings.open()
  await expect(settings.section('Subscription')).toContainText('Premium, twelve months')
  await settings.section('Language').getByRole('combobox').selectOption({ label: 'Deutsch' })
  await settings.section('Language').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('region', { name: 'Abo' })).toContainText('Premium, zwölf Monate')
  await expect(page.getByText('Premium, twelve months')).toHaveCount(0)
})

test('[AC-01] whoever leaves the settings with something unsaved is asked first, by links and by Back; what is saved needs no question', async ({
  member,
}) => {
  const settings = new SettingsPage(member)
  await member.goto('/')
  await settings.open()
  const name = settings.section('Profile').getByLabel('First name')
  await name.fill('Nora')
  const question = member.getByRole('alertdialog', { name: 'Leave without saving?' })
  await member.getByRole('banner').getByRole('link', { name: 'Moonlit' }).click()
  await expect(question).toContainText('What you changed here is not saved yet.')
  await expectAccessible(member)
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(question).toHaveCount(0)
  await expect(name).toHaveValue('Nora')
  await member.goBack()
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(member).toHaveURL(/\/settings$/u)
  await settings.save('Profile')
  await member.getByRole('banner').getByRole('link', { name: 'Moonlit' }).click()
  await expect(member).toHaveURL('/')
  await expect(question).toHaveCount(0)
})

test('[AC-01] [VA-09] on a phone the field that is refused is in sight with its label, below the row of sections', async ({ as }) => {
  const page = await as('premium', { ...phone, viewport: { width: 360, height: 740 } })
  const settings = new SettingsPage(page)
  await settings.open()
  const profile = settings.section('Profile')
  const field = profile.getByLabel('First name')
  await field.fill('Paula!')
  await profile.getByRole('button', { name: 'Save' }).tap()
  await expect(field).toBeFocused()
  await expectInSight(field)
  await expectInSight(profile.getByText('First name', { exact: true }))
})

test('[AC-06] a person downloads all that is kept about them as one file', async ({ member }) => {
  const settings = new SettingsPage(member)
  await settings.open()
  const arriving = member.waitForEvent('download')
  await settings.section('Your data').getByRole('button', { name: 'Download my data' }).click()
  const file = await arriving
  expect(file.suggestedFilename()).toMatch(/^moonlit-\d{4}-\d{2}-\d{2}\.json$/u)
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({ user: { email: EMAIL, firstName: 'Noa' }, payments: [] })
  await expect(member.getByText('Your data are in the downloads of this browser.')).toBeVisible()
})

test('[AC-05] an account is deleted with its password, in every tab and on every device, and its e-mail is free again', async ({
  member,
  context,
  as,
  world,
}) => {
  const other = await as('free')
  await other.goto('/settings')
  const second = whenItListens(await context.newPage())
  await second.goto('/settings')
  const settings = new SettingsPage(member)
  await settings.open()
  await settings.section('Delete the account').getByRole('button', { name: 'Delete the account' }).click()
  const dialog = member.getByRole('dialog', { name: 'Delete your account?' })
  await expect(dialog).toContainText('All chats, and what characters remember about you')
  await expect(dialog).toContainText('What stays')
  await expectAccessible(member)
  const submit = dialog.getByRole('button', { name: 'Delete for good' })
  await submit.click()
  await expect(dialog.getByText('This field is required')).toBeVisible()
  await dialog.getByLabel('Your password').fill(NEW_PASSWORD)
  await submit.click()
  await expect(dialog.getByText('Wrong password')).toBeVisible()
  await dialog.getByLabel('Your password').fill(PASSWORD)
  await submit.click()
  await expect(member).toHaveURL('/')
  await expect(member.getByText('Your account is deleted.')).toBeVisible()
  await expect(member.getByRole('button', { name: 'Log in' })).toBeVisible()
  expect((await context.cookies()).filter(({ name }) => ['authorization', 'refresh_token'].includes(name))).toEqual([])
  await expect(second).toHaveURL('/')
  await expect(second.getByRole('button', { name: 'Log in' })).toBeVisible()
  await other.reload()
  await signDialog(other).signIn(EMAIL, PASSWORD)
  await expect(signDialog(other).message).toContainText('There is no account with this e-mail address yet.')
  await world.register(EMAIL, PASSWORD)
  expect(await world.mock.requests({ call: 'auth.register' })).toMatchObject([{ status: 201 }])
})

test('[AC-05] an account without a password is deleted without one', async ({ visitor }) => {
  await signUpWithGoogle(visitor)
  const settings = new SettingsPage(visitor)
  await settings.open()
  await settings.section('Delete the account').getByRole('button', { name: 'Delete the account' }).click()
  const dialog = visitor.getByRole('dialog', { name: 'Delete your account?' })
  await expect(dialog.getByLabel('Your password')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
  await settings.section('Delete the account').getByRole('button', { name: 'Delete the account' }).click()
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(visitor).toHaveURL('/')
  await expect(visitor.getByRole('button', { name: 'Log in' })).toBeVisible()
})

const wide = { viewport: { width: 1440, height: 900 } } as const
const ways = [
  { name: 'a wide screen', options: { ...wide, locale: 'en-GB' }, save: 'Save', saved: 'Saved', menu: 'Your account', firstName: 'First name' },
  { name: 'a phone', options: { ...phone, locale: 'ar' }, save: 'حفظ', saved: 'تم الحفظ', menu: 'حسابك', firstName: 'الاسم الأول' },
] as const

for (const { name, options, save, saved, menu, firstName } of variants(ways)) {
  test(`[AC-01] [LY-09] [LY-10] on ${name} in ${options.locale} the settings fit, read well, and are saved by keyboard alone`, async ({
    as,
    world,
  }) => {
    await world.setLanguage('free', options.locale.slice(0, 2))
    const page = await as('free', options)
    await page.goto('/settings')
    await expect(page.getByRole('button', { name: menu })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    const field = page.getByLabel(firstName, { exact: true })
    await field.focus()
    await page.keyboard.press('End')
    await page.keyboard.type('h')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: saved })).toBeVisible()
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('Noah')
    await expect(page.getByRole('button', { name: save, exact: true }).first()).toBeEnabled()
  })
}

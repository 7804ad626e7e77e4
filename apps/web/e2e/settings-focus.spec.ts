import { SettingsPage } from './support/settings-page.ts'
import { expect, phone, test } from './support/test.ts'

const EMAIL = 'free@moonlit.example'

test('[AC-01] [LY-10] who moves to another address by keyboard and then keeps the old one goes on in that section', async ({ member }) => {
  const settings = new SettingsPage(member)
  await settings.open()
  const email = settings.section('E-mail')
  await email.getByLabel('E-mail address').fill('noa@moonlit.example')
  await email.getByLabel('Your password').fill('moonlight7')
  await email.getByLabel('Your password').press('Enter')
  const notice = email.getByRole('status').filter({ hasText: 'Open the link that we have sent to noa@moonlit.example.' })
  await expect(notice).toBeVisible()
  await expect(email.getByLabel('Your password')).toHaveCount(0)
  await expect(email).toBeFocused()
  await member.keyboard.press('Tab')
  await expect(email.getByRole('button').first()).toBeFocused()

  await email.getByRole('button', { name: 'Keep my address' }).press('Enter')
  await expect(notice).toHaveCount(0)
  await expect(email).toBeFocused()
  await member.keyboard.press('Tab')
  await expect(email.getByLabel('E-mail address')).toBeFocused()
  await expect(email.getByLabel('E-mail address')).toHaveValue(EMAIL)
})

test('[AC-01] [LY-10] who logs out all other devices by keyboard goes on among the devices', async ({ as }) => {
  const other = await as('free', phone)
  await other.goto('/settings')
  await expect(other.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  const page = await as('free')
  const settings = new SettingsPage(page)
  await settings.open()
  const devices = settings.section('Devices')
  await devices.getByRole('button', { name: 'Log out on all other devices' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out on all other devices' }).press('Enter')
  await expect(page.getByText('You are logged out on all other devices.')).toBeVisible()
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(devices).toBeFocused()
})

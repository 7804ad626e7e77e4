import { coloursOf, paintPicture, SettingsPage } from './support/settings-page.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, phone, rememberTokens, test, whenItListens } from './support/test.ts'
import { variants } from './support/variants.ts'

const MEGABYTE = 1024 * 1024

test('[AC-01] [AC-03] [VA-05] a member changes names and gender: what is empty is not sent, and what was saved is still there later', async ({
  member,
  world,
}) => {
  const settings = new SettingsPage(member)
  await settings.open()
  const profile = settings.section('Profile')
  await profile.getByLabel('First name').fill('N')
  await profile.getByRole('button', { name: 'Save' }).click()
  await expect(profile.getByText('This field should be at least 2 characters long')).toBeVisible()
  await profile.getByLabel('First name').fill('Noa;')
  await expect(profile.getByText('This field contains characters that are not allowed')).toBeVisible()
  await profile.getByLabel('First name').fill('Noé')
  await profile.getByRole('radio', { name: 'Non-binary' }).click()
  await settings.save('Profile')
  const [request] = await world.mock.requests({ call: 'users.updateMe' })
  expect(JSON.parse(request?.request.body?.text ?? '')).toEqual({ firstName: 'Noé', lastName: 'Frey', gender: 'non-binary' })
  await member.reload()
  await expect(profile.getByLabel('First name')).toHaveValue('Noé')
  await expect(profile.getByRole('radio', { name: 'Non-binary' })).toBeChecked()
})

test('[AC-03] a last name that is cleared stays until its cross takes it away', async ({ member }) => {
  const settings = new SettingsPage(member)
  await settings.open()
  const profile = settings.section('Profile')
  const lastName = profile.getByLabel('Last name', { exact: true })
  await lastName.fill('')
  await expect(profile.getByText('Left empty, it stays “Frey”. The cross beside it takes it away.')).toBeVisible()
  await settings.save('Profile', { word: 'Nothing has changed' })
  await expect(lastName).toHaveValue('Frey')
  await profile.getByRole('button', { name: 'Remove: Last name' }).click()
  await expect(member.getByText('Removed')).toBeVisible()
  await expect(lastName).toBeFocused()
  await member.reload()
  await expect(lastName).toHaveValue('')
})

test('[AC-01] what is saved in one tab shows in the other, but for what is being typed there', async ({ member, context }) => {
  const second = whenItListens(await context.newPage())
  const [here, there] = [new SettingsPage(member), new SettingsPage(second)]
  await here.open()
  await there.open()
  await second.getByLabel('Nickname', { exact: true }).fill('Moonch')
  await member.getByLabel('First name').fill('Noé')
  await here.save('Profile')
  await expect(second.getByLabel('First name')).toHaveValue('Noé')
  await expect(second.getByLabel('Nickname', { exact: true })).toHaveValue('Moonch')
  await there.save('Profile')
  await expect(member.getByLabel('Nickname', { exact: true })).toHaveValue('Moonch')
})

test('[AC-01] [AC-02] [VA-07] a photo is looked at, cropped by keyboard, kept with the form, and taken away again', async ({ member }) => {
  const settings = new SettingsPage(member)
  await settings.open()
  const profile = settings.section('Profile')
  const photo = profile.getByLabel(/^Photo/u)
  await photo.setInputFiles({ name: 'face.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') })
  await expect(profile.getByText('This type of file is not supported')).toBeVisible()
  await photo.setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * MEGABYTE + 1) })
  await expect(profile.getByText('The file is too large')).toBeVisible()

  const picture = await paintPicture(member, { width: 800, height: 400 })
  await photo.setInputFiles({ name: 'me.txt', mimeType: 'text/plain', buffer: picture })
  await expect(profile.getByText('The file is too large')).toHaveCount(0)
  const part = profile.getByRole('group', { name: 'Part of the photo that shows' })
  await part.focus()
  await expectAccessible(member)
  for (let press = 0; press < 40; press += 1) await member.keyboard.press('ArrowRight')
  await photo.setInputFiles({ name: 'face.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') })
  await expect(profile.getByText('This type of file is not supported')).toBeVisible()
  await expect(part).toBeVisible()
  await settings.save('Profile')
  await expect(profile.getByText('This type of file is not supported')).toHaveCount(0)
  await expect(part).toHaveCount(0)
  const face = member.getByRole('button', { name: 'Your account' }).locator('img')
  await expect(face).toHaveAttribute('src', /^\/media\/avatars\//u)
  // Moved to the right, the photo shows its left half.
  expect(await coloursOf(member, (await face.getAttribute('src')) ?? '')).toEqual(['red', 'red'])

  await profile.getByRole('button', { name: 'Remove the photo' }).click()
  await expect(profile.getByText('It goes when you save.')).toBeVisible()
  await profile.getByRole('button', { name: 'Keep the photo' }).click()
  await profile.getByRole('button', { name: 'Remove the photo' }).click()
  await settings.save('Profile')
  await expect(face).toHaveCount(0)
})

test('[AC-01] [AC-03] what is as it was is not saved again, and one is told that nothing has changed', async ({ member, world }) => {
  const settings = new SettingsPage(member)
  await settings.open()
  const word = 'Nothing has changed'
  for (const section of ['Profile', 'E-mail', 'Phone and Telegram', 'Language']) await settings.save(section, { word })
  await settings.section('Profile').getByLabel('First name').fill('Nora')
  await expect(settings.section('Profile').getByRole('status').filter({ hasText: word })).toHaveCount(0)
  await settings.section('Profile').getByLabel('First name').fill('Noa ')
  await settings.save('Profile', { word })
  expect(await world.mock.requests({ call: 'users.updateMe' })).toEqual([])
  await expectAccessible(member)
})

test('[AC-02] the profile opens over any page from the account menu, with picture, names, e-mail and gender', async ({ member, world }) => {
  await member.goto('/amara')
  await member.getByRole('button', { name: 'Your account' }).click()
  await member.getByRole('menuitem', { name: 'Edit profile' }).click()
  const dialog = member.getByRole('dialog', { name: 'Your profile' })
  await expect(dialog.getByLabel(/^Photo/u)).toBeAttached()
  await expect(dialog.getByLabel('First name')).toHaveValue('Noa')
  await expect(dialog.getByLabel('Last name', { exact: true })).toHaveValue('Frey')
  await expect(dialog.getByRole('radio', { name: 'Male', exact: true })).toBeChecked()
  await expectAccessible(member)
  await dialog.getByLabel('First name').fill('')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('This field is required')).toBeVisible()
  await expect(dialog.getByLabel('First name')).toBeFocused()
  await dialog.getByLabel('First name').fill('Noé')
  await dialog.getByLabel('E-mail address').fill('noe@moonlit.example')
  await dialog.getByLabel('Your password').fill('moonlight7')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  // Another address has to be confirmed.
  await expect(member.getByRole('dialog', { name: 'Confirm your e-mail' })).toContainText('noe@moonlit.example')
  expect(await world.mailedPath('verify', 'noe@moonlit.example')).toMatch(/^\/verify-email\//u)
  await member.goBack()
  await expect(member.getByRole('dialog')).toHaveCount(0)
  await expect(member).toHaveURL('/amara')
})

test('[AC-02] [AC-03] a profile that is saved as it was is not sent, and one is told that nothing has changed', async ({ member, world }) => {
  await member.goto('/amara')
  await member.getByRole('button', { name: 'Your account' }).click()
  await member.getByRole('menuitem', { name: 'Edit profile' }).click()
  const dialog = member.getByRole('dialog', { name: 'Your profile' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(member.getByText('Nothing has changed', { exact: true })).toBeVisible()
  expect(await world.mock.requests({ call: 'users.updateMe' })).toEqual([])
})

const bothWays = [
  { locale: 'en-GB', menu: 'Your account', add: 'Add your name', title: 'What is your name?', name: 'First name', gender: 'Female', save: 'Save' },
  { locale: 'ar', menu: 'حسابك', add: 'إضافة اسمك', title: 'ما اسمك؟', name: 'الاسم الأول', gender: 'امرأة', save: 'حفظ' },
] as const

for (const { locale, menu, add, title, name, gender, save } of variants(bothWays)) {
  test(`[AC-02] [LY-09] [LY-10] on a phone in ${locale} whoever has no name is asked for it in short, by keyboard too`, async ({ as, world }) => {
    const page = await as('visitor', { ...phone, locale })
    await rememberTokens(page.context(), await world.register('robin@moonlit.example', 'moonlight7', { lang: locale.slice(0, 2) }))
    await page.goto('/')
    await page.getByRole('button', { name: menu }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: add }).press('Enter')
    const dialog = page.getByRole('dialog', { name: title })
    await expect(dialog.getByLabel(name, { exact: true })).toBeVisible()
    await expect(dialog.locator('input[type=file]')).toHaveCount(0)
    await expect(dialog.getByRole('textbox')).toHaveCount(2)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await dialog.getByLabel(name, { exact: true }).fill('Robin')
    await dialog.getByRole('radio', { name: gender, exact: true }).focus()
    await page.keyboard.press('Space')
    await dialog.getByRole('button', { name: save }).press('Enter')
    await expect(dialog).toHaveCount(0)
    await page.getByRole('button', { name: menu }).click()
    await expect(page.getByRole('menu')).toContainText('Robin')
  })
}

import { SettingsPage } from './support/settings-page.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, phone, signDialog, test, whenItListens } from './support/test.ts'
import { variants } from './support/variants.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1'

test('[AC-01] a member sees where they are logged in, and logs out a device they do not know, which is asked to log in at its next step', async ({
  as,
  world,
}) => {
  const stranger = await as('free', { ...phone, userAgent: IPHONE })
  await stranger.goto('/settings')
  await expect(stranger.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await stranger.goto('about:blank')
  await world.advanceClock(2 * 60 * 60 * 1000)
  const page = await as('free')
  const settings = new SettingsPage(page)
  await settings.open()
  const devices = settings.section('Devices')
  const rows = devices.getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText(/^Chrome on \w+This device$/u)
  await expect(rows.last()).toContainText('Safari on iOS')
  await expect(rows.last()).toContainText('Last seen: 2 hr. ago')
  await expectAccessible(page)
  await devices.getByRole('button', { name: 'Log out: Safari on iOS' }).click()
  await expect(page.getByText('Logged out: Safari on iOS')).toBeVisible()
  await expect(rows).toHaveCount(1)
  await expect(devices.getByText('You are logged in on this device only.')).toBeVisible()
  await expect(devices).toBeFocused()

  await stranger.goto('/chat')
  await expect(signDialog(stranger).box).toBeVisible()
  expect((await stranger.context().cookies()).filter(({ name }) => ['authorization', 'refresh_token'].includes(name))).toEqual([])
  await page.reload()
  await expect(rows).toHaveCount(1)
})

test('[AC-01] all other devices are logged out at once, after a question; this one goes on', async ({ as }) => {
  const others = [await as('free', { ...phone, userAgent: IPHONE }), await as('free')]
  for (const other of others) {
    await other.goto('/settings')
    await expect(other.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  }
  const page = await as('free')
  const settings = new SettingsPage(page)
  await settings.open()
  const devices = settings.section('Devices')
  await expect(devices.getByRole('listitem')).toHaveCount(3)
  await devices.getByRole('button', { name: 'Log out on all other devices' }).click()
  const question = page.getByRole('alertdialog', { name: 'Log out on all other devices?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(devices.getByRole('listitem')).toHaveCount(3)
  await devices.getByRole('button', { name: 'Log out on all other devices' }).click()
  await question.getByRole('button', { name: 'Log out on all other devices' }).click()
  await expect(page.getByText('You are logged out on all other devices.')).toBeVisible()
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  for (const other of others) {
    await other.reload()
    await expect(signDialog(other).box).toBeVisible()
  }
  await page.reload()
  await expect(devices.getByText('You are logged in on this device only.')).toBeVisible()
})

test('[AC-01] [LY-10] devices of the same kind are told apart by when they were seen last, and where that is the same, by their place', async ({
  as,
  world,
}) => {
  for (const hours of [3, 0, 1]) {
    const other = await as('free', { ...phone, userAgent: IPHONE })
    await other.goto('/settings')
    await expect(other.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
    await other.goto('about:blank')
    await world.advanceClock(hours * 60 * 60 * 1000)
  }
  const page = await as('free')
  const settings = new SettingsPage(page)
  await settings.open()
  const devices = settings.section('Devices')
  const names = ['Log out: Safari on iOS, 1 hr. ago (1)', 'Log out: Safari on iOS, 1 hr. ago (2)', 'Log out: Safari on iOS, 4 hr. ago']
  for (const name of names) await expect(devices.getByRole('button', { name, exact: true })).toHaveCount(1)
  await devices.getByRole('button', { name: 'Log out: Safari on iOS, 4 hr. ago', exact: true }).click()
  await expect(page.getByText('Logged out: Safari on iOS')).toBeVisible()
  await expect(devices.getByRole('listitem')).toHaveCount(3)
  await expect(devices.getByText('4 hr. ago')).toHaveCount(0)
})

test('[AC-01] a device that was logged out elsewhere meanwhile goes from the list without a fright', async ({ as, world }) => {
  await as('free', { ...phone, userAgent: IPHONE }).then((other) => other.goto('/settings'))
  const page = await as('free')
  const settings = new SettingsPage(page)
  await settings.open()
  const devices = settings.section('Devices')
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await world.mock.force('sessions.end', 404)
  await devices.getByRole('button', { name: 'Log out: Safari on iOS' }).click()
  await expect(page.getByText('Logged out: Safari on iOS')).toBeVisible()
  await world.mock.force('sessions.list', 500, { times: 10 })
  await page.reload()
  await expect(devices.getByRole('button', { name: 'Try again' })).toBeVisible()
})

for (const { locale, heading, end } of variants([
  { locale: 'en-GB', heading: 'Devices', end: /^Log out: / },
  { locale: 'ar', heading: 'الأجهزة', end: /^تسجيل الخروج: / },
])) {
  test(`[AC-01] [LY-09] [LY-10] on a phone in ${locale} the devices fit, and are logged out by keyboard`, async ({ as, world }) => {
    await world.setLanguage('free', locale.slice(0, 2))
    await as('free', { ...phone, userAgent: IPHONE }).then((other) => other.goto('/settings'))
    const page = await as('free', { ...phone, locale })
    const settings = new SettingsPage(page)
    await settings.open()
    const devices = settings.section(heading)
    await expect(devices.getByRole('button', { name: end }).first()).toBeVisible()
    await expectNoSidewaysScroll(page)
    const before = await devices.getByRole('listitem').count()
    await devices.getByRole('button', { name: end }).first().focus()
    await page.keyboard.press('Enter')
    await expect(devices.getByRole('listitem')).toHaveCount(before - 1)
  })
}

test('[AP-03] [XT-01] a session that was ended elsewhere is over in every tab once one of them learns it, and back in all of them with the next', async ({
  member,
  context,
  world,
}) => {
  await member.goto('/settings#email')
  await expect(member.getByLabel('E-mail address')).toHaveValue('free@moonlit.example')
  const other = whenItListens(await context.newPage())
  await other.goto('/my-generations')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await world.endSession(await context.cookies())
  await other.getByRole('link', { name: 'Chat', exact: true }).first().click()
  await expect(signDialog(other).box).toContainText('Your session has ended')
  await expect(signDialog(member).box).toContainText('Your session has ended')
  await expect(member.getByLabel('E-mail address')).toHaveCount(0)
  await signDialog(other).signIn('free@moonlit.example', 'moonlight7')
  await expect(signDialog(member).box).toHaveCount(0)
  await expect(member.getByRole('button', { name: 'Your account' })).toBeVisible()
  await expect(member).toHaveURL('/settings')
  await expect(member.getByLabel('E-mail address')).toHaveValue('free@moonlit.example')
})

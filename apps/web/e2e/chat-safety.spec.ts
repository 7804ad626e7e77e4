import type { Locator, Page } from '@playwright/test'
import { chooseInChatMenu } from './support/chat-menu.ts'
import { SettingsPage } from './support/settings-page.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, phone, remember, test } from './support/test.ts'
import { variants } from './support/variants.ts'
import type { World } from './support/world.ts'

const chats = (page: Page): Locator => page.getByRole('list', { name: 'Your chats' }).getByRole('link')
const composer = (page: Page): Locator => page.getByRole('textbox', { name: /^Message to/u })
const toast = (page: Page, text: string): Locator =>
  page
    .getByRole('region', { name: /^Notifications/u })
    .getByRole('listitem')
    .filter({ hasText: text })
const reportOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Report Amara' })
const question = (page: Page): Locator => page.getByRole('alertdialog', { name: 'Block Amara?' })

/** Reports that reached us, newest first, as they were sent. */
const reports = async (world: World): Promise<unknown[]> =>
  (await world.mock.requests({ call: 'core.report' })).map(({ request }): unknown => JSON.parse(request.body?.text ?? ''))

test('[CH-24] [VA-01] a character is reported from the chat: a reason is needed, words are not, and the chat stays', async ({
  guest: { page, session },
  world,
}) => {
  await page.goto(`/chat/${await world.openChat(session, 'amara')}`)
  await chooseInChatMenu(page, 'Report')
  await expect(reportOf(page)).toContainText('Our team looks at every report')
  await reportOf(page).getByRole('button', { name: 'Send report' }).click()
  const reason = reportOf(page).getByRole('radiogroup', { name: 'What is wrong?' })
  await expect(reason).toHaveAccessibleDescription('Please select one of the options')
  await expect(reason.getByRole('radio').first()).toBeFocused()
  await expectAccessible(page)
  expect(await reports(world)).toEqual([])

  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowDown')
  await expect(reason.getByRole('radio', { name: 'Spam or advertising' })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.type('She only talks about watches.')
  await page.keyboard.press('Tab')
  await expect(reportOf(page).getByRole('checkbox', { name: 'Also block Amara' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Thank you. We will look into it.')).toBeVisible()
  await expect(reportOf(page)).toHaveCount(0)
  await expect(chats(page)).toHaveText(['Amara'])
  await expect(composer(page)).toBeVisible()
  expect(await reports(world)).toEqual([{ kind: 'character', id: 'amara', reason: 'spam', text: 'She only talks about watches.', block: false }])
})

test('[CH-24] words that are too long for a report are counted and refused, and none is cut', async ({ guest: { page, session }, world }) => {
  await page.goto(`/chat/${await world.openChat(session, 'amara')}`)
  await chooseInChatMenu(page, 'Report')
  await reportOf(page).getByRole('radio', { name: 'Something else' }).check()
  const words = reportOf(page).getByRole('textbox', { name: 'What else we should know (optional)' })
  await words.fill('a'.repeat(2001))
  await expect(reportOf(page)).toContainText('2,001 of 2,000 characters')
  await reportOf(page).getByRole('button', { name: 'Send report' }).click()
  await expect(words).toHaveAccessibleDescription(/This value is too long/u)
  await expect(words).toBeFocused()
  await expect(words).toHaveValue('a'.repeat(2001))
  await words.press('Backspace')
  await world.mock.force('core.report', 500, { times: 1 })
  await reportOf(page).getByRole('button', { name: 'Send report' }).click()
  await expect(reportOf(page).getByText('Something went wrong. Please try again later.')).toBeVisible()
  await reportOf(page).getByRole('button', { name: 'Send report' }).click()
  await expect(toast(page, 'Thank you.')).toBeVisible()
})

test('[CH-24] [CH-18] who reports and blocks at once comes to the list, without that chat; with none left, to explore', async ({
  guest: { page, session },
  world,
}) => {
  await world.openChat(session, 'felix')
  const id = await world.openChat(session, 'amara')
  await page.goto(`/chat/${id}`)
  await chooseInChatMenu(page, 'Report')
  await reportOf(page).getByRole('radio', { name: 'Hate or harassment' }).check()
  await reportOf(page).getByRole('checkbox', { name: 'Also block Amara' }).check()
  await reportOf(page).getByRole('button', { name: 'Send report' }).click()
  await expect(page).toHaveURL(/\/chat$/u)
  await expect(chats(page)).toHaveText(['Félix'])
  await expect(toast(page, 'Amara is blocked')).toBeVisible()
  await expect(page.getByText('This chat is not here any more.')).toHaveCount(0)
  expect(await reports(world)).toMatchObject([{ reason: 'hate', block: true }])

  await chats(page).click()
  await chooseInChatMenu(page, 'Block')
  await page.getByRole('alertdialog', { name: 'Block Félix?' }).getByRole('button', { name: 'Block' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1, name: /girlfriend/u })).toBeVisible()
  await page.goto('/?q=amara')
  await expect(page.getByRole('link', { name: /^Amara/u })).toHaveCount(0)
})

test('[CH-24] [OV-09] blocking asks first and can be taken back: the chat is there again, with what was being written', async ({
  guest: { page, session },
  world,
}) => {
  await world.openChat(session, 'felix')
  const id = await world.openChat(session, 'amara')
  await page.goto(`/chat/${id}`)
  await composer(page).fill('Half a thought')
  await chooseInChatMenu(page, 'Block')
  await expect(question(page)).toContainText('You can unblock at any time')
  await expect(question(page).getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(question(page)).toHaveCount(0)
  await expect(chats(page)).toHaveCount(2)
  expect(await world.mock.requests({ call: 'bots.block' })).toEqual([])

  await world.mock.force('bots.block', 500, { times: 1 })
  await chooseInChatMenu(page, 'Block')
  await question(page).getByRole('button', { name: 'Block' }).click()
  await expect(toast(page, 'Something went wrong.')).toBeVisible()
  await expect(question(page)).toBeVisible()
  await question(page).getByRole('button', { name: 'Block' }).click()
  await expect(page).toHaveURL(/\/chat$/u)
  await expect(chats(page)).toHaveText(['Félix'])
  await toast(page, 'Amara is blocked').getByRole('button', { name: 'Undo' }).click()
  await expect(page).toHaveURL(`/chat/${id}`)
  await expect(chats(page)).toHaveCount(2)
  await expect(composer(page)).toHaveValue('Half a thought')
})

test('[CH-24] a guest who wants to chat with a character they blocked is asked to unblock them, and has the chat back', async ({
  guest: { page, session },
  world,
}) => {
  const id = await world.openChat(session, 'amara')
  await page.goto('/amara')
  await page.getByRole('button', { name: 'Report Amara' }).click()
  await reportOf(page).getByRole('radio', { name: 'Something else' }).check()
  await reportOf(page).getByRole('checkbox', { name: 'Also block Amara' }).check()
  await reportOf(page).getByRole('button', { name: 'Send report' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/amara')
  const start = page.getByRole('button', { name: 'Chat with Amara' }).first()
  await start.click()
  const unblock = page.getByRole('alertdialog', { name: 'Unblock Amara?' })
  await expectAccessible(page)
  await unblock.getByRole('button', { name: 'Cancel' }).click()
  await expect(unblock).toHaveCount(0)
  await expect(page).toHaveURL('/amara')
  await start.click()
  await unblock.getByRole('button', { name: 'Unblock and chat' }).click()
  await expect(page).toHaveURL(`/chat/${id}`)
  await expect(chats(page)).toHaveText(['Amara'])
})

test('[CH-24] a visitor who has something to complain about on a character’s page comes to the contact form', async ({ visitor }) => {
  await visitor.goto('/amara')
  await visitor.getByRole('link', { name: 'Report Amara' }).click()
  await expect(visitor).toHaveURL('/contact?subject=complaint&page=%2Famara')
})

test('[CH-24] in the settings a member sees whom they have blocked, and unblocks them with the keyboard', async ({ member }) => {
  await member.goto('/amara')
  await member.getByRole('button', { name: 'Chat with Amara' }).first().click()
  await expect(composer(member)).toBeVisible()
  const chat = new URL(member.url()).pathname
  await chooseInChatMenu(member, 'Block')
  await question(member).getByRole('button', { name: 'Block' }).click()
  await expect(member).toHaveURL('/')
  const settings = new SettingsPage(member)
  await settings.open()
  const blocked = settings.section('Blocked characters')
  await expect(blocked.getByRole('listitem')).toContainText(['Amara'])
  await expectAccessible(member)
  await blocked.getByRole('button', { name: 'Unblock: Amara' }).focus()
  await member.keyboard.press('Enter')
  await expect(blocked).toContainText('You have not blocked anyone.')
  await expect(toast(member, 'Amara is unblocked')).toBeVisible()
  await member.keyboard.press('Tab')
  await expect(settings.section('Your data').getByRole('button', { name: 'Download my data' })).toBeFocused()
  await member.goto(chat)
  await expect(composer(member)).toBeVisible()
})

const onPhone = {
  en: { chat: /^Chat with/u, more: 'More about this chat', report: 'Report', block: 'Block', also: 'Also block Amara', reasons: 7 },
  ar: { chat: /./u, more: 'المزيد عن هذه الدردشة', report: 'إبلاغ', block: 'حظر', also: 'حظر أمارا أيضًا', reasons: 7 },
} as const

for (const [locale, words] of variants(Object.entries(onPhone)))
  test.describe(`on a phone in ${locale}`, () => {
    test.use(phone)
    test(`[CH-24] [LY-09] reporting and blocking fit a phone in ${locale}, and a thumb`, async ({ guest: { page, session }, world, context }) => {
      await remember(context, 'locale', locale)
      await page.goto(`/chat/${await world.openChat(session, 'amara', locale)}`)
      const menu = page.getByRole('button', { name: words.more })
      await menu.tap()
      await page.getByRole('menuitem', { name: words.report, exact: true }).tap()
      const radios = page.getByRole('radio')
      await expect(radios).toHaveCount(words.reasons)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      for (const label of await page.getByRole('radiogroup').locator('label').all())
        expect((await label.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      await page.getByText(words.also).tap()
      await expect(page.getByRole('checkbox')).toBeChecked()
      await page.goBack()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await menu.tap()
      await page.getByRole('menuitem', { name: words.block, exact: true }).tap()
      await expect(page.getByRole('alertdialog')).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    })
  })

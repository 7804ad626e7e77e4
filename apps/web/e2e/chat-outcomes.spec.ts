import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, phone, signDialog, test } from './support/test.ts'

const log = (page: Page): Locator => page.getByRole('log')
const own = (page: Page): Locator => log(page).locator('[data-side="own"]')
const theirs = (page: Page): Locator => log(page).locator('[data-side="theirs"]')
const composer = (page: Page): Locator => page.getByRole('textbox', { name: 'Message to Amara' })
const toast = (page: Page, text: string): Locator => page.getByRole('region', { name: /^Notifications/u }).getByText(text)

const say = async (page: Page, text: string): Promise<void> => {
  await expect(composer(page)).toBeFocused()
  await composer(page).fill(text)
  await composer(page).press('Enter')
}

test('[CH-07] [CH-20] who writes while an answer to another device is being written is asked to wait, and may send it then', async ({
  guest: { page, session },
  world,
}) => {
  const id = await world.openChat(session, 'amara')
  await page.goto(`/chat/${id}`)
  await expect(theirs(page)).toHaveCount(1)
  await world.freezeClock()
  await world.change({ replyDelay: { min: 5000, max: 5000 } })
  // Nothing tells this one.
  const said = world.say(session, id, 'From the other device')
  await world.hears(session, 'From the other device')
  await say(page, 'From this one')
  const notice = page.getByRole('status').filter({ hasText: 'Amara is still answering' })
  await expect(notice).toBeVisible()
  await expect(composer(page)).toHaveValue('From this one')
  await expect(own(page)).toHaveCount(1)
  await expectAccessible(page)
  await world.change({ replyDelay: { min: 0, max: 0 } })
  await world.advanceClock(5000)
  await said
  await expect(theirs(page)).toHaveCount(2)
  await expect(notice).toHaveCount(0)
  await composer(page).press('Enter')
  await expect(theirs(page)).toHaveCount(3)
  await expect(own(page)).toHaveCount(2)
  await expect(composer(page)).toHaveValue('')
})

test('[CH-08] past the free messages the way to the plans opens, and the message waits in the box', async ({ guest: { page, session }, world }) => {
  await world.change({ freeMessages: 0 })
  await page.goto(`/chat/${await world.openChat(session, 'amara')}`)
  await say(page, 'Tell me more')
  const prompt = page.getByRole('dialog', { name: 'Amara would love to go on' })
  await expect(prompt).toContainText('A subscription is needed to continue.')
  await expect(prompt).toContainText('Your message is safe in the box below.')
  await expect(prompt.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/buy-premium')
  await expectAccessible(page)
  await prompt.getByRole('button', { name: 'Not now' }).click()
  await expect(prompt).toHaveCount(0)
  await expect(composer(page)).toHaveValue('Tell me more')
  await expect(own(page)).toHaveCount(0)
  await world.change({ freeMessages: 20 })
  await composer(page).press('Enter')
  await expect(own(page)).toContainText('Tell me more')
  await expect(theirs(page)).toHaveCount(2)
})

test('[CH-08] the last free messages are counted down before the limit is met', async ({ guest: { page, session }, world }) => {
  await world.change({ freeMessages: 7, replyDelay: { min: 0, max: 0 } })
  await page.goto(`/chat/${await world.openChat(session, 'amara')}`)
  const left = page.getByRole('status').filter({ has: page.getByRole('link', { name: 'See plans' }) })
  await say(page, 'One')
  await expect(theirs(page)).toHaveCount(2)
  await expect(left).toHaveCount(0)
  await say(page, 'Two')
  await expect(left).toContainText('5 free messages left')
  await world.change({ freeMessages: 4 })
  await say(page, 'Three')
  await expect(left).toContainText('Your last free message')
  await expectAccessible(page)
  await say(page, 'Four')
  await expect(left).toContainText('No free messages left')
  await left.getByRole('link', { name: 'See plans' }).click()
  await expect(page).toHaveURL(/\/buy-premium$/u)
})

test('[CH-09] a message against the policy comes back with a warning and the way to support', async ({ guest: { page, session }, world }) => {
  await page.goto(`/chat/${await world.openChat(session, 'amara')}`)
  const text = 'Make me a deepfake of a famous actress'
  await say(page, text)
  const notice = page.getByRole('alert').filter({ hasText: 'This message goes against our policy' })
  await expect(notice).toContainText('can lead to your account being suspended')
  await expect(notice.getByRole('link', { name: 'our support' })).toHaveAttribute('href', '/contact')
  await expect(composer(page)).toHaveValue(text)
  await expect(own(page)).toHaveCount(0)
  await expectAccessible(page)
  await notice.getByRole('button', { name: 'Close this notice' }).click()
  await expect(notice).toHaveCount(0)
  await expect(composer(page)).toHaveValue(text)
})

test('[CH-10] [AC-07] who has not confirmed their e-mail can have the mail sent again, and keeps what they wrote', async ({ as, world }) => {
  const uma = await as('unconfirmed')
  await uma.goto('/amara')
  await uma.getByRole('button', { name: 'Chat with Amara' }).first().click()
  await say(uma, 'Can you hear me?')
  const modal = uma.getByRole('dialog', { name: 'Confirm your e-mail' })
  await expectAccessible(uma)
  await modal.getByRole('button', { name: 'Send it again' }).click()
  const [, address = ''] = /The mail is on its way to (\S+)\./u.exec((await uma.getByText('The mail is on its way').textContent()) ?? '') ?? []
  expect((await world.mock.outbox.list({ to: address, kind: 'verify' })).length).toBe(1)
  await expect(modal.getByRole('button', { name: /^Send again in \d+ s$/u })).toBeDisabled()
  await modal.getByRole('button', { name: 'Later' }).click()
  await expect(modal).toHaveCount(0)
  await expect(composer(uma)).toHaveValue('Can you hear me?')
  await expect(own(uma)).toHaveCount(0)
})

test('[CH-11] who sends too many messages is told so, and sends the last one a little later', async ({ guest: { page, session }, world }) => {
  await world.change({ chatRate: { limit: 1, windowSeconds: 60 } })
  await page.goto(`/chat/${await world.openChat(session, 'amara')}`)
  await say(page, 'One')
  await expect(theirs(page)).toHaveCount(2)
  await say(page, 'Two')
  const notice = page.getByRole('status').filter({ hasText: 'You have sent too many messages.' })
  await expect(notice).toHaveText('You have sent too many messages. Please wait a while before sending a new message.')
  await expect(composer(page)).toHaveValue('Two')
  await expect(own(page)).toHaveCount(1)
  await world.advanceClock(61_000)
  await composer(page).press('Enter')
  await expect(theirs(page)).toHaveCount(3)
  await expect(notice).toHaveCount(0)
  await expect(composer(page)).toHaveValue('')
})

test('[CH-12] [ER-02] a message the server fails on is marked, survives a reload, and can be sent again', async ({
  guest: { page, session },
  world,
}) => {
  await page.goto(`/chat/${await world.openChat(session, 'amara')}`)
  await page.route('**/send/', (route) => route.fulfill({ status: 500, json: { detail: 'The lights went out' } }))
  await say(page, 'Do not lose this')
  await expect(own(page)).toContainText('Not sent')
  await expect(toast(page, 'The lights went out')).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(own(page)).toContainText('Do not lose this')
  await expect(own(page)).toContainText('Not sent')
  await page.unroute('**/send/')
  await own(page).getByRole('button', { name: 'Send again' }).click()
  await expect(theirs(page)).toHaveCount(2)
  await expect(own(page)).toHaveCount(1)
  await expect(own(page)).not.toContainText('Not sent')
  await page.reload()
  await expect(theirs(page)).toHaveCount(2)
  await expect(own(page)).toHaveCount(1)
  await expect(own(page)).toContainText('Do not lose this')
})

test('[CH-12] [ER-01] on a phone a failure is told where it covers neither the message nor the way to send it again', async ({ as, world }) => {
  const address = `/chat/${await world.openMembersChat('free', 'amara')}`
  const page = await as('free', phone)
  await page.goto(address)
  await page.route('**/send/', (route) => route.fulfill({ status: 500, json: { detail: 'The lights went out' } }))
  await composer(page).fill('Do not lose this')
  await composer(page).press('Enter')
  await expect(toast(page, 'The lights went out')).toBeVisible()
  const boxOf = async (what: Locator) => (await what.boundingBox()) ?? { y: 0, height: 0 }
  const news = await boxOf(page.getByRole('region', { name: /^Notifications/u }).getByRole('listitem'))
  const message = await boxOf(own(page))
  expect(news.y + news.height).toBeLessThanOrEqual(message.y)
  await page.unroute('**/send/')
  await own(page).getByRole('button', { name: 'Send again' }).click()
  await expect(own(page)).not.toContainText('Not sent')
})

test('[ER-02] a failure without a word of the server is told in general words', async ({ guest: { page, session }, world }) => {
  const toasts = page.getByRole('region', { name: /^Notifications/u }).getByRole('listitem')
  await page.goto(`/chat/${await world.openChat(session, 'amara')}`)
  await page.route('**/send/', (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }))
  await say(page, 'One')
  await expect(own(page)).toHaveText([/One.*Not sent/u])
  await expect(toasts).toHaveCount(1)
  await expect(toasts).toContainText('Something went wrong. Please try again later.')
})

test('[CH-12] [AP-03] whose session ends in the middle of a chat signs in again and finds the message, not sent', async ({ as, world }) => {
  // No sale comes before whoever pays already.
  const member = await as('premium')
  await member.goto('/amara')
  await member.getByRole('button', { name: 'Chat with Amara' }).first().click()
  const messages = member.getByRole('log')
  await expect(messages.locator('[data-side="theirs"]')).toHaveCount(1)
  await world.endSession(await member.context().cookies())
  const box = member.getByRole('textbox', { name: 'Message to Amara' })
  await box.fill('Something I will not write twice')
  await box.press('Enter')
  await expect(member.getByRole('dialog', { name: 'Welcome back' })).toBeVisible()
  await signDialog(member).signIn('premium@moonlit.example', 'moonlight7')
  await expect(member).toHaveURL(/\/chat\/[\w-]+$/u)
  const own = messages.locator('[data-side="own"]')
  await expect(own).toContainText('Something I will not write twice')
  await own.getByRole('button', { name: 'Send again' }).click()
  await expect(messages.locator('[data-side="theirs"]')).toHaveCount(2)
  await expect(own).toHaveCount(1)
})

test('[CH-12] a message that the connection lost can be deleted, and stays away', async ({ guest: { page, session }, world }) => {
  await page.goto(`/chat/${await world.openChat(session, 'amara')}`)
  await page.route('**/send/', (route) => route.abort('connectionreset'))
  await say(page, 'Into the void')
  await expect(own(page)).toContainText('Not sent')
  await expect(toast(page, 'We cannot reach the server. Check your connection and try again.')).toBeVisible()
  await own(page).getByRole('button', { name: 'Delete' }).click()
  await expect(own(page)).toHaveCount(0)
  await page.unroute('**/send/')
  await page.reload()
  await expect(theirs(page)).toHaveCount(1)
  await expect(own(page)).toHaveCount(0)
})

test('[CH-12] [CH-20] a message that did arrive although its answer was lost is shown once, with its answer', async ({
  guest: { page, session },
  world,
}) => {
  await page.goto(`/chat/${await world.openChat(session, 'amara')}`)
  await page.route('**/send/', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await say(page, 'Did this reach you?')
  await expect(theirs(page)).toHaveCount(2)
  await expect(own(page)).toHaveCount(1)
  await expect(own(page)).not.toContainText('Not sent')
})

test('[AP-03] [OV-03] whose session ends while the sale lies over the chat is asked to log in again', async ({ guest: { page, session }, world }) => {
  await page.goto(`/chat/${await world.openChat(session, 'amara')}`)
  await expect(theirs(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Log in' }).click()
  await signDialog(page).signIn('free@moonlit.example', 'moonlight7')
  await expect(page.getByRole('dialog', { name: 'Up to 75% off' })).toBeVisible()
  await world.endSession(await page.context().cookies())
  // Another window tells that something was said: the list is asked for anew.
  await page.evaluate(() => new BroadcastChannel('moonlit-app').postMessage({ kind: 'chats-changed' }))
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toContainText('Your session has ended')
  await expect(page).toHaveURL('/')
})

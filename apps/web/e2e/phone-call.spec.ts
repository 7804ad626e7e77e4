import type { Locator, Page } from '@playwright/test'
import { chooseInChatMenu } from './support/chat-menu.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, phone, remember, test } from './support/test.ts'
import { variants } from './support/variants.ts'
import type { World } from './support/world.ts'

const callOf = (page: Page): Locator => page.getByRole('dialog', { name: 'A call from Amara' })
const toast = (page: Page): Locator => page.getByRole('region', { name: /^Notifications/u }).getByText('Amara will call you shortly')

/** Opens the chat with Amara the way a member does. */
const openChat = async (page: Page): Promise<void> => {
  await page.goto('/amara')
  await page.getByRole('button', { name: 'Chat with Amara' }).first().click()
  await expect(page.getByRole('log').locator('[data-side="theirs"]')).toHaveCount(1)
}
/** Accepted calls, oldest first, as they were asked for. */
const calls = async (world: World): Promise<unknown[]> =>
  (await world.mock.requests({ call: 'chats.call' }))
    .filter(({ status }) => status === 201)
    .map(({ request }): unknown => JSON.parse(request.body?.text ?? ''))
    .toReversed()

test('[CH-17] [VA-01] a subscriber is asked for a phone number once, and is promised a call', async ({ as, world }) => {
  const paula = await as('premium')
  await openChat(paula)
  await chooseInChatMenu(paula, 'Ask for a call')
  const number = callOf(paula).getByRole('textbox', { name: 'Your phone number' })
  await expect(number).toBeFocused()
  await expectAccessible(paula)
  const submit = callOf(paula).getByRole('button', { name: 'Call me' })
  await submit.click()
  await expect(number).toHaveAccessibleDescription(/This field is required/u)
  for (const wrong of ['0151 23456789', '+49', '+49 151 call me']) {
    await number.fill(wrong)
    await submit.click()
    await expect(number).toHaveAccessibleDescription(/This value is not valid/u)
  }
  expect(await world.mock.requests({ call: 'chats.call' })).toEqual([])
  await number.fill('0049 (151) 2345-6789')
  await number.press('Enter')
  await expect(toast(paula)).toBeVisible()
  await expect(callOf(paula)).toHaveCount(0)

  await chooseInChatMenu(paula, 'Ask for a call')
  await expect(callOf(paula)).toContainText('We will call this number')
  await expect(callOf(paula).getByText('+4915123456789')).toBeVisible()
  await expect(number).toHaveCount(0)
  await expectAccessible(paula)
  await submit.click()
  await expect(callOf(paula)).toHaveCount(0)
  await chooseInChatMenu(paula, 'Ask for a call')
  await callOf(paula).getByRole('button', { name: 'Use another number' }).click()
  await expect(number).toBeFocused()
  await expect(number).toHaveAccessibleDescription(/for this call only/u)
  await number.fill('+1 415 555 0100')
  await submit.click()
  await expect(callOf(paula)).toHaveCount(0)
  expect(await calls(world)).toEqual([{ phoneNumber: '+4915123456789' }, {}, { phoneNumber: '+14155550100' }])
  await paula.goto('/settings')
  await expect(paula.getByRole('textbox', { name: 'Phone number' })).toHaveValue('+4915123456789')
})

test('[CH-17] [OV-07] without a subscription no call is promised: the menu says that it takes Premium, and the prompt what a call costs', async ({
  guest: { page, session },
  as,
  world,
}) => {
  await page.goto(`/chat/${await world.openChat(session, 'amara')}`)
  for (const person of [page, await as('free')]) {
    if (person !== page) await openChat(person)
    await chooseInChatMenu(person, 'Ask for a call (Premium)')
    const prompt = person.getByRole('dialog', { name: 'Hear Amara on the phone' })
    await expect(prompt).toContainText('Calls are part of Premium and cost nothing extra.')
    await expect(callOf(person)).toHaveCount(0)
    await expect(prompt.getByText('It takes an account. Your chats come along.')).toHaveCount(person === page ? 1 : 0)
    await expect(prompt.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/buy-premium')
    await expect(prompt).not.toContainText('Your message is safe')
    await expectAccessible(person)
    await prompt.getByRole('button', { name: 'Not now' }).click()
    await expect(person.getByRole('dialog')).toHaveCount(0)
    await expect(person.getByRole('textbox', { name: 'Message to Amara' })).toBeVisible()
  }
  expect(await world.mock.requests({ call: 'chats.call' })).toEqual([])
})

test('[CH-17] [OV-07] whose subscription has ended in the meantime is told what brings calls', async ({ as, world }) => {
  const paula = await as('premium')
  await openChat(paula)
  await world.mock.force('chats.call', 402, { code: 'payment_required', times: 1 })
  await chooseInChatMenu(paula, 'Ask for a call')
  await expect(callOf(paula)).toContainText('The call is part of Premium and costs nothing extra.')
  await callOf(paula).getByRole('textbox').fill('+4915123456789')
  await callOf(paula).getByRole('button', { name: 'Call me' }).click()
  await expect(paula.getByRole('dialog', { name: 'Hear Amara on the phone' })).toBeVisible()
})

test('[CH-17] [CH-10] a call needs a confirmed address; a number that is gone is asked for after all; a failure can be tried again', async ({
  as,
  world,
}) => {
  const paula = await as('premium')
  await openChat(paula)
  await world.mock.force('chats.call', 403, { code: 'email_not_verified', times: 1 })
  await chooseInChatMenu(paula, 'Ask for a call')
  await callOf(paula).getByRole('textbox').fill('+4915123456789')
  await callOf(paula).getByRole('button', { name: 'Call me' }).click()
  await expect(callOf(paula)).toHaveCount(0)
  await expect(paula.getByRole('dialog')).toContainText(/confirm/iu)
  await paula.keyboard.press('Escape')
  await expect(paula.getByRole('dialog')).toHaveCount(0)

  await world.mock.force('chats.call', 500, { times: 1 })
  await chooseInChatMenu(paula, 'Ask for a call')
  await callOf(paula).getByRole('textbox').fill('+4915123456789')
  await callOf(paula).getByRole('button', { name: 'Call me' }).click()
  await expect(callOf(paula).getByText('Something went wrong. Please try again later.')).toBeVisible()
  await callOf(paula).getByRole('button', { name: 'Call me' }).click()
  await expect(toast(paula)).toBeVisible()

  await world.mock.force('chats.call', 400, { code: 'phone_number_required', times: 1 })
  await chooseInChatMenu(paula, 'Ask for a call')
  await callOf(paula).getByRole('button', { name: 'Call me' }).click()
  await expect(callOf(paula).getByRole('textbox')).toBeFocused()
})

const onPhone = {
  en: { more: 'More about this chat', call: 'Ask for a call', submit: 'Call me', promise: 'Amara will call you shortly' },
  ar: { more: 'المزيد عن هذه الدردشة', call: 'طلب مكالمة', submit: 'طلب المكالمة', promise: 'ستصلك مكالمة من أمارا بعد قليل' },
} as const

for (const [locale, words] of variants(Object.entries(onPhone)))
  test(`[CH-17] [LY-09] on a phone in ${locale} a call is asked for with the thumb`, async ({ as, world }) => {
    await world.setLanguage('premium', locale)
    const paula = await as('premium', phone)
    await remember(paula.context(), 'locale', locale)
    await paula.goto('/amara')
    await paula
      .getByRole('main')
      .getByRole('button', { name: /Amara|أمارا/u })
      .and(paula.locator('.shadow-accent'))
      .first()
      .tap()
    await paula.getByRole('button', { name: words.more }).tap()
    await paula.getByRole('menuitem', { name: words.call, exact: true }).tap()
    await expect(paula.getByRole('dialog').getByRole('textbox')).toBeFocused()
    await expectAccessible(paula)
    await expectNoSidewaysScroll(paula)
    await paula.getByRole('dialog').getByRole('textbox').fill('+4915123456789')
    await paula.getByRole('button', { name: words.submit, exact: true }).tap()
    await expect(paula.getByRole('region').getByText(words.promise)).toBeVisible()
  })

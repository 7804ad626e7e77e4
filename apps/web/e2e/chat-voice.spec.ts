import type { Locator, Page } from '@playwright/test'
import { CARDS, ProviderPage } from './support/provider-page.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, phone, remember, test } from './support/test.ts'
import { variants } from './support/variants.ts'

const log = (page: Page): Locator => page.getByRole('log')
const theirs = (page: Page): Locator => log(page).locator('[data-side="theirs"]')
const listen = (message: Locator): Locator => message.getByRole('button', { name: 'Listen to this message' })
const bar = (message: Locator): Locator => message.locator('[dir=ltr][data-state]')

const say = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('textbox', { name: /^Message to/u }).fill(text)
  await page.keyboard.press('Enter')
}

/** A subscriber in a chat with Amara, in which two messages of hers can be heard. */
const openChat = async (page: Page): Promise<void> => {
  await page.goto('/amara')
  await page.getByRole('button', { name: 'Chat with Amara' }).first().click()
  await expect(theirs(page)).toHaveCount(1)
  await say(page, 'How was your day?')
  await expect(theirs(page)).toHaveCount(2)
}

test('[CH-14] a text is heard as voice, one at a time, with progress, length and pause', async ({ as }) => {
  const page = await as('premium')
  await openChat(page)
  const [first, second] = [theirs(page).nth(0), theirs(page).nth(1)]
  await listen(first).click()
  await expect(bar(first)).toHaveAttribute('data-state', 'playing')
  const time = first.getByText(/^0:0\d \/ 0:\d\d$/u)
  await expect(time).toBeVisible()
  // The region around it reads aloud what changes, and this does each second.
  await expect(time).toHaveAttribute('aria-live', 'off')
  await expect(first.getByRole('slider', { name: 'Position' })).toHaveAttribute('aria-valuetext', /^0:0\d \/ 0:\d\d$/u)
  await listen(second).click()
  await expect(bar(second)).toHaveAttribute('data-state', 'playing')
  await expect(bar(first)).toHaveAttribute('data-state', 'paused')
  await second.getByRole('button', { name: 'Pause' }).click()
  await expect(bar(second)).toHaveAttribute('data-state', 'paused')
  await second.getByRole('button', { name: 'Play' }).click()
  await expect(bar(second)).toHaveAttribute('data-state', 'playing')
  // Heard to its end it can be heard again.
  await expect(bar(second)).toHaveAttribute('data-state', 'paused')
  await page.reload()
  await expect(theirs(page)).toHaveCount(2)
  await expect(
    theirs(page)
      .nth(1)
      .getByText(/^0:00 \/ 0:\d\d$/u),
  ).toBeVisible()
  await expectAccessible(page)
})

test('[CH-14] by keyboard: a voice is played, moved within and paused', async ({ as }) => {
  const page = await as('premium')
  await openChat(page)
  const message = theirs(page).nth(1)
  await listen(message).focus()
  await page.keyboard.press('Enter')
  await expect(bar(message)).toHaveAttribute('data-state', 'playing')
  await expect(message.getByRole('button', { name: 'Pause' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(bar(message)).toHaveAttribute('data-state', 'paused')
  await expect(message.getByRole('button', { name: 'Play' })).toBeFocused()
  const slider = message.getByRole('slider', { name: 'Position' })
  await slider.press('Home')
  await expect(slider).toHaveAttribute('aria-valuenow', '0')
  for (let press = 0; press < 3; press += 1) await slider.press('ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuenow', '0.3')
})

test('[CH-14] under a minute is told, and nothing left leads to more minutes', async ({ as, world }) => {
  const page = await as('premium')
  await world.hearUntil('premium', 'felix', 75)
  await openChat(page)
  const notice = page.getByRole('status').filter({ hasText: 'of voice is left' })
  const newest = theirs(page).last()
  await listen(newest).click()
  await expect(newest.getByRole('slider')).toBeVisible()
  for (const question of ['What did you do then?', 'And after that?', 'What makes you happy?', 'What are you afraid of?']) {
    if (await notice.isVisible()) break
    const before = await theirs(page).count()
    await say(page, question)
    await expect.poll(() => theirs(page).count()).toBeGreaterThan(before)
    await listen(newest).click()
    await expect(newest.getByRole('slider')).toBeVisible()
  }
  await expect(notice).toContainText('Less than a minute of voice is left.')
  await expect(notice.getByRole('link', { name: 'Get more minutes' })).toHaveAttribute('href', '/buy-premium#packs-voice')
  await expectAccessible(page)
  await notice.getByRole('button', { name: 'Close this notice' }).click()
  await expect(notice).toHaveCount(0)
})

test('[CH-14] [OV-07] that under a minute is left stands in a chat that is freshly opened, and put away it stays so in the next', async ({
  as,
  world,
}) => {
  await world.hearUntil('premium', 'felix', 60)
  const page = await as('premium')
  await page.goto('/amara')
  await page.getByRole('button', { name: 'Chat with Amara' }).first().click()
  const notice = page.getByRole('status').filter({ hasText: 'Less than a minute of voice is left.' })
  await expect(notice.getByRole('link', { name: 'Get more minutes' })).toHaveAttribute('href', '/buy-premium#packs-voice')
  await notice.getByRole('button', { name: 'Close this notice' }).click()
  await page.getByRole('link', { name: /Félix/u }).first().click()
  await expect(page.getByRole('textbox', { name: 'Message to Félix' })).toBeVisible()
  await expect(notice).toHaveCount(0)
})

test('[CH-14] [OV-07] whoever has no voice minutes is led to them, and the message stays as it is', async ({ as }) => {
  const page = await as('no-allowance')
  await openChat(page)
  const prompt = page.getByRole('dialog')
  // By keyboard, and a second time, when the dialog's code is there and it comes at once.
  for (const time of [1, 2]) {
    await listen(theirs(page).nth(1)).press('Enter')
    await expect(prompt).toContainText('Your voice minutes are used up')
    if (time === 1) await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(prompt).toHaveCount(0)
    await expect(listen(theirs(page).nth(1))).toBeFocused()
  }
})

test('[CH-14] [OV-07] who never had voice minutes is not told that they are used up, but what hearing takes', async ({ guest: { page }, as }) => {
  for (const person of [page, await as('free')]) {
    await openChat(person)
    await listen(theirs(person).first()).click()
    const prompt = person.getByRole('dialog', { name: 'Hear Amara speak' })
    await expect(prompt).toContainText('Hearing messages takes voice minutes.')
    await expect(prompt).not.toContainText('used up')
    await expect(prompt.getByText('It takes an account. Your chats come along.')).toHaveCount(person === page ? 1 : 0)
    await expectAccessible(person)
    await person.keyboard.press('Escape')
    await expect(prompt).toHaveCount(0)
  }
})

test('[CH-14] a voice that cannot be had says so, and can be tried again', async ({ as, world }) => {
  const page = await as('premium')
  await openChat(page)
  const { id } = await world.mock.force('chats.voice', 503, { times: null })
  await listen(theirs(page).nth(1)).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Error' })).toBeVisible()
  await world.mock.forced.remove(id)
  await listen(theirs(page).nth(1)).click()
  await expect(bar(theirs(page).nth(1))).toHaveAttribute('data-state', 'playing')
})

test('[CH-26] replies play by themselves when that is wished, at the speed that was chosen', async ({ as }) => {
  const page = await as('premium')
  await openChat(page)
  const pane = page.getByRole('region', { name: 'Chat with Amara' })
  const more = pane.getByRole('button', { name: 'More about this chat' })
  await more.click()
  await page.getByRole('menuitemcheckbox', { name: 'Play replies as voice', checked: false }).click()
  await say(page, 'Tell me about your work')
  await expect(theirs(page)).toHaveCount(3)
  const reply = theirs(page).nth(2)
  await expect(bar(reply)).toHaveAttribute('data-state', 'playing')
  await expect(theirs(page).nth(1).getByRole('slider')).toHaveCount(0)
  await reply.getByRole('button', { name: 'Speed: 1×' }).click()
  await reply.getByRole('button', { name: 'Speed: 1.25×' }).click()
  await expect(reply.getByRole('button', { name: 'Speed: 1.5×' })).toBeVisible()
  await page.reload()
  await expect(theirs(page)).toHaveCount(3)
  await expect(theirs(page).nth(2).getByRole('button', { name: 'Speed: 1.5×' })).toBeVisible()
  await more.click()
  await expect(page.getByRole('menuitemcheckbox', { name: 'Play replies as voice', checked: true })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use(phone)

  for (const { locale, lang, start, label } of variants([
    { locale: 'en-GB', lang: 'en', start: 'Chat with Amara', label: 'Listen to this message' },
    { locale: 'ar', lang: 'ar', start: 'دردشة مع أمارا', label: 'الاستماع إلى هذه الرسالة' },
  ] as const))
    test(`[CH-14] [IN-06] in ${lang} a voice fits, its button is large enough for a thumb, and its tape runs from left to right`, async ({
      as,
      world,
    }) => {
      await world.setLanguage('premium', lang)
      const page = await as('premium', { ...phone, locale })
      await page.goto('/amara')
      await page.getByRole('button', { name: start }).first().click()
      await expect(theirs(page)).toHaveCount(1)
      const button = theirs(page).getByRole('button', { name: label })
      const box = await button.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
      await button.tap()
      const slider = theirs(page).getByRole('slider')
      await expect(slider).toBeVisible()
      await slider.press('Home')
      const before = (await slider.boundingBox())?.x ?? 0
      // Not to the end: heard to it, the tape is at its beginning again.
      await slider.press('ArrowRight')
      await slider.press('ArrowRight')
      await expect.poll(async () => (await slider.boundingBox())?.x ?? 0).toBeGreaterThan(before)
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    })
})

test.describe('pictures', () => {
  const picture = (page: Page, name: string): Locator => log(page).getByRole('button', { name })

  test('[CH-15] [OV-07] a picture is locked for those without access: what it costs to open stands on it, and a press says what opens it', async ({
    member: page,
  }) => {
    await openChat(page)
    await say(page, 'Send me a photo of you')
    const locked = picture(page, 'Unlock the photo from Amara')
    await expect(locked).toBeVisible()
    await expect(locked.getByRole('img')).toHaveAccessibleName('Blurred photo from Amara')
    await expect(locked).toHaveAccessibleName('Unlock the photo from Amara with Premium, from $12.99')
    await expect(log(page).getByText('With Premium, from $12.99')).toBeVisible()
    await expectAccessible(page)
    await locked.click()
    const prompt = page.getByRole('dialog')
    await expect(prompt).toContainText('This photo is blurred.')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(prompt).toHaveCount(0)
    await expect(locked).toBeVisible()
  })

  test('[CH-15] [OV-07] [PY-06] the way from a locked picture leads over the plans and a payment back to the picture, clear', async ({
    member: page,
  }) => {
    await openChat(page)
    const chat = new URL(page.url()).pathname
    await say(page, 'Send me a photo of you')
    await picture(page, 'Unlock the photo from Amara').click()
    await page.getByRole('dialog').getByRole('link', { name: 'See the plans' }).click()
    await page.getByRole('main').getByRole('button', { name: /^Pay /u }).click()
    await new ProviderPage(page).pay(CARDS.good)
    await expect(page.getByRole('heading', { name: 'Payment completed successfully.' })).toBeVisible()
    await page.goto(chat)
    const clear = picture(page, 'View the photo from Amara').last()
    await expect(clear.getByRole('img')).toHaveAccessibleName('Photo from Amara')
    await expect(picture(page, 'Unlock the photo from Amara')).toHaveCount(0)
    await clear.click()
    await expect(page.getByRole('dialog', { name: 'Photos of Amara' })).toBeVisible()
  })

  test('[CH-26] in discreet mode pictures are blurred until they are touched', async ({ as, context }) => {
    await remember(context, 'sidebar_hint_done', '1')
    const page = await as('premium')
    await openChat(page)
    await say(page, 'Send me a photo of you')
    await expect(picture(page, 'View the photo from Amara').last()).toBeVisible()
    await page.getByRole('region', { name: 'Chat with Amara' }).getByRole('button', { name: 'More about this chat' }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Blur photos' }).click()
    const veiled = picture(page, 'Show the photo from Amara')
    await expect(veiled.last().getByRole('img')).toHaveCSS('filter', /blur/u)
    const portrait = page.getByRole('complementary').getByRole('button', { name: 'Open photo 1 of Amara' })
    await expect(portrait.getByRole('img')).toHaveCSS('filter', /blur/u)
    await page.reload()
    await expect(veiled.last().getByRole('img')).toHaveCSS('filter', /blur/u)
    await veiled.last().click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const shown = picture(page, 'View the photo from Amara').last()
    await expect(shown.getByRole('img')).toHaveCSS('filter', 'none')
    await shown.click()
    await expect(page.getByRole('dialog', { name: 'Photos of Amara' })).toBeVisible()
  })
})

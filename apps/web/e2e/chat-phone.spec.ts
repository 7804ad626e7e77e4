import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, phone, remember, test } from './support/test.ts'
import { variants } from './support/variants.ts'

test.use(phone)

const words = {
  en: {
    list: 'Your chats',
    composer: /^Message to/u,
    send: 'Send',
    back: 'Back to your chats',
    bar: 'Main, at the thumb',
    show: 'Show profile',
    hide: 'Hide profile',
    hintDone: 'Got it',
  },
  ar: {
    list: 'محادثاتك',
    composer: /^رسالة إلى/u,
    send: 'إرسال',
    back: 'العودة إلى محادثاتك',
    bar: /\p{Script=Arabic}/u,
    show: 'إظهار الملف الشخصي',
    hide: 'إخفاء الملف الشخصي',
    hintDone: 'فهمت',
  },
} as const

/** How far a part of the screen is from its left edge. */
const leftOf = async (part: Locator): Promise<number> => (await part.boundingBox())?.x ?? 0
const bottomOf = async (part: Locator): Promise<number> => {
  const box = await part.boundingBox()
  return (box?.y ?? 0) + (box?.height ?? 0)
}
const isTouchable = async (part: Locator): Promise<boolean> => {
  const box = await part.boundingBox()
  return Math.min(box?.width ?? 0, box?.height ?? 0) >= 24
}

for (const locale of variants(['en', 'ar'] as const)) {
  const say = words[locale]
  const composer = (page: Page): Locator => page.getByRole('textbox', { name: say.composer })

  test(`[CH-01] [CH-04] [LY-09] on a phone in ${locale} one goes from the list to a chat and back, one at a time`, async ({
    guest: { page, session },
    world,
    context,
  }) => {
    await remember(context, 'locale', locale)
    await world.openChat(session, 'amara', locale)
    await page.goto('/chat')
    const chats = page.getByRole('list', { name: say.list })
    const bar = page.getByRole('navigation', { name: say.bar }).last()
    await expect(chats.getByRole('listitem')).toHaveCount(1)
    await expect(bar).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)

    await chats.getByRole('link').tap()
    await expect(page).toHaveURL(/\/chat\/[\w-]+$/u)
    await expect(chats).toBeHidden()
    await expect(bar).toBeHidden()
    await expect(page.getByRole('complementary')).toHaveCount(0)
    await expectNoSidewaysScroll(page)
    await expect(composer(page)).toBeInViewport({ ratio: 1 })
    await expectAccessible(page)

    const back = page.getByRole('link', { name: say.back })
    expect(await isTouchable(back)).toBe(true)
    if (locale === 'ar') expect(await leftOf(back)).toBeGreaterThan(180)
    else expect(await leftOf(back)).toBeLessThan(180)
    await back.tap()
    await expect(page).toHaveURL(/\/chat$/u)
    await expect(chats).toBeVisible()
    await expect(composer(page)).toHaveCount(0)
  })

  test(`[CH-06] [CH-21] [LY-09] on a phone in ${locale} the box is at the thumb and what is said stays in sight`, async ({
    guest: { page, session },
    world,
    context,
  }) => {
    await remember(context, 'locale', locale)
    const id = await world.openChat(session, 'amara', locale)
    for (const text of ['One', 'Two', 'Three', 'Four']) await world.say(session, id, text)
    await page.goto(`/chat/${id}`)
    const log = page.getByRole('log')
    await expect(log.locator('[data-side="theirs"]').last()).toBeInViewport()
    await composer(page).tap()
    await composer(page).fill(locale === 'ar' ? 'مرحبًا، كيف حالك اليوم؟ '.repeat(12) : 'A long thought that runs over many lines. '.repeat(12))
    await expectNoSidewaysScroll(page)
    const send = page.getByRole('button', { name: say.send, exact: true })
    expect(await isTouchable(send)).toBe(true)
    expect(await bottomOf(send)).toBeLessThanOrEqual(760)
    await send.tap()
    await expect(log.locator('[data-side="own"]').last()).toBeInViewport()
    await expect(log.locator('[data-side="theirs"]').last()).toBeInViewport()
    await expect(composer(page)).toHaveValue('')
    await expectNoSidewaysScroll(page)
    const wordsOf = (side: string) => log.locator(`[data-side="${side}"]`).last().locator('[dir="auto"]').first()
    const mine = await leftOf(wordsOf('own'))
    const answer = await leftOf(wordsOf('theirs'))
    if (locale === 'ar') expect(mine).toBeLessThan(answer)
    else expect(mine).toBeGreaterThan(answer)
  })

  test(`[CH-03] on a phone in ${locale} the profile is a sheet that opens when asked and closes again`, async ({
    guest: { page, session },
    world,
    context,
  }) => {
    await remember(context, 'locale', locale)
    await page.goto(`/chat/${await world.openChat(session, 'amara', locale)}`)
    await page.getByRole('button', { name: say.hintDone }).tap()
    await page.getByRole('button', { name: say.show }).tap()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByRole('img').first()).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await sheet.getByRole('button', { name: say.hide }).tap()
    await expect(sheet).toHaveCount(0)
    await expect(composer(page)).toBeInViewport({ ratio: 1 })
  })
}

import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { chooseInChatMenu } from './support/chat-menu.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, phone, remember, test } from './support/test.ts'
import { variants } from './support/variants.ts'
import type { World } from './support/world.ts'

const searchOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Search your chat with Amara' })
const field = (page: Page): Locator => searchOf(page).getByRole('searchbox', { name: 'Words to look for' })
const results = (page: Page): Locator => searchOf(page).getByRole('listitem')
/** Those that the person wrote: a character may take up their words. */
const own = (page: Page): Locator => results(page).filter({ hasText: /^You/u })

/** A chat in which these things were said, from first to last. */
const chatAbout = async (world: World, session: string, texts: readonly string[], lang = 'en'): Promise<string> => {
  await world.change({ freeMessages: 1000, chatRate: { limit: 1000, windowSeconds: 60 } })
  const id = await world.openChat(session, 'amara', lang)
  for (const text of texts) await world.say(session, id, text)
  return id
}

test('[CH-23] what was said is found whatever its accents and capitals, and shown where it stands, with a way back', async ({
  guest: { page, session },
  world,
}) => {
  const id = await chatAbout(world, session, ['The first thing', 'Zanzibar, at the CAFÉ', 'Something else', 'Zanzibar again', 'The last thing'])
  await page.goto(`/chat/${id}`)
  await chooseInChatMenu(page, 'Search in chat')
  await expect(field(page)).toBeFocused()
  await expect(searchOf(page)).toContainText('Anything that you and Amara wrote to each other can be found here.')
  await expectAccessible(page)
  await field(page).pressSequentially('zanzibar')
  await expect(searchOf(page).getByRole('status')).toHaveText(/^\d+ messages found$/u)
  await expect(own(page)).toContainText(['Zanzibar again', 'Zanzibar, at the CAFÉ'])
  await expect(own(page).first().locator('mark')).toHaveText('Zanzibar')
  await expectAccessible(page)
  await field(page).fill('cafe zanz')
  await expect(own(page).locator('mark')).toHaveText(['Zanz', 'CAFÉ'])
  await own(page).getByRole('button').focus()
  await page.keyboard.press('Enter')

  const around = searchOf(page).getByRole('region', { name: 'What was said around it' })
  const found = around.locator('[aria-current="true"]')
  await expect(found).toBeFocused()
  await expect(found).toBeInViewport({ ratio: 1 })
  await expect(found.locator('mark')).toHaveText(['Zanz', 'CAFÉ'])
  await expect(around.locator('[data-side="own"]')).toContainText([
    'The first thing',
    'Zanzibar, at the CAFÉ',
    'Something else',
    'Zanzibar again',
    'The last thing',
  ])
  await expectAccessible(page)
  await searchOf(page).getByRole('button', { name: 'Back to the results' }).click()
  await expect(field(page)).toHaveValue('cafe zanz')
  await expect(own(page).getByRole('button')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(searchOf(page)).toHaveCount(0)
})

test('[CH-23] what is not there is said kindly, and a search that failed can be tried again', async ({ guest: { page, session }, world }) => {
  await page.goto(`/chat/${await chatAbout(world, session, ['The sea'])}`)
  await chooseInChatMenu(page, 'Search in chat')
  await field(page).fill('mountains of madness')
  await expect(searchOf(page)).toContainText('Nothing found')
  await expect(results(page)).toHaveCount(0)
  await field(page).fill('?!')
  await expect(searchOf(page)).toContainText('Nothing found')
  await expectAccessible(page)
  await world.mock.force('chats.search', 500, { times: 1 })
  await field(page).fill('sea')
  await expect(searchOf(page)).toContainText('Something went wrong. Please try again later.')
  await searchOf(page).getByRole('button', { name: 'Try again' }).click()
  await expect(own(page).filter({ hasText: 'The sea' })).toHaveCount(1)
  await field(page).fill('')
  await expect(results(page)).toHaveCount(0)
})

test('[CH-23] many results come in pages, and the place in them is kept', async ({ guest: { page, session }, world }) => {
  const thoughts = Array.from({ length: 34 }, (_, at) => `Quokka number ${at + 1}`)
  await page.goto(`/chat/${await chatAbout(world, session, thoughts)}`)
  await chooseInChatMenu(page, 'Search in chat')
  await field(page).fill('quokka number')
  await expect(results(page)).toHaveCount(30)
  const count = Number.parseInt((await searchOf(page).getByRole('status').textContent()) ?? '', 10)
  expect(count).toBeGreaterThanOrEqual(thoughts.length)
  await searchOf(page).getByRole('button', { name: 'Show more' }).click()
  await expect(results(page)).toHaveCount(count)
  await expect(own(page)).toHaveCount(thoughts.length)
  await expect(searchOf(page).getByRole('button', { name: 'Show more' })).toHaveCount(0)
  const oldest = own(page).filter({ hasText: 'Quokka number 2' }).last().getByRole('button')
  await oldest.click()
  const around = searchOf(page).getByRole('region', { name: 'What was said around it' })
  await expect(around.locator('[aria-current="true"]')).toContainText('Quokka number 2')
  await expect(around).toContainText('Quokka number 1')
  await expect(around).toContainText('Quokka number 3')
  await searchOf(page).getByRole('button', { name: 'Back to the results' }).click()
  await expect(results(page)).toHaveCount(count)
  await expect(oldest).toBeFocused()
})

for (const [locale, more, said, answer, done] of [
  ['en-GB', 'More about this chat', 'Chat with Amara on Moonlit', 'Save as text', 'The chat is in the downloads of this browser.'],
  ['de', 'Mehr zu diesem Chat', 'Chat mit Amara auf Moonlit', 'Als Text sichern', 'Der Chat liegt in den Downloads dieses Browsers.'],
] as const)
  test.describe(`in ${locale}`, () => {
    test.use({ locale, timezoneId: 'Asia/Tokyo' })
    test(`[CH-23] [IN-07] a chat is saved as text in ${locale}, with days and times where one is`, async ({ guest: { page, session }, world }) => {
      await page.goto(`/chat/${await chatAbout(world, session, ['Keep this, please'], locale.slice(0, 2))}`)
      await page.getByRole('button', { name: more }).click()
      const arriving = page.waitForEvent('download')
      await page.getByRole('menuitem', { name: answer }).click()
      const file = await arriving
      expect(file.suggestedFilename()).toMatch(/^moonlit-amara-\d{4}-\d\d-\d\d\.txt$/u)
      const text = await readFile(await file.path(), 'utf8')
      expect(text.split('\n')[0]).toBe(said)
      const language = locale.slice(0, 2)
      const now = new Date()
      const days = [now, new Date(now.getTime() - 600_000)].map((time) =>
        time.toLocaleDateString(language, { dateStyle: 'full', timeZone: 'Asia/Tokyo' }),
      )
      expect(days).toContain(text.split('\n')[3])
      expect(text).toMatch(/^\d\d?:\d\d(?:.[AP]M)? Sam: Keep this, please$/mu)
      await expect(page.getByText(done)).toBeVisible()
    })
  })

test('[CH-23] a chat that could not be saved is told of, and nothing is downloaded', async ({ guest: { page, session }, world }) => {
  await page.goto(`/chat/${await chatAbout(world, session, [])}`)
  const downloads: string[] = []
  page.on('download', (file) => downloads.push(file.suggestedFilename()))
  await world.mock.force('chats.transcript', 500, { times: 1 })
  await chooseInChatMenu(page, 'Save as text')
  await expect(page.getByRole('region', { name: /^Notifications/u }).getByText('Something went wrong.')).toBeVisible()
  expect(downloads).toEqual([])
})

const onPhone = {
  en: { more: 'More about this chat', search: 'Search in chat', said: 'The café by the sea', asked: 'cafe', back: 'Back to the results' },
  ar: { more: 'المزيد عن هذه الدردشة', search: 'البحث في المحادثة', said: 'المقهى قرب البحر', asked: 'مقهى', back: 'العودة إلى النتائج' },
} as const

for (const [locale, words] of variants(Object.entries(onPhone)))
  test.describe(`on a phone in ${locale}`, () => {
    test.use(phone)
    test(`[CH-23] [LY-09] on a phone in ${locale} one searches and looks with the thumb`, async ({ guest: { page, session }, world, context }) => {
      await remember(context, 'locale', locale)
      await page.goto(`/chat/${await chatAbout(world, session, [words.said, '…'], locale)}`)
      await page.getByRole('button', { name: words.more }).tap()
      await page.getByRole('menuitem', { name: words.search, exact: true }).tap()
      await page.getByRole('searchbox').fill(words.asked)
      // A reply may quote it; one's own message is the older.
      const result = page.getByRole('dialog').getByRole('listitem').filter({ hasText: words.said }).last()
      await expect(result).toBeVisible()
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      expect((await result.getByRole('button').boundingBox())?.height).toBeGreaterThanOrEqual(44)
      await result.getByRole('button').tap()
      await expect(page.getByRole('dialog').locator('[aria-current="true"]')).toContainText(words.said)
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      const back = page.getByRole('button', { name: words.back })
      expect((await back.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      await back.tap()
      await expect(result).toBeVisible()
    })
  })

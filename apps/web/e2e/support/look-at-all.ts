import { LOCALES } from '@moonlit/sdk/rules'
import type { Page } from '@playwright/test'
import { SHAPES } from './screens.ts'
import { expect, type People, remember, test } from './test.ts'

/** As long as all screens take on a busy machine. */
const TIME_FOR_ALL = 480_000

/** Goes to each shape of screen in a language, as whoever may see it, and looks at it. `address` is the one it was opened by. */
export const lookAtAll = async (
  locale: string,
  { guest: { page, session }, as, world }: Pick<People, 'guest' | 'as' | 'world'>,
  look: (page: Page, address: string) => Promise<void>,
): Promise<void> => {
  if (test.info().timeout < TIME_FOR_ALL) test.setTimeout(TIME_FOR_ALL)
  // The others are read without the API's knowing: it stays with English.
  const spoken = LOCALES.find((one) => one === locale)
  const pages = { anyone: page, member: await as('premium'), admin: await as('admin') }
  for (const one of Object.values(pages)) await remember(one.context(), 'locale', locale)
  if (spoken) for (const persona of ['premium', 'admin'] as const) await world.setLanguage(persona, spoken)
  for (const { address, who } of SHAPES) {
    await pages[who].goto(address)
    await expect(pages[who].getByRole('main')).toBeVisible()
    await look(pages[who], address)
  }
  await page.goto(`/chat/${await world.openChat(session, 'amara', spoken ?? 'en')}`)
  await expect(page.getByRole('log')).toBeVisible()
  await look(page, '/chat/amara')
}

import { LOCALES } from '@moonlit/sdk/rules'
import type { Page } from '@playwright/test'
import { LARGE, SHAPES, type Screen } from './screens.ts'
import { expect, type People, remember, test } from './test.ts'

/** As long as all screens take on a busy machine. */
const TIME_FOR_ALL = 900_000

/** Goes to each shape of screen in a language, as whoever may see it, and looks at it. Chats come last. */
export const lookAtAll = async (
  locale: string,
  { guest: { page, session }, as, world }: Pick<People, 'guest' | 'as' | 'world'>,
  look: (page: Page, screen: Pick<Screen, 'address' | 'kind'>) => Promise<void>,
): Promise<void> => {
  if (test.info().timeout < TIME_FOR_ALL) test.setTimeout(TIME_FOR_ALL)
  // The others are read without the API's knowing: it stays with English.
  const spoken = LOCALES.find((one) => one === locale)
  const pages = { anyone: page, member: await as('premium'), admin: await as('admin') }
  for (const one of Object.values(pages)) await remember(one.context(), 'locale', locale)
  if (spoken) for (const persona of ['premium', 'admin'] as const) await world.setLanguage(persona, spoken)
  for (const screen of SHAPES) {
    const shown = pages[screen.who]
    await shown.setViewportSize(LARGE)
    await shown.goto(screen.address)
    await expect(shown.getByRole('main')).toBeVisible()
    await look(shown, screen)
  }
  await page.setViewportSize(LARGE)
  await page.goto(`/chat/${await world.openChat(session, 'amara', spoken ?? 'en')}`)
  await expect(page.getByRole('log')).toBeVisible()
  await look(page, { address: '/chat/amara', kind: 'own' })
}

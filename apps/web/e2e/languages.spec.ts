import type { Page } from '@playwright/test'
import arabic from '../app/locales/ar/explore.json' with { type: 'json' }
import english from '../app/locales/en/explore.json' with { type: 'json' }
import french from '../app/locales/fr/explore.json' with { type: 'json' }
import german from '../app/locales/de/explore.json' with { type: 'json' }
import spanish from '../app/locales/es/explore.json' with { type: 'json' }
import { expect, remember, test } from './support/test.ts'

const heading = {
  en: 'girlfriend',
  es: 'novia',
  fr: 'petite amie',
  pt: 'namorada',
  ar: 'حبيب',
  hi: 'गर्लफ़्रेंड',
  ja: '彼女',
  zh: '女友',
  it: 'fidanzata',
  de: 'Freundin',
} as const

for (const [locale, word] of Object.entries(heading))
  test(`[IN-01] [IN-07] explore and a character speak ${locale}`, async ({ visitor, context, world }) => {
    await remember(context, 'locale', locale)
    await visitor.goto('/')
    await expect(visitor.locator('html')).toHaveAttribute('lang', locale)
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText(new RegExp(word, 'iu'))
    const [amara] = await world.characters(`q=amara&lang=${locale}`)
    await visitor.goto('/amara')
    await expect(visitor.getByText(amara?.bio.slice(0, 40) ?? 'nobody', { exact: false }).first()).toBeVisible()
  })

for (const [locale, firstName, name] of [
  ['ar', 'أمارا', 'أمارا أوكافور'],
  ['hi', 'अमारा', 'अमारा ओकाफ़ोर'],
  ['ja', 'アマラ', 'アマラ・オカフォー'],
  ['zh', '阿玛拉', '阿玛拉·奥卡福'],
] as const)
  test(`[IN-07] [EX-19] [CP-07] in ${locale} a character is called ${firstName} wherever they are named, and found by Latin letters, too`, async ({
    guest: { page, session },
    context,
    world,
  }) => {
    await remember(context, 'locale', locale)
    await page.goto('/?q=amara')
    const card = page.getByRole('main').getByRole('article').first()
    await expect(card.getByRole('heading')).toContainText(firstName)
    await expect(card.getByRole('img').first()).toHaveAccessibleName(new RegExp(firstName, 'u'))
    const search = page.getByRole('search')
    await search.hover()
    await search.getByRole('combobox').fill('amar')
    await expect(page.getByRole('option').first()).toContainText(firstName)
    await page.goto('/amara')
    await expect(page).toHaveTitle(new RegExp(`^${name}`, 'u'))
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
    await expect(page.locator('main')).not.toContainText('Amara')
    const data: unknown = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
    expect(data).toMatchObject({ mainEntity: { name, givenName: firstName } })
    await expect(page.locator('meta[property="og:image:alt"]')).toHaveAttribute('content', name)
    await page.goto(`/chat/${await world.openChat(session, 'amara', locale)}`)
    await expect(page.getByRole('log')).toBeVisible()
    await expect(page.getByRole('main')).toContainText(firstName)
    await expect(page.getByRole('main')).not.toContainText('Amara')
  })

test('[NV-03] a member reads the site in the language of their account, others in the one that is saved', async ({ visitor, context, as, world }) => {
  await remember(context, 'locale', 'fr')
  await visitor.goto('/')
  await expect(visitor.locator('html')).toHaveAttribute('lang', 'fr')
  await world.setLanguage('free', 'it')
  const noa = await as('free')
  await remember(noa.context(), 'locale', 'fr')
  await noa.goto('/')
  await expect(noa.locator('html')).toHaveAttribute('lang', 'it')
  await expect(noa.getByRole('heading', { level: 1 })).toContainText(/fidanzata/iu)
})

/** Tells afterwards whether words were on the page, be it for a moment. */
const watchFor = async (page: Page, words: string): Promise<() => Promise<boolean>> => {
  await page.evaluate((sought) => {
    new MutationObserver(() => {
      if (document.body.textContent.includes(sought)) document.body.dataset.seen = sought
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  }, words)
  return () => page.evaluate((sought) => document.body.dataset.seen === sought, words)
}

test('[AC-04] a member who changes the language of the site is asked first, for it deletes their chats', async ({ member, world }) => {
  await member.goto('/amara')
  await member.getByRole('button', { name: 'Chat with Amara' }).first().click()
  await expect(member.getByRole('log').locator('[data-side="theirs"]')).toHaveCount(1)
  const choose = async (name: string) => {
    await member.getByRole('button', { name: 'Language: English' }).click()
    await member.getByRole('menuitemradio', { name }).click()
  }
  const question = member.getByRole('alertdialog', { name: 'Change the language?' })
  await choose('Deutsch')
  await expect(question).toContainText('Changing it deletes your current chats.')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toHaveCount(0)
  await expect(member.getByRole('list', { name: 'Your chats' }).getByRole('link')).toHaveText(['Amara'])
  expect(await world.mock.requests({ call: 'users.setLanguage' })).toEqual([])
  await choose('Deutsch')
  const wasSeen = await watchFor(member, 'geladen werden')
  await question.getByRole('button', { name: 'Change and delete chats' }).click()
  await expect(member.locator('html')).toHaveAttribute('lang', 'de')
  await expect(member).toHaveURL('/chat')
  await expect(member.getByText('Ganz schön still hier')).toBeVisible()
  // Whoever wished it so is shown no error for the chat that was in sight.
  expect(await wasSeen()).toBe(false)
  await expect(member.getByRole('region', { name: /^Mitteilungen/u }).getByRole('listitem')).toHaveCount(0)
  await member.goto('/amara')
  await expect(member.getByRole('button', { name: 'Mit Amara chatten' })).toBeVisible()
})

test('[AC-04] a member who has no chats changes the language without a question', async ({ member }) => {
  await member.goto('/')
  await member.getByRole('button', { name: 'Language: English' }).click()
  await member.getByRole('menuitemradio', { name: 'Deutsch' }).click()
  await expect(member.locator('html')).toHaveAttribute('lang', 'de')
  await expect(member.getByRole('alertdialog')).toHaveCount(0)
})

test('[IN-06] only the language in use is downloaded', async ({ visitor, context }) => {
  await remember(context, 'locale', 'de')
  const files: Promise<string>[] = []
  visitor.on('response', (response) => {
    if (['script', 'document'].includes(response.request().resourceType())) files.push(response.text().catch(() => ''))
  })
  await visitor.goto('/', { waitUntil: 'networkidle' })
  const all = (await Promise.all(files)).join('\n')
  expect(all).toContain(german.lead.all)
  for (const words of [english, french, spanish]) expect(all).not.toContain(words.lead.all)
})

test('[IN-02] in Arabic the navigation stands on the right', async ({ visitor, context }) => {
  await remember(context, 'locale', 'ar')
  await visitor.goto('/')
  const box = await visitor
    .locator('aside nav, nav')
    .filter({ has: visitor.locator('a[href^="/chat"]') })
    .first()
    .boundingBox()
  expect(box?.x ?? 0).toBeGreaterThan(720)
})

test('[IN-02] in Arabic what points forwards points to the left, and forwards is the left arrow', async ({ visitor, context }) => {
  await remember(context, 'locale', 'ar')
  await visitor.goto('/amara')
  const back = visitor.getByRole('main').getByRole('link').first()
  await expect(back.locator('svg')).toHaveCSS('scale', '-1 1')
  const photos = visitor.getByRole('button', { name: /^(?!.*(?:المفضّلة|مشاركة)).*أمارا/u })
  const [first, second] = await Promise.all([photos.nth(1).boundingBox(), photos.nth(2).boundingBox()])
  expect(first?.x ?? 0).toBeGreaterThan(second?.x ?? 0)
  await photos.first().click()
  const gallery = visitor.getByRole('dialog')
  const counter = gallery.locator('[aria-live]')
  const start = await counter.textContent()
  await visitor.keyboard.press('ArrowLeft')
  await expect(counter).not.toHaveText(start ?? '')
  await visitor.keyboard.press('ArrowRight')
  await expect(counter).toHaveText(start ?? '')
  await visitor.keyboard.press('Escape')
  await visitor.goto('/')
  const kinds = visitor.getByRole('group', { name: arabic.roles.label })
  await kinds.getByRole('link').last().scrollIntoViewIfNeeded()
  // Forwards is to the left, so a row that was moved on has gone below zero.
  const moved = () => kinds.evaluate((row) => Math.min(row.scrollLeft, ...[...row.querySelectorAll('*')].map(({ scrollLeft }) => scrollLeft)))
  await expect.poll(moved).toBeLessThan(0)
})

test('[IN-02] in Arabic the box to write in begins on the right; what one types goes its own way', async ({
  guest: { page, session },
  world,
  context,
}) => {
  await remember(context, 'locale', 'ar')
  await page.goto(`/chat/${await world.openChat(session, 'amara', 'ar')}`)
  const box = page.getByRole('textbox')
  await expect(box).toHaveCSS('direction', 'rtl')
  await box.fill('Hello')
  await expect(box).toHaveCSS('direction', 'ltr')
  await box.fill('')
  await expect(box).toHaveCSS('direction', 'rtl')
})

test('[IN-02] what is said in another direction than the page is read in its own', async ({ guest: { page, session }, world }) => {
  const id = await world.openChat(session, 'amara')
  await world.say(session, id, 'مرحبا، كيف حالك؟')
  await world.say(session, id, 'Hello, how are you?')
  await page.goto(`/chat/${id}`)
  const said = (text: string) => page.getByRole('log').getByText(text)
  await expect(said('مرحبا، كيف حالك؟')).toHaveCSS('direction', 'rtl')
  await expect(said('Hello, how are you?')).toHaveCSS('direction', 'ltr')
})

test('[IN-01] words that do not come at once, because the connection broke for a moment, are there a moment later', async ({ visitor }) => {
  await visitor.goto('/')
  let failed = 0
  await visitor.route(/\/assets\/auth-[^/]+\.js(?:\?|$)/u, async (route) => {
    const answer = await route.fetch()
    // Twice the words, not the code of the same name.
    const isWords = (await answer.text()).includes('Welcome back')
    if (isWords) failed += 1
    if (isWords && failed <= 2) await route.abort('connectionreset')
    else await route.fulfill({ response: answer })
  })
  await visitor.getByRole('button', { name: 'Log in' }).click()
  await expect(visitor.getByRole('dialog', { name: 'Welcome back' })).toBeVisible()
  expect(failed).toBe(3)
})

test('[PB-07] [NV-03] a visitor chooses a language at the foot of a page, and keeps it; whoever is signed in has the menu instead', async ({
  as,
}) => {
  const visitor = await as('visitor')
  await visitor.goto('/amara')
  const languages = visitor.getByRole('navigation', { name: 'Languages' }).getByRole('link')
  await expect(languages).toHaveCount(10)
  await languages.filter({ hasText: 'Deutsch' }).click()
  await expect(visitor).toHaveURL('/amara?lang=de')
  await expect(visitor.locator('html')).toHaveAttribute('lang', 'de')
  // A page keeps it once it listens.
  await expect.poll(() => visitor.evaluate(() => localStorage.getItem('locale'))).toBe('de')
  await visitor.goto('/contact')
  await expect(visitor.locator('html')).toHaveAttribute('lang', 'de')
  // What is chosen on the page stays chosen.
  await visitor.goto('/?gender=male&q=chef')
  await visitor.getByRole('contentinfo').getByRole('link', { name: 'Français' }).click()
  await expect(visitor).toHaveURL('/?gender=male&q=chef&lang=fr')
  const noa = await as('free')
  await noa.goto('/amara')
  await expect(noa.getByRole('contentinfo')).toBeVisible()
  await expect(noa.getByRole('navigation', { name: 'Languages' })).toHaveCount(0)
})

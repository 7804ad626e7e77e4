import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, expectThumbSized, phone, remember, test } from './support/test.ts'
import { variants } from './support/variants.ts'

const cards = (page: Page): Locator => page.getByRole('main').getByRole('article')
const names = async (page: Page): Promise<string[]> =>
  (await cards(page).getByRole('heading').allTextContents()).map((text) => text.split(/[,،、，]/u)[0] ?? '')
const form = (page: Page): Locator => page.getByRole('search')
const field = (page: Page): Locator => form(page).locator('[type=search]')
const outcome = (page: Page): Locator => page.getByRole('main').getByRole('status').filter({ hasText: /./u })

/** Comes near the field and goes into it, once it has suggestions to give. */
const goInto = async (page: Page): Promise<Locator> => {
  await form(page).hover()
  await expect(form(page).getByRole('combobox')).toBeVisible()
  await field(page).click()
  return field(page)
}

/** What is looked for from now on, of the list that is shown. */
const searches = (page: Page): (string | null)[] => {
  const asked: (string | null)[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/v1/bots/' && searchParams.has('gender')) asked.push(searchParams.get('q'))
  })
  return asked
}

test('[EX-19] whoever types a trait sees those who have it after a pause, by an address that shows the same to others', async ({
  visitor,
  world,
  as,
}) => {
  const found = (await world.characters('gender=female&q=jazz&limit=20')).map(({ firstName }) => firstName)
  expect(found.length).toBeGreaterThan(0)
  await visitor.goto('/')
  const asked = searches(visitor)
  await (await goInto(visitor)).pressSequentially('jazz ', { delay: 30 })
  await expect(visitor).toHaveURL(/\/\?q=jazz$/u)
  await expect(outcome(visitor)).toHaveText('Results for “jazz”')
  await expect.poll(() => names(visitor)).toEqual(found)
  expect(asked).toEqual(['jazz'])
  await expect(field(visitor)).toBeFocused()
  await expect(field(visitor)).toHaveValue('jazz ')
  await expect(visitor).toHaveTitle(/jazz/u)

  const other = await as('visitor')
  const answer = await other.goto('/?q=jazz')
  expect(await answer?.text()).toContain('<meta name="robots" content="noindex"/>')
  await expect(field(other)).toHaveValue('jazz')
  expect(await names(other)).toEqual(found)
})

test('[EX-19] a search stands with the kind and the gender, and the way back leads out of it however often it was changed', async ({
  visitor,
  world,
}) => {
  const doctors = (await world.characters('gender=female&roleType=doctor&q=brown&limit=20')).map(({ firstName }) => firstName)
  const men = (await world.characters('gender=male&q=brown&limit=20')).map(({ firstName }) => firstName)
  await visitor.goto('/?type=doctor')
  await expect(cards(visitor).first()).toBeVisible()
  const input = await goInto(visitor)
  await input.pressSequentially('bro')
  await expect(visitor).toHaveURL(/\?type=doctor&q=bro$/u)
  await input.pressSequentially('wn')
  await expect(visitor).toHaveURL(/\?type=doctor&q=brown$/u)
  await expect.poll(() => names(visitor)).toEqual(doctors)
  await visitor.goBack()
  await expect(visitor).toHaveURL(/\?type=doctor$/u)
  await expect(input).toHaveValue('')
  await visitor.goForward()
  await expect(input).toHaveValue('brown')
  await expect.poll(() => names(visitor)).toEqual(doctors)
  await visitor.getByRole('radio', { name: 'Male', exact: true }).click()
  await expect(visitor).toHaveURL(/\/\?q=brown&gender=male$/u)
  await expect(input).toHaveValue('brown')
  await expect.poll(() => names(visitor)).toEqual(men)
})

test('[EX-19] back from somebody who was found, the search and its people are there without being asked for again', async ({ visitor }) => {
  await visitor.goto('/?q=jazz')
  const found = await names(visitor)
  await cards(visitor).first().getByRole('link').first().click()
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText(found[0] ?? '')
  const asked = searches(visitor)
  await visitor.goBack()
  await expect(field(visitor)).toHaveValue('jazz')
  expect(await names(visitor)).toEqual(found)
  expect(asked).toEqual([])
})

test('[EX-19] people and traits are suggested, and taken by keyboard alone', async ({ visitor }) => {
  await visitor.goto('/')
  const input = await goInto(visitor)
  const suggestions = visitor.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
  await input.pressSequentially('opti')
  await expect(suggestions).toHaveText(['Optimistic'])
  await expect(input).toHaveAttribute('aria-expanded', 'true')
  await expectAccessible(visitor)
  await visitor.keyboard.press('Escape')
  await expect(suggestions).toHaveCount(0)
  await expect(input).toHaveValue('opti')
  await input.pressSequentially('m')
  await expect(suggestions).toHaveText(['Optimistic'])
  await visitor.keyboard.press('ArrowDown')
  await expect(suggestions.first()).toHaveAttribute('aria-selected', 'true')
  await visitor.keyboard.press('Enter')
  await expect(visitor).toHaveURL(/\/\?q=Optimistic$/u)
  await expect(input).toHaveValue('Optimistic')
  await expect(suggestions).toHaveCount(0)
  await expect(outcome(visitor)).toHaveText('Results for “Optimistic”')

  await visitor.keyboard.press('Escape')
  await expect(input).toHaveValue('')
  await expect(visitor).toHaveURL(/\/$/u)
  await input.pressSequentially('amar')
  await expect(suggestions.first()).toContainText('Amara')
  await visitor.keyboard.press('ArrowDown')
  await visitor.keyboard.press('Enter')
  await expect(visitor).toHaveURL(/\/amara$/u)
})

test('[EX-19] a man is suggested by name to somebody who looks at women; what is pointed at only is not taken', async ({ visitor, world }) => {
  const [man] = await world.characters('gender=male&limit=1')
  await visitor.goto('/')
  const input = await goInto(visitor)
  await input.fill(man?.firstName ?? '')
  const suggestion = visitor.getByRole('option').filter({ hasText: man?.firstName ?? '' })
  await expect(suggestion.first()).toBeVisible()
  await suggestion.first().hover()
  await visitor.keyboard.press('Tab')
  await expect(visitor.getByRole('option')).toHaveCount(0)
  await expect(visitor).toHaveURL(/\/\?q=/u)
  await input.fill('')
  await input.fill(man?.firstName ?? '')
  await suggestion.first().click()
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText(man?.firstName ?? '')
})

test('[EX-19] [EX-10] when nobody is found the page says so, and leads out of the search', async ({ visitor }) => {
  await visitor.goto('/?type=doctor&q=zzzz')
  await expect(visitor.getByRole('main').getByText('Try fewer words, or only how they begin.')).toBeVisible()
  await expect(outcome(visitor)).toHaveText('No models found by your request')
  await expectAccessible(visitor)
  // One way out, to everybody: without the search alone, or of all types alone, there might be nobody again.
  const ways = visitor.getByRole('main').getByRole('link', { name: /^(?:Clear|Show) /u })
  await expect(ways).toHaveText(['Clear the search and show all'])
  await ways.click()
  await expect(visitor).toHaveURL('/')
  await expect(field(visitor)).toHaveValue('')
  await expect(cards(visitor).first()).toBeVisible()

  await visitor.goto('/?type=doctor')
  await (await goInto(visitor)).fill('zzzz')
  await expect(visitor).toHaveURL(/q=zzzz$/u)
  await form(visitor).getByRole('button', { name: 'Clear the search' }).click()
  await expect(visitor).toHaveURL(/\/\?type=doctor$/u)
  await expect(field(visitor)).toBeFocused()
})

for (const { locale, said, show } of [
  { locale: 'en-GB', said: 'Nobody here, but Félix is under “Male”.', show: 'Show Félix' },
  { locale: 'de', said: 'Hier ist niemand, aber Félix ist unter „Männlich“ zu finden.', show: 'Félix zeigen' },
] as const)
  test(`[EX-19] in ${locale} whoever looks for a man among women is told under what he is, and led there`, async ({ as }) => {
    const page = await as('visitor', { locale })
    await page.goto('/?q=felix')
    await expect(page.getByRole('main').getByText(said).last()).toBeVisible()
    await expect(outcome(page).filter({ hasText: said })).toHaveCount(1)
    await expectAccessible(page)
    await page.getByRole('link', { name: show }).click()
    await expect(page).toHaveURL('/?q=felix&gender=male')
    await expect.poll(() => names(page)).toContain('Félix')
    await expect(field(page)).toHaveValue('felix')
    await page.goBack()
    await expect(page.getByRole('main').getByText(said).last()).toBeVisible()
  })

for (const { from, tab, name, to } of [
  { from: '/?q=aylin&gender=female', tab: 'Custom', name: 'Aylin', to: '/custom?q=aylin&gender=female' },
  { from: '/anime?q=elin', tab: 'All', name: 'Elin', to: '/?q=elin' },
  { from: '/?q=hoku', tab: 'Custom, Non-binary', name: 'Hoku', to: '/custom?q=hoku&gender=non-binary' },
  // Lysandra Vel… is custom, and a woman: whoever is in the same category comes first.
  { from: '/?q=vel', tab: 'Male', name: 'Joost', to: '/?q=vel&gender=male' },
  { from: '/?type=athlete&q=amara', tab: 'All', name: 'Amara', to: '/?q=amara' },
  // Nobody is called so; a man does that.
  { from: '/?q=baker', tab: 'Male', name: 'Troels', to: '/?q=baker&gender=male' },
] as const)
  test(`[EX-19] whoever finds nobody at ${from} is told that ${name} is under ${tab}, and led there`, async ({ visitor }) => {
    await visitor.goto(from)
    await expect(outcome(visitor).filter({ hasText: `Nobody here, but ${name} is under “${tab}”.` })).toHaveCount(1)
    await visitor.getByRole('link', { name: `Show ${name}` }).click()
    await expect(visitor).toHaveURL(to)
    await expect.poll(() => names(visitor)).toContain(name)
    await expect(field(visitor)).toHaveValue(new URL(to, visitor.url()).searchParams.get('q') ?? '')
  })

for (const { from, way, to, focused } of [
  { from: '/?q=zzzz', way: 'Clear the search', to: '/', focused: 'field' },
  { from: '/?type=doctor&q=zzzz', way: 'Clear the search and show all', to: '/', focused: 'heading' },
  { from: '/custom?type=athlete', way: 'Show all', to: '/custom', focused: 'heading' },
  { from: '/?q=emeka', way: 'Show Emeka', to: '/?q=emeka&gender=male', focused: 'heading' },
  { from: '/?q=aylin', way: 'Show Aylin', to: '/custom?q=aylin', focused: 'heading' },
] as const)
  test(`[EX-19] [LY-10] by keyboard “${way}” leads from ${from} on to the ${focused}`, async ({ visitor }) => {
    await visitor.goto(from)
    await visitor.getByRole('link', { name: way, exact: true }).press('Enter')
    await expect(visitor).toHaveURL(to)
    await expect(cards(visitor).first()).toBeVisible()
    await expect(focused === 'field' ? field(visitor) : visitor.getByRole('heading', { level: 1 })).toBeFocused()
  })

test('[EX-19] in German the last part of a compound finds who is that', async ({ as }) => {
  const page = await as('visitor', { locale: 'de' })
  await page.goto('/?q=pilotin')
  expect(await names(page)).toEqual(expect.arrayContaining(['Dorota', 'Morayo']))
})

test('[EX-19] suggestions that cannot be loaded leave a search that works', async ({ visitor, world }) => {
  const found = (await world.characters('gender=female&q=jazz&limit=20')).map(({ firstName }) => firstName)
  await visitor.goto('/')
  await visitor.route('**/assets/search-combobox-*.js', (route) => route.abort())
  await field(visitor).click()
  await field(visitor).pressSequentially('jazz')
  await visitor.keyboard.press('Enter')
  await expect(visitor).toHaveURL(/\/\?q=jazz$/u)
  await expect.poll(() => names(visitor)).toEqual(found)
})

test('[EX-19] without JavaScript the field is a form that keeps the kind', async ({ browser, world, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  await remember(context, 'mock_world', world.name)
  await remember(context, 'adult_warning_read', '1')
  const page = await context.newPage()
  await page.goto('/?type=doctor')
  await field(page).fill('brown')
  await field(page).press('Enter')
  await expect(page).toHaveURL(/\/\?type=doctor&q=brown$/u)
  await expect(field(page)).toHaveValue('brown')
  expect(await names(page)).toEqual((await world.characters('gender=female&roleType=doctor&q=brown&limit=20')).map(({ firstName }) => firstName))
  await context.close()
})

for (const { locale, searched, label } of variants([
  { locale: 'en-GB', searched: 'opti', label: 'Optimistic' },
  { locale: 'ar', searched: 'تفا', label: 'تفاؤل' },
] as const))
  test(`[EX-19] on a phone in ${locale} one searches with a thumb, and the suggestions fit`, async ({ as }) => {
    const page = await as('visitor', { ...phone, locale })
    await page.goto('/')
    // A touch before the page listens is no touch.
    await expect(async () => {
      await page.touchscreen.tap(10, 300)
      await expect(form(page).getByRole('combobox')).toBeVisible({ timeout: 1000 })
    }).toPass()
    await field(page).tap()
    await field(page).pressSequentially(searched)
    const suggestion = page.getByRole('option').filter({ hasText: label }).first()
    await expect(suggestion).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await expectThumbSized(page, '[role=search]')
    await suggestion.tap()
    await expect(outcome(page)).toContainText(label)
    await expect(cards(page).first()).toBeVisible()
  })

test('[EX-19] on a phone one tap on the cross leaves the search, and one can type anew', async ({ as }) => {
  const page = await as('visitor', phone)
  await page.goto('/')
  await field(page).tap()
  await field(page).pressSequentially('jazz')
  await expect(outcome(page)).toHaveText('Results for “jazz”')
  await form(page).getByRole('button', { name: 'Clear the search' }).tap()
  await expect(page).toHaveURL('/')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('tea')
  await expect(page).toHaveURL('/?q=tea')
  await page.touchscreen.tap(10, 300)
  await expect(form(page).getByRole('combobox')).toHaveValue('tea')
})

test('[EX-19] [IN-07] who looks for looks finds those who have them, in whichever language they are written, and with a slip', async ({
  visitor,
  as,
  world,
}) => {
  for (const [page, q, right] of [
    [visitor, 'redhed', 'redhead'],
    [await as('visitor', { ...phone, locale: 'ar' }), 'عيون خضراء', 'green eyes'],
    [await as('visitor', { ...phone, locale: 'ja' }), '緑の目', 'green eyes'],
  ] as const) {
    const expected = await world.characters(`gender=female&q=${encodeURIComponent(right)}&limit=20`)
    expect(expected.length).toBeGreaterThan(0)
    await page.goto(`/?q=${encodeURIComponent(q)}`)
    await expect(cards(page)).toHaveCount(expected.length)
    const ways = await page
      .getByRole('main')
      .getByRole('article')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(new Set(ways.map((way) => way?.split('?')[0]?.slice(1)))).toEqual(new Set(expected.map(({ slug }) => slug)))
  }
})

test('[EX-19] [EX-17] [EX-20] a search and an order go along to another category; a slip in a name finds who was meant', async ({
  visitor,
  world,
}) => {
  const firstNames = async (query: string) => (await world.characters(`${query}&limit=20`)).map(({ firstName }) => firstName)
  await visitor.goto('/?gender=male&q=dark&sort=popular')
  await visitor.getByRole('banner').getByRole('navigation', { name: 'Kind of characters' }).getByRole('link', { name: 'Anime' }).click()
  await expect(visitor).toHaveURL(/\/anime\?gender=male&q=dark&sort=popular$/u)
  await expect(field(visitor)).toHaveValue('dark')
  await expect.poll(() => names(visitor)).toEqual(await firstNames('gender=male&style=anime&q=dark&sort=popular'))
  await visitor.goto('/?q=amra')
  expect(await names(visitor)).toEqual(['Amara'])
})

import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, phone, signDialog, test } from './support/test.ts'

const cards = (page: Page): Locator => page.getByRole('main').getByRole('article')
const names = async (page: Page): Promise<string[]> =>
  (await cards(page).getByRole('heading').allTextContents()).map((text) => text.split(',')[0] ?? '')
const gender = (page: Page, name: string): Locator => page.getByRole('radio', { name, exact: true })
const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 })

/** Addresses of the list of characters that the page asks for from now on. */
const asked = (page: Page, call: 'list' | 'extra-avatars'): URL[] => {
  const urls: URL[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname === (call === 'list' ? '/api/v1/bots/' : '/api/v1/bots/extra-avatars/')) urls.push(url)
  })
  return urls
}

test('[EX-01] [EX-02] [EX-04] choosing one of three genders changes the heading and the people, and is remembered for a year', async ({
  visitor,
}) => {
  await visitor.goto('/')
  await expect(visitor.getByRole('radiogroup', { name: 'Gender of the characters' }).getByRole('radio')).toHaveText(['Female', 'Male', 'Non-binary'])
  await expect(heading(visitor)).toHaveText(/girlfriend/u)
  const first = await cards(visitor).first().getByRole('heading').textContent()
  await gender(visitor, 'Non-binary').click()
  await expect(heading(visitor)).toHaveText(/girlfriend.*binary/u)
  await expect(cards(visitor).first().getByRole('heading')).not.toHaveText(first ?? '')
  await gender(visitor, 'Male').click()
  await expect(heading(visitor)).toHaveText(/boyfriend/u)
  await visitor.reload()
  await expect(heading(visitor)).toHaveText(/boyfriend/u)
  const [cookie] = (await visitor.context().cookies()).filter(({ name }) => name === 'explore_gender')
  expect(cookie).toMatchObject({ value: 'male', sameSite: 'Strict' })
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / (24 * 3600)
  expect(days).toBeGreaterThan(364)
  expect(days).toBeLessThanOrEqual(365)
})

test('[EX-03] chips for the kinds of people there are: one stands in the address, All takes it out again', async ({ visitor, world }) => {
  const kinds = visitor.getByRole('group', { name: 'Kind of character' }).getByRole('link')
  const named = async (query: string) => (await world.roleTypes(query)).map((id) => id.charAt(0).toUpperCase() + id.slice(1))
  await visitor.goto('/')
  await expect(kinds).toHaveText(['All', ...(await named('gender=female'))])
  await visitor.getByRole('link', { name: 'Doctor', exact: true }).click()
  await expect(visitor).toHaveURL(/\?type=doctor$/u)
  const doctors = await world.characters('gender=female&roleType=doctor&limit=20')
  await expect(cards(visitor)).toHaveCount(doctors.length)
  expect(await names(visitor)).toEqual(doctors.map(({ firstName }) => firstName))
  await kinds.first().click()
  await expect(visitor).not.toHaveURL(/type=/u)
  await expect(cards(visitor)).toHaveCount(20)

  const { promise: loaded, resolve: load } = Promise.withResolvers<void>()
  await visitor.route('**/api/v1/bots/role_types/?*', async (route) => {
    await loaded
    await route.continue()
  })
  await gender(visitor, 'Male').click()
  await expect(visitor.getByText('Loading kinds of characters')).toBeAttached()
  load()
  await expect(kinds).toHaveText(['All', ...(await named('gender=male'))])
  await expect(visitor.getByText('Loading kinds of characters')).toHaveCount(0)
})

test('[EX-06] a gender drops the kind; a gender, a kind, logging out and logging in begin the list anew from its first page', async ({ member }) => {
  const lists = asked(member, 'list')
  const fieldsOf = (url: URL | undefined) => {
    const fields = url?.searchParams
    return { gender: fields?.get('gender'), kind: fields?.get('roleType'), page: fields?.get('page') }
  }
  /** Comes past the first page, does something, and answers what is asked for first after that. */
  const firstAfter = async (act: () => Promise<void>) => {
    await expect(async () => {
      await cards(member).last().scrollIntoViewIfNeeded()
      expect(Number(lists.at(-1)?.searchParams.get('page'))).toBeGreaterThan(1)
      expect(await cards(member).count()).toBeGreaterThan(20)
    }).toPass()
    const before = lists.length
    const last = fieldsOf(lists.at(-1))
    // A further page of the list so far may be asked for before the act is done.
    const isFurther = ({ gender: of, kind, page }: typeof last) => of === last.gender && kind === last.kind && Number(page) > Number(last.page)
    const first = () =>
      lists
        .slice(before)
        .map(fieldsOf)
        .find((fields) => !isFurther(fields))
    await act()
    await expect.poll(first).toBeDefined()
    return first()
  }
  await member.goto('/?type=doctor')
  await expect(cards(member).first()).toBeVisible()
  await gender(member, 'Male').click()
  await expect(member).not.toHaveURL(/type=/u)
  expect(lists.map((url) => [url.searchParams.get('gender'), url.searchParams.get('roleType'), url.searchParams.get('page')])).toEqual([
    ['male', null, '1'],
  ])

  expect(await firstAfter(() => gender(member, 'Female').click())).toEqual({ gender: 'female', kind: null, page: '1' })
  const kinds = member.getByRole('group', { name: 'Kind of character' })
  expect(await firstAfter(() => kinds.getByRole('link', { name: 'Doctor' }).click())).toEqual({ gender: 'female', kind: 'doctor', page: '1' })
  await kinds.getByRole('link', { name: 'All' }).click()
  const logOut = async () => {
    await member.getByRole('button', { name: 'Your account' }).click()
    await member.getByRole('menuitem', { name: 'Log out' }).click()
  }
  expect(await firstAfter(logOut)).toEqual({ gender: 'female', kind: null, page: '1' })
  const logIn = async () => {
    await member.getByRole('button', { name: 'Log in' }).click()
    await signDialog(member).signIn('free@moonlit.example', 'moonlight7')
    await signDialog(member).isLeftSignedIn()
  }
  expect(await firstAfter(logIn)).toEqual({ gender: 'female', kind: null, page: '1' })
})

test('[EX-07] who comes to the end of the page in one go, past the last card, gets more people, too', async ({ visitor }) => {
  await visitor.goto('/')
  await expect(cards(visitor)).toHaveCount(20)
  await visitor.mouse.move(720, 600)
  await visitor.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expect.poll(() => cards(visitor).count()).toBeGreaterThan(20)
})

test('[EX-05] [EX-07] [EX-08] twenty people, more of them as one comes to the end, until everyone has come', async ({ visitor, world }) => {
  const everyone = await world.characters('gender=female&limit=100')
  const lists = asked(visitor, 'list')
  await visitor.goto('/', { waitUntil: 'networkidle' })
  await expect(cards(visitor)).toHaveCount(20)
  expect(lists).toEqual([])
  const end = visitor.getByText('That is everyone, for now.')
  await expect(async () => {
    await cards(visitor).last().scrollIntoViewIfNeeded()
    await visitor.mouse.wheel(0, 3000)
    await expect(end).toBeVisible({ timeout: 500 })
  }).toPass()
  expect(await names(visitor)).toEqual(everyone.map(({ firstName }) => firstName))
  const pages = Math.ceil(everyone.length / 20)
  expect(lists.map((url) => url.searchParams.get('page'))).toEqual(Array.from({ length: pages - 1 }, (_, at) => String(at + 2)))
})

test('[EX-10] when nobody fits, the page says so and offers everyone', async ({ visitor, world }) => {
  expect(await world.characters('custom=true&gender=female&roleType=athlete')).toEqual([])
  await visitor.goto('/custom?type=athlete')
  await expect(visitor.getByText('No models found by your request')).toBeVisible()
  await expectAccessible(visitor)
  await visitor.getByRole('link', { name: 'Show all' }).click()
  await expect(visitor).toHaveURL(/\/custom$/u)
  await expect(cards(visitor).first()).toBeVisible()
})

test('[EX-05] [EX-09] while people load, twenty places of their shape are shown', async ({ visitor }) => {
  await visitor.goto('/')
  const { promise: loaded, resolve: load } = Promise.withResolvers<void>()
  await visitor.route('**/api/v1/bots/?*', async (route) => {
    await loaded
    await route.continue()
  })
  await gender(visitor, 'Male').click()
  await expect(visitor.locator('[data-testid="skeletons"] > *')).toHaveCount(20)
  await expect(visitor.getByRole('status').filter({ hasText: 'Loading characters' })).toBeVisible()
  load()
  await expect(cards(visitor)).toHaveCount(20)
})

test('[EX-11] a page that fails keeps those who are there and can be tried again', async ({ visitor, world }) => {
  await visitor.goto('/')
  await world.mock.force('bots.list', 400, { times: null })
  await cards(visitor).last().scrollIntoViewIfNeeded()
  await expect(visitor.getByText('More characters could not be loaded')).toBeVisible()
  await expect(cards(visitor)).toHaveCount(20)
  await world.mock.forced.clear()
  await visitor.getByRole('button', { name: 'Try again' }).click()
  await expect(cards(visitor)).not.toHaveCount(20)
})

test('[EX-14] a card shows portrait, name and age, two lines of who they are, whether they are new, and the way into a chat', async ({
  visitor,
  world,
}) => {
  const people = await world.characters('gender=female&limit=20')
  await visitor.goto('/')
  await expect(cards(visitor)).toHaveCount(20)
  for (const [at, { firstName, age, description, isNew }] of people.slice(0, 4).entries()) {
    const card = cards(visitor).nth(at)
    await expect(card.getByRole('heading')).toHaveText(`${firstName}, ${age}`)
    await expect(card.getByText('New', { exact: true })).toHaveCount(isNew ? 1 : 0)
    await expect(card.getByRole('button', { name: `Chat with ${firstName}` })).toHaveText('Chat')
    const words = card.getByText(description)
    const lines = await words.evaluate((part) => part.clientHeight / Number.parseFloat(getComputedStyle(part).lineHeight))
    expect(Math.round(lines)).toBe(2)
    await expect(words).toHaveCSS('-webkit-line-clamp', '2')
  }
  expect(people.slice(0, 4).map(({ isNew }) => isNew)).toContain(true)
  const loading = await cards(visitor).evaluateAll((all) => all.map((card) => card.querySelector('img')?.loading))
  expect(loading).toEqual([...Array.from({ length: 8 }, () => 'eager'), ...Array.from({ length: 12 }, () => 'lazy')])
})

test('a character opened from explore shows picture and name from what is there already, asking for neither code nor words', async ({ visitor }) => {
  await visitor.goto('/')
  await expect.poll(() => visitor.evaluate(() => document.querySelectorAll('link[rel="modulepreload"][href*="character"]').length)).toBeGreaterThan(0)
  await visitor.waitForLoadState('networkidle')
  const card = cards(visitor).first()
  const name = (await card.getByRole('heading').textContent())?.split(',')[0] ?? ''
  await visitor.context().setOffline(true)
  await card.getByRole('link').click()
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText(name)
  await expect(visitor.getByRole('main').getByRole('img').first()).toBeVisible()
})

test('[EX-15] on hover and on focus a second picture is shown, which a call for the same people brings', async ({ visitor, as }) => {
  const covers = asked(visitor, 'extra-avatars')
  await visitor.goto('/anime')
  const card = cards(visitor).first()
  await expect(card).toHaveAttribute('data-cover', 'hidden')
  await card.hover()
  await expect(card).toHaveAttribute('data-cover', 'shown')
  const [first, second] = await card.locator('img').evaluateAll((pictures) => pictures.map((picture) => picture.getAttribute('src')))
  expect(second).toMatch(/extra\.webp$/u)
  expect(second).not.toBe(first)
  await visitor.mouse.move(0, 0)
  await expect(card).toHaveAttribute('data-cover', 'hidden')
  await card.getByRole('link').first().focus()
  await expect(card).toHaveAttribute('data-cover', 'shown')
  const same = { style: 'anime', gender: 'female', lang: 'en', limit: '20', page: '1' }
  expect(covers.map((url) => Object.fromEntries(url.searchParams))).toEqual([same])
  const paula = await as('premium')
  const forPaula = asked(paula, 'extra-avatars')
  await paula.goto('/anime')
  await expect.poll(() => forPaula.map((url) => Object.fromEntries(url.searchParams))).toEqual([{ ...same, access: 'true' }])
})

test('[EX-18] [NV-04] back from a character, the same people stand at the same place, without loading again', async ({ visitor }) => {
  await visitor.goto('/')
  await cards(visitor).last().scrollIntoViewIfNeeded()
  await expect(cards(visitor)).not.toHaveCount(20)
  const chosen = cards(visitor).nth(22)
  await chosen.scrollIntoViewIfNeeded()
  const place = await visitor.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(500)
  const name = (await chosen.getByRole('heading').textContent())?.split(',')[0] ?? ''
  await chosen
    .getByRole('link', { name: new RegExp(name, 'u') })
    .first()
    .click()
  await expect(visitor.getByRole('heading', { level: 1, name: new RegExp(name, 'u') })).toBeVisible()
  expect(await visitor.evaluate(() => window.scrollY)).toBe(0)
  const lists = asked(visitor, 'list')
  await visitor.goBack()
  await expect(chosen).toBeInViewport()
  await expect.poll(() => visitor.evaluate(() => Math.round(window.scrollY))).toBe(Math.round(place))
  expect(lists).toEqual([])
})

test('[EX-03] [EX-06] under what is chosen stand its own people from the first moment, also on the way back', async ({ visitor }) => {
  await visitor.goto('/')
  await expect(cards(visitor)).toHaveCount(20)
  await visitor.getByRole('link', { name: 'Doctor', exact: true }).click()
  await expect(cards(visitor)).not.toHaveCount(20)
  const doctors = await names(visitor)
  await visitor.evaluate(() => {
    const seen: string[] = []
    Reflect.set(window, 'seen', seen)
    new MutationObserver(() => {
      const kind = document.querySelector('main a[aria-current="true"]')?.textContent ?? ''
      seen.push(`${kind}: ${document.querySelectorAll('main article').length}`)
    }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-current'] })
  })
  await visitor.goBack()
  await expect(cards(visitor)).toHaveCount(20)
  expect(await visitor.evaluate(() => JSON.stringify(Reflect.get(window, 'seen')))).not.toContain(`All: ${doctors.length}"`)
})

test('[NV-04] whoever stays on explore stays where they are; whoever leaves it begins at the top', async ({ visitor }) => {
  const scrolled = () => visitor.evaluate(() => Math.round(window.scrollY))
  const categories = visitor.getByRole('banner').getByRole('navigation', { name: 'Kind of characters' })
  await visitor.goto('/')
  await visitor.mouse.wheel(0, 150)
  await expect.poll(scrolled).toBe(150)
  await visitor.getByRole('link', { name: 'Doctor', exact: true }).click()
  await expect(visitor).toHaveURL(/type=doctor$/u)
  expect(await scrolled()).toBe(150)
  await categories.getByRole('link', { name: 'Anime' }).click()
  await expect(visitor).toHaveURL(/\/anime$/u)
  expect(await scrolled()).toBe(150)
  await categories.getByRole('link', { name: 'Custom' }).click()
  await expect(visitor).toHaveURL(/\/custom$/u)
  await expect.poll(scrolled).toBe(0)
})

test('[EX-17] [RT-01] anime and custom have addresses of their own with people of their own, and the header leads there', async ({
  visitor,
  world,
}) => {
  const firstNames = async (query: string) => (await world.characters(`${query}&limit=20`)).map(({ firstName }) => firstName)
  await visitor.goto('/')
  expect(await names(visitor)).toEqual(await firstNames('gender=female'))
  const categories = visitor.getByRole('navigation', { name: 'Kind of characters' })
  await categories.getByRole('link', { name: 'Anime' }).click()
  await expect(visitor).toHaveURL(/\/anime$/u)
  await expect.poll(() => names(visitor)).toEqual(await firstNames('gender=female&style=anime'))
  await categories.getByRole('link', { name: 'Custom' }).click()
  await expect(visitor).toHaveURL(/\/custom$/u)
  await expect(categories.getByRole('link', { name: 'Custom' })).toHaveAttribute('aria-current', 'page')
  await expect.poll(() => names(visitor)).toEqual(await firstNames('gender=female&custom=true'))
  await visitor.goto('/anime/fb')
  await expect.poll(() => names(visitor)).toEqual(await firstNames('gender=female&style=anime'))
  await visitor.goto('/custom/keitaro')
  await expect.poll(() => names(visitor)).toEqual(await firstNames('gender=female&custom=true'))
})

test('[EX-13] a visitor reads more beneath the list; a member does not', async ({ visitor, as }) => {
  const more = (page: Page) => page.getByRole('heading', { name: 'Closer than a chat window' })
  await visitor.goto('/')
  await expect(more(visitor)).toBeVisible()
  const noa = await as('free')
  await noa.goto('/')
  await expect(noa.getByRole('button', { name: 'Your account' })).toBeVisible()
  await expect(more(noa)).toHaveCount(0)
})

test('[EX-20] the popular ones come first by an address that others can be given, beside a kind, a gender and a search', async ({
  visitor,
  world,
}) => {
  const popular = visitor.getByRole('link', { name: 'Popular' })
  const firstNames = async (query: string) => (await world.characters(query)).map(({ firstName }) => firstName)
  await visitor.goto('/')
  const usual = await names(visitor)
  await popular.click()
  await expect(visitor).toHaveURL('/?sort=popular')
  await expect(popular).toHaveAttribute('aria-current', 'true')
  const expected = await firstNames('gender=female&limit=20&sort=popular')
  expect(expected).not.toEqual(usual)
  await expect.poll(() => names(visitor)).toEqual(expected)
  await visitor.reload()
  await expect.poll(() => names(visitor)).toEqual(expected)

  await visitor.getByRole('link', { name: 'Doctor', exact: true }).click()
  await expect(visitor).toHaveURL(/sort=popular&type=doctor$/u)
  await expect.poll(() => names(visitor)).toEqual(await firstNames('gender=female&limit=20&sort=popular&roleType=doctor'))
  await gender(visitor, 'Male').click()
  await expect(visitor).toHaveURL('/?sort=popular&gender=male')
  await expect.poll(() => names(visitor)).toEqual(await firstNames('gender=male&limit=20&sort=popular'))
  await popular.click()
  await expect(visitor).toHaveURL('/?gender=male')
  await expect.poll(() => names(visitor)).toEqual(await firstNames('gender=male&limit=20'))
  await expectAccessible(visitor)
})

test('[EX-21] whoever has come past sixty people gets back up with one press', async ({ visitor }) => {
  const up = visitor.getByRole('button', { name: 'Back to the top' })
  // More people than there are: every page of the list has those of the first, by other addresses.
  await visitor.route('**/api/v1/bots/?*', async (route) => {
    const url = new URL(route.request().url())
    const page = Number(url.searchParams.get('page') ?? 1)
    url.searchParams.set('page', '1')
    const { result }: { result: { slug: string }[] } = await (await route.fetch({ url: url.href })).json()
    await route.fulfill({ json: { result: result.map((bot) => ({ ...bot, slug: `${bot.slug}-${page}` })), nextPage: page + 1 } })
  })
  await visitor.goto('/')
  for (const count of [20, 40, 60]) {
    await expect(cards(visitor).nth(count - 1)).toBeAttached()
    await expect(up).toHaveCount(0)
    await cards(visitor).last().scrollIntoViewIfNeeded()
  }
  await expect(up).toBeVisible()
  expect(await cards(visitor).count()).toBeGreaterThan(60)
  await up.click()
  await expect.poll(() => visitor.evaluate(() => window.scrollY)).toBe(0)
  await expect(visitor.getByRole('main')).toBeFocused()
})

test.describe('on a phone', () => {
  test.use(phone)

  test('[EX-08] [EX-14] ten at a time, and small pictures', async ({ visitor }) => {
    const pictures: string[] = []
    visitor.on('request', (request) => {
      if (request.resourceType() === 'image') pictures.push(request.url())
    })
    await visitor.goto('/', { waitUntil: 'networkidle' })
    const portraits = pictures.filter((url) => url.includes('/media/bots/'))
    expect(portraits.length).toBeGreaterThan(3)
    expect(portraits.filter((url) => !url.includes('/small_'))).toEqual([])
    expect(await cards(visitor).count()).toBe(10)
    await expectNoSidewaysScroll(visitor)
    await expectAccessible(visitor)
  })
})

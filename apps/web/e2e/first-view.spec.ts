import type { Locator, Page } from '@playwright/test'
import { openSlowLine } from './support/slow-line.ts'
import { openBeforeScripts } from './support/late-scripts.ts'
import { expect, phone, test } from './support/test.ts'

/** Addresses that a page asks for from now on, without those of pictures. */
const askedFrom = (page: Page): string[] => {
  const paths: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.resourceType() !== 'image') paths.push(pathname)
  })
  return paths
}

test('[EX-02] a gender pressed before the scripts have come is chosen once they are there', async ({ visitor }) => {
  const scriptsCome = await openBeforeScripts(visitor, '/')
  const men = visitor.getByRole('radio', { name: 'Male', exact: true })
  await men.click()
  await expect(men).not.toBeChecked()
  await scriptsCome()
  await expect(men).toBeChecked()
})

test('[EX-19] what is typed into the search before the scripts have come stays and is searched for', async ({ visitor }) => {
  const scriptsCome = await openBeforeScripts(visitor, '/')
  const field = visitor.getByRole('searchbox').or(visitor.getByRole('combobox')).first()
  await field.pressSequentially('doctor')
  await scriptsCome()
  await expect(field).toHaveValue('doctor')
  await expect(visitor).toHaveURL(/[?&]q=doctor/u)
})

for (const way of ['a press', 'a press that ends later', 'the Enter key'] as const)
  test(`[LY-04] a menu asked for by ${way} before the scripts have come opens once they are there`, async ({ member }) => {
    const scriptsCome = await openBeforeScripts(member, '/')
    const account = member.getByRole('button', { name: 'Your account' })
    if (way === 'a press') await account.click()
    else if (way === 'the Enter key') await account.press('Enter')
    else {
      await account.hover()
      await member.mouse.down()
    }
    await scriptsCome()
    if (way === 'a press that ends later') {
      await member.waitForLoadState('networkidle')
      await member.mouse.up()
    }
    await expect(member.getByRole('menuitem', { name: 'Settings' })).toBeVisible()
  })

test('nothing in sight moves while a page arrives piece by piece, nor while pictures, faces and scripts come, on a phone and reading from the right too', async ({
  as,
}) => {
  test.slow()
  const wide = (width: number) => ({ viewport: { width, height: 900 } })
  const shown = [
    { locale: 'en-GB', device: phone },
    { locale: 'ar', device: phone },
    { locale: 'de', device: wide(768) },
    { locale: 'en-GB', device: wide(1440) },
  ] as const
  await using line = await openSlowLine()
  const look = async ({ locale, device }: (typeof shown)[number]) => {
    const page = await as('visitor', { ...device, locale, baseURL: line.url })
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const moved = Number(document.documentElement.dataset.moved ?? 0)
          document.documentElement.dataset.moved = String(moved + Number(Reflect.get(entry, 'value')))
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const address of ['/', '/amara', '/buy-premium']) {
      await page.goto(address)
      await page.waitForLoadState('networkidle')
      const moved = await page.evaluate(() => Number(document.documentElement.dataset.moved ?? 0))
      expect.soft(moved, `${address} in ${locale}, ${device.viewport.width} wide`).toBeLessThan(0.002)
    }
  }
  await Promise.all(shown.map(look))
})

/** The first of the faces that an element's text is to stand in. */
const faceOf = (text: Locator): Promise<string> => text.evaluate((element) => getComputedStyle(element).fontFamily.split(',')[0] ?? '')

test('a page is drawn before its faces have come, and stands in them afterwards; without JavaScript it does at once', async ({
  as,
  browser,
  baseURL,
}) => {
  const page = await as('visitor', { ...phone, locale: 'en-GB' })
  const faceCame = Promise.withResolvers<undefined>()
  await page.route(/\.woff2$/u, async (route) => {
    await faceCame.promise
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  const heading = page.getByRole('heading', { level: 1 })
  expect(await faceOf(heading)).toBe('"Display Fallback"')
  faceCame.resolve(undefined)
  await expect.poll(() => faceOf(heading)).toBe('"Moonlit Display"')
  for (const text of [page.getByRole('article').last().locator('p'), page.getByRole('contentinfo')])
    await expect.poll(() => faceOf(text)).toBe('"Moonlit Text"')
  await expect(page.locator('[data-faces]')).toHaveCount(0)
  // Letters and figures come from a file each.
  const displayFiles = () =>
    page.evaluate(() => [...document.fonts].filter(({ family, status }) => family.includes('Moonlit Display') && status === 'loaded').length)
  await expect.poll(displayFiles).toBe(2)

  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const plain = await context.newPage()
  await plain.goto('/')
  expect(await faceOf(plain.getByRole('heading', { level: 1 }))).toBe('"Moonlit Display"')
  await context.close()
})

test('[CP-03] of a character opened from the first cards all pictures are there', async ({ visitor, world }) => {
  const [first] = (await world.characters('gender=female&limit=20')).map(({ slug, imageUrls }) => ({ slug, count: imageUrls.length }))
  await visitor.goto('/')
  await visitor.getByRole('article').first().getByRole('link').first().click()
  await expect(visitor).toHaveURL(new RegExp(`/${first?.slug ?? 'none'}$`, 'u'))
  await expect(visitor.getByRole('main').locator('img[src*="gallery-"]')).toHaveCount(first?.count ?? 0)
})

test('the first four pictures of explore are asked for ahead of the others', async ({ visitor }) => {
  await visitor.goto('/')
  const priorities = await visitor.getByRole('article').evaluateAll((cards) => cards.map((card) => card.querySelector('img')?.fetchPriority))
  expect(priorities.slice(0, 4)).toEqual(['high', 'high', 'high', 'high'])
  expect(new Set(priorities.slice(4))).toEqual(new Set(['auto']))
})

for (const locale of ['hi', 'ja', 'zh'] as const)
  test(`in ${locale} no face but that of the name is loaded`, async ({ as }) => {
    const page = await as('visitor', { ...phone, locale })
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    const faces = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.endsWith('.woff2')),
    )
    expect(faces.map((path) => path.replace(/-[\w-]{8}\.woff2$/u, ''))).toEqual(['/assets/brand'])
  })

for (const { how, come } of [
  { how: 'pointed at', come: (link: Locator) => link.hover() },
  { how: 'reached by the Tab key', come: (link: Locator) => link.focus() },
] as const)
  test(`a page whose link is ${how} has its code already, and no call was made for it`, async ({ visitor }) => {
    await visitor.goto('/terms-and-conditions')
    await visitor.waitForLoadState('networkidle')
    const paths = askedFrom(visitor)
    await come(visitor.locator('a[href="/contact"]:visible').first())
    await expect.poll(() => paths.some((path) => /\/assets\/contact-[^/]+\.js$/u.test(path))).toBe(true)
    expect(paths.filter((path) => !path.startsWith('/assets/'))).toEqual([])
  })

test('[CH-01] a chat, which shows nothing before its scripts, asks for them with the page; a page to be read asks for them afterwards', async ({
  member,
}) => {
  const preloads = async (address: string): Promise<number> => {
    const answer = await member.request.get(address)
    expect(answer.status()).toBe(200)
    return (await answer.text()).split('<link rel="modulepreload"').length - 1
  }
  expect(await preloads('/chat')).toBeGreaterThan(10)
  expect(await preloads('/')).toBe(0)
})

test('a button that is an icon does its work when it is pressed just as the code of its tooltip comes', async ({ member }) => {
  const codeComes = Promise.withResolvers<undefined>()
  await member.route(/\/tooltip-[^/]+\.js$/u, async (route) => {
    await codeComes.promise
    await route.continue()
  })
  await member.goto('/buy-premium?promoCode=FIRSTNIGHT')
  const remove = member.getByRole('button', { name: 'Remove the promo code' })
  await remove.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await remove.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const code = member.waitForResponse(/\/tooltip-[^/]+\.js$/u)
  codeComes.resolve(undefined)
  await (await code).finished()
  // The code runs, and React gets to know of it.
  await member.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await member.mouse.move(x + width / 2, y + height / 2)
  await member.mouse.down()
  // Every other icon has its tooltip.
  await expect(member.locator('button[data-state=closed]').first()).toBeAttached()
  await member.mouse.up()
  await expect(remove).toHaveCount(0)
})

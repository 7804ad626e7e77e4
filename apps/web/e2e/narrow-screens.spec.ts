import type { Page } from '@playwright/test'
import { LOCALES } from '@moonlit/sdk/rules'
import { expect, expectNoSidewaysScroll, phone, remember, test } from './support/test.ts'

/** Words of headings, facts and places to go that are broken in two. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const words = new Intl.Segmenter(document.documentElement.lang, { granularity: 'word' })
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!(text instanceof Text) || !text.parentElement?.closest('h1, h2, h3, dt, dd, nav, button') || !text.parentElement.checkVisibility())
        continue
      for (const { index, segment, isWordLike } of words.segment(text.data)) {
        if (!isWordLike) continue
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + segment.length)
        const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)))
        if (lines.size > 1) broken.push(segment)
      }
    }
    return broken
  })

/** Words that their box cuts off, other than descriptions, which are two lines on purpose. */
const cutWords = (page: Page): Promise<string[]> =>
  page.locator('body :is(a, button, span, h1, h2, h3, label)').evaluateAll((parts) =>
    parts.flatMap((part) => {
      const hasText = Array.from(part.childNodes).some((node) => node instanceof Text && node.data.trim() !== '')
      const isCut = part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 2 && getComputedStyle(part).overflowX !== 'visible'
      return hasText && isCut && part.checkVisibility() ? [part.textContent] : []
    }),
  )

for (const locale of LOCALES)
  test(`[CP-01] [LY-03] [LY-09] in ${locale} nothing is cut off on the narrowest phone, and the facts of a character are whole words at every width`, async ({
    as,
  }) => {
    const page = await as('visitor', { ...phone, viewport: { width: 320, height: 640 } })
    await remember(page.context(), 'locale', locale)
    for (const address of ['/', '/custom', '/generate-photo', '/add-new-model']) {
      await page.goto(address)
      expect(await cutWords(page), address).toEqual([])
      expect(await brokenWords(page), address).toEqual([])
    }
    await page.goto('/amara')
    for (const width of [320, 640, 768, 800, 832, 1024, 1064, 1104, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await brokenWords(page), `${width} px`).toEqual([])
    }
  })

/** How much of the height shows the page itself, and no bar that lies over it. */
const shareOfPage = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const isBar = (part: Element | null): boolean =>
      part !== null && (['fixed', 'sticky'].includes(getComputedStyle(part).position) || isBar(part.parentElement))
    const rows = Array.from({ length: innerHeight }, (_, y) => document.elementFromPoint(innerWidth / 2, y))
    return rows.filter((part) => !isBar(part)).length / innerHeight
  })

for (const [name, viewport] of [
  ['a phone on its side', { width: 740, height: 360 }],
  ['a page at 400 %', { width: 320, height: 256 }],
] as const)
  test(`[LY-09] on ${name} most of the screen shows the character and the people of explore`, async ({ as }) => {
    const page = await as('visitor', { ...phone, viewport })
    for (const address of ['/amara', '/', '/add-new-model']) {
      await page.goto(address)
      await page.evaluate(() => window.scrollTo(0, 400))
      // What changes its height meanwhile may move the page by a few pixels.
      await expect.poll(() => page.evaluate(() => window.scrollY), address).toBeGreaterThan(300)
      expect(await shareOfPage(page), address).toBeGreaterThan(0.7)
    }
    await page.goto('/amara')
    await page.getByRole('button', { name: 'Chat with Amara' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

test('[WZ-01] [LY-09] on a phone on its side nothing lies over what the wizard asks, nor over why it does not go on', async ({ as }) => {
  const page = await as('visitor', { ...phone, viewport: { width: 740, height: 360 } })
  await page.goto('/add-new-model')
  await page.getByRole('button', { name: 'Continue' }).click()
  const reason = page.getByText('Please select one of the options').first()
  for (const part of [reason, page.getByRole('heading', { level: 2 }).first()]) {
    await part.scrollIntoViewIfNeeded()
    const isOnTop = () =>
      part.evaluate((element) => {
        const { left, top, height } = element.getBoundingClientRect()
        return element.contains(document.elementFromPoint(left + 4, top + height / 2))
      })
    await expect.poll(isOnTop).toBe(true)
  }
})

test('[CH-04] [LY-09] at 400 % the talk of a chat can be read', async ({ guest: { page, session }, world }) => {
  await page.setViewportSize({ width: 360, height: 200 })
  await page.goto(`/chat/${await world.openChat(session, 'amara')}`)
  const talk = page.getByRole('log')
  await talk.scrollIntoViewIfNeeded()
  await expect.poll(async () => (await talk.boundingBox())?.height ?? 0).toBeGreaterThan(120)
  await expect(talk.locator('[data-side="theirs"]').first()).toBeInViewport()
  await page.getByRole('textbox', { name: 'Message to Amara' }).fill('Hello')
  await page.keyboard.press('Enter')
  await expect(talk.locator('[data-side="theirs"]')).toHaveCount(2)
  await expectNoSidewaysScroll(page)
})

test('[LY-10] [EX-14] the name and the age on a card can be read over the brightest photo', async ({ as }) => {
  for (const options of [phone, {}]) {
    const page = await as('visitor', options)
    await page.goto('/')
    const names = page.getByRole('main').getByRole('article').getByRole('heading')
    for (const at of [0, 1, 2, 3]) {
      const name = names.nth(at)
      await name.scrollIntoViewIfNeeded()
      await expect(page.getByRole('main').getByRole('article').nth(at).locator('img').first()).toHaveJSProperty('complete', true)
      const colours = await name
        .locator('span')
        .last()
        .evaluate((age) => getComputedStyle(age).color)
      await name.evaluate((part) => part.style.setProperty('color', 'transparent'))
      await name.locator('a').evaluate((part) => {
        for (const inner of [part, ...part.querySelectorAll<HTMLElement>('*')]) inner.style.setProperty('color', 'transparent')
      })
      const behind = (await name.screenshot()).toString('base64')
      const ratio = await page.evaluate(
        async ([picture, colour]) => {
          const luminance = (rgb: readonly number[]) => {
            const [red = 0, green = 0, blue = 0] = rgb.map((part) =>
              part / 255 <= 0.03928 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
            )
            return 0.2126 * red + 0.7152 * green + 0.0722 * blue
          }
          const image = new Image()
          image.src = `data:image/png;base64,${picture}`
          await image.decode()
          const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')
          if (!canvas) throw new Error('no canvas')
          canvas.fillStyle = colour
          canvas.fillRect(0, 0, 1, 1)
          const text = luminance(Array.from(canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)))
          canvas.drawImage(image, 0, 0)
          const { data } = canvas.getImageData(0, 0, image.width, image.height)
          const lights = Array.from({ length: data.length / 4 }, (_, pixel) => luminance(Array.from(data.slice(pixel * 4, pixel * 4 + 3))))
          return (text + 0.05) / (Math.max(...lights) + 0.05)
        },
        [behind, colours] as const,
      )
      expect(ratio).toBeGreaterThan(4.5)
    }
  }
})

for (const [width, height] of [
  [360, 740],
  [390, 844],
] as const)
  test(`[CP-01] [LY-09] on a phone of ${width} x ${height} pixels name and age are in sight at once, clear of the button`, async ({ as }) => {
    const page = await as('visitor', { ...phone, viewport: { width, height } })
    await page.goto('/amara')
    const name = await page.getByRole('heading', { level: 1 }).boundingBox()
    const chat = await page.getByRole('button', { name: 'Chat with Amara' }).boundingBox()
    expect((name?.y ?? 0) + (name?.height ?? 0)).toBeLessThan(chat?.y ?? 0)
  })

test('[CP-01] [LY-09] on a phone on its side the name stands beside the picture', async ({ as }) => {
  const page = await as('visitor', { ...phone, viewport: { width: 740, height: 360 } })
  await page.goto('/amara')
  const [name, picture] = [
    await page.getByRole('heading', { level: 1 }).boundingBox(),
    await page.getByRole('button', { name: 'Open photo 1 of Amara' }).boundingBox(),
  ]
  expect(name?.x ?? 0).toBeGreaterThanOrEqual((picture?.x ?? 0) + (picture?.width ?? 0))
  expect((name?.y ?? 0) + (name?.height ?? 0)).toBeLessThan(360)
})

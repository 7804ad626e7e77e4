import { expect, expectAccessible, expectNoSidewaysScroll, phone, test } from './support/test.ts'

/** The file of a picture without the mark of its small variant. */
const fileOf = (src: string | null): string => (src ?? '').replace('/small_', '/')

test('[CP-01] [RT-03] a character tells who they are and how they look, in words, photos and their voice', async ({ visitor, world }) => {
  const { name, age, description, bio, imageUrl, imageUrls, additionalImages, voiceSample } = await world.character('amara')
  await visitor.goto('/amara')
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(`${name}, ${age}`)
  for (const text of [description, bio]) await expect(visitor.getByText(text)).toBeVisible()
  await expect(visitor.getByRole('button', { name: 'Chat with Amara' })).toBeVisible()

  const facts = await visitor
    .locator('dl > div')
    .evaluateAll((all) =>
      all.map((fact) => [fact.querySelector('dt')?.textContent ?? '', fact.querySelector('dd')?.innerText.split('\n') ?? []] as const),
    )
  expect(Object.fromEntries(facts)).toEqual({
    Character: ['Caring', 'Witty', 'Confident'],
    Work: ['Doctor'],
    Loves: ['Jazz', 'Running', 'Karaoke'],
    'To you': ['Close friend'],
    Voice: ['Warm'],
    Age: ['31 years'],
    Origin: ['African'],
    Height: ['Average'],
    Figure: ['Athletic'],
    Breasts: ['Medium'],
    'Hair style': ['Braids'],
    'Hair colour': ['Black'],
    Eyes: ['Brown'],
  })

  const inOrder = [...imageUrls]
  for (const extra of additionalImages) inOrder.splice(extra.slideIndex - 1, 0, extra.imageUrl)
  const photos = visitor.getByRole('button', { name: /^Open photo \d of Amara$/u })
  const shown = await photos.evaluateAll((all) => all.map((photo) => photo.querySelector('img')?.getAttribute('src') ?? null))
  expect(shown.map(fileOf)).toEqual([imageUrl, ...inOrder])

  expect(voiceSample).not.toBeNull()
  await visitor.getByRole('button', { name: 'Play the voice of Amara' }).click()
  const pause = visitor.getByRole('button', { name: 'Pause' })
  await expect(pause).toBeVisible()
  await expect(visitor.getByText(/^0:0\d of 0:\d\d$/u)).toBeVisible()
  await pause.click()
  await expect(visitor.getByRole('button', { name: 'Play the voice of Amara' })).toBeVisible()
  await expectAccessible(visitor)
  await expectNoSidewaysScroll(visitor)
})

test('[CP-09] [ER-01] on a phone what is told stands above the way into the chat', async ({ as }) => {
  const page = await as('visitor', { ...phone, permissions: ['clipboard-write'] })
  await page.goto('/amara')
  await page.getByRole('button', { name: 'Share the page of Amara' }).tap()
  const toast = page.getByRole('region', { name: /^Notifications/u }).getByRole('listitem')
  await expect(toast).toBeVisible()
  const top = (await page.getByRole('button', { name: 'Chat with Amara' }).boundingBox())?.y
  await expect(async () => {
    const box = await toast.boundingBox()
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(top ?? 0)
  }).toPass()
})

test('[CP-09] [ER-07] where the browser forbids copying, that is said in words of ours', async ({ as }) => {
  for (const [locale, words] of [
    ['en', 'This could not be copied: the browser does not allow it.'],
    ['de', 'Das ließ sich nicht kopieren'],
  ] as const) {
    const page = await as('visitor', { locale, permissions: [] })
    await page.goto('/amara')
    await page
      .getByRole('main')
      .getByRole('button', { name: /Amara/u })
      .filter({ has: page.locator('.lucide-share-2') })
      .click()
    await expect(page.getByRole('listitem').filter({ hasText: words })).toBeVisible()
    await page.context().close()
  }
})

test('[CP-04] [LY-09] on a phone the page ends above the way into the chat', async ({ as }) => {
  const page = await as('visitor', phone)
  await page.goto('/amara')
  const last = page.getByRole('contentinfo').locator(':scope > *').last()
  await last.scrollIntoViewIfNeeded()
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  const top = (await page.getByRole('button', { name: 'Chat with Amara' }).boundingBox())?.y ?? 0
  await expect(async () => {
    const box = await last.boundingBox()
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(top)
  }).toPass()
})

test('[CP-09] whoever shares a character has the link copied and is told so; a device with a way of its own is asked for that', async ({
  visitor,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visitor.goto('/amara/fb')
  const share = visitor.getByRole('button', { name: 'Share the page of Amara' })
  await share.click()
  await expect(visitor.getByText('The link is copied.')).toBeVisible()
  const link = new URL('/amara', baseURL).href
  expect(await visitor.evaluate(() => navigator.clipboard.readText())).toBe(link)

  await visitor.addInitScript(() => {
    const given: unknown[] = []
    const shareByDevice = (data: unknown): Promise<void> => {
      given.push(data)
      return given.length > 1 ? Promise.reject(new DOMException('Not now', 'AbortError')) : Promise.resolve()
    }
    Object.assign(window, { given })
    Object.defineProperty(navigator, 'share', { value: shareByDevice })
  })
  await visitor.reload()
  const given = () => visitor.evaluate((): unknown => Reflect.get(window, 'given'))
  await share.click()
  await expect.poll(given).toEqual([{ title: 'Amara Okafor', url: link }])
  // Whoever thinks better of it is told nothing.
  await share.click()
  await expect.poll(given).toHaveLength(2)
  await expect(visitor.getByText('The link is copied.')).toHaveCount(0)
  await expect(visitor.getByRole('alert')).toHaveCount(0)
})

test('[CP-03] photos open large, turn by keys, buttons and a swipe, and close with Escape', async ({ visitor }) => {
  await visitor.goto('/amara')
  await visitor.getByRole('button', { name: 'Open photo 2 of Amara' }).click()
  const gallery = visitor.getByRole('dialog', { name: 'Photos of Amara' })
  await expect(gallery.getByText('2 of 7')).toBeVisible()
  await visitor.keyboard.press('ArrowRight')
  await expect(gallery.getByText('3 of 7')).toBeVisible()
  await visitor.keyboard.press('ArrowLeft')
  await gallery.getByRole('button', { name: 'Previous photo' }).click()
  await expect(gallery.getByText('1 of 7')).toBeVisible()
  await gallery.getByRole('button', { name: 'Next photo' }).click()
  await expect(gallery.getByText('2 of 7')).toBeVisible()
  const photo = gallery.getByRole('img', { name: 'Photo 2 of Amara' })
  // The row has come to rest: what is dragged while it moves stays nearer to where it was.
  await expect
    .poll(async () => {
      const { x = 0, width = 0 } = (await photo.boundingBox()) ?? {}
      return Math.round(x + width / 2)
    })
    .toBe(720)
  await visitor.mouse.move(1100, 450)
  await visitor.mouse.down()
  await visitor.mouse.move(300, 450, { steps: 10 })
  await visitor.mouse.up()
  await expect(gallery.getByText('3 of 7')).toBeVisible()
  await expectAccessible(visitor)
  await visitor.keyboard.press('Escape')
  await expect(gallery).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use(phone)

  test('[CP-03] [OV-10] two fingers and a double tap magnify a photo and not the page, a swipe turns it, and a pull down puts it away', async ({
    visitor,
  }) => {
    const fingers = await visitor.context().newCDPSession(visitor)
    /** Fingers that touch, move and leave: where each is, step by step. */
    const touch = async (...steps: readonly (readonly (readonly [number, number])[])[]) => {
      for (const [at, places] of steps.entries())
        await fingers.send('Input.dispatchTouchEvent', {
          type: at === 0 ? 'touchStart' : 'touchMove',
          touchPoints: places.map(([x, y], id) => ({ x, y, id })),
        })
      await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    const along = (from: readonly [number, number], to: readonly [number, number]) =>
      Array.from({ length: 9 }, (_, step) => [[from[0] + ((to[0] - from[0]) * step) / 8, from[1] + ((to[1] - from[1]) * step) / 8]] as const)
    await visitor.goto('/amara')
    await visitor.getByRole('button', { name: 'Open photo 2 of Amara' }).tap()
    const gallery = visitor.getByRole('dialog', { name: 'Photos of Amara' })
    const photo = gallery.getByRole('img', { name: 'Photo 2 of Amara' })
    const width = async () => (await photo.boundingBox())?.width ?? 0
    await expect(photo).toBeVisible()
    const whole = await width()

    await touch(...Array.from({ length: 8 }, (_, step) => [[180, 380 - step * 15] as const, [180, 400 + step * 15] as const]))
    await expect.poll(width).toBeGreaterThan(whole * 1.5)
    expect(await visitor.evaluate(() => window.visualViewport?.scale)).toBe(1)
    // Magnified, a swipe moves the photo.
    await touch(...along([300, 400], [60, 400]))
    await expect(gallery.getByText('2 of 7')).toBeVisible()
    await visitor.touchscreen.tap(180, 400)
    await visitor.touchscreen.tap(180, 400)
    await expect.poll(width).toBeCloseTo(whole, 0)
    await visitor.touchscreen.tap(180, 400)
    await visitor.touchscreen.tap(180, 400)
    await expect.poll(width).toBeGreaterThan(whole * 1.5)
    await visitor.touchscreen.tap(180, 400)
    await visitor.touchscreen.tap(180, 400)
    await expect.poll(width).toBeCloseTo(whole, 0)

    await touch(...along([300, 400], [60, 400]))
    await expect(gallery.getByText('3 of 7')).toBeVisible()
    await touch(...along([180, 300], [180, 320]))
    await expect(gallery).toBeVisible()
    await touch(...along([180, 250], [180, 600]))
    await expect(gallery).toHaveCount(0)
  })
})

test('[CP-01] a voice sample can be moved within, shows that it is waited for, and says when it cannot be played', async ({ visitor, as }) => {
  await visitor.goto('/amara')
  await visitor.getByRole('button', { name: 'Play the voice of Amara' }).click()
  await expect(visitor.getByText(/^0:0\d of 0:\d\d$/u)).toBeVisible()
  await visitor.getByRole('button', { name: 'Pause' }).click()
  const position = visitor.getByRole('slider', { name: 'Position' })
  await position.focus()
  await visitor.keyboard.press('Home')
  await expect(position).toHaveAttribute('aria-valuetext', /^0:00 of/u)
  for (const told of [/^0:01 of/u, /^0:02 of/u]) {
    await visitor.keyboard.press('ArrowRight')
    await expect(position).toHaveAttribute('aria-valuetext', told)
  }
  await visitor.keyboard.press('ArrowLeft')
  await expect(position).toHaveAttribute('aria-valuetext', /^0:01 of/u)

  const other = await as('visitor')
  const { promise: waited, resolve: go } = Promise.withResolvers<void>()
  await other.route(/\/media\/.*(?:wav|mp3|ogg|voice)/u, async (route) => {
    await waited
    await route.abort()
  })
  await other.goto('/amara')
  const play = other.getByRole('button', { name: 'Play the voice of Amara' })
  await play.click()
  await expect(play).toHaveAttribute('aria-busy', 'true')
  go()
  await expect(other.getByRole('status').filter({ hasText: 'The voice cannot be played right now.' })).toBeVisible()
  await expect(play).not.toHaveAttribute('aria-busy', 'true')
})

test('[CP-03] private photos come blurred, with their price; buying one needs an account', async ({ visitor }) => {
  await visitor.goto('/amara')
  const locked = visitor.getByRole('button', { name: /^Private photo 1/u })
  await expect(locked.locator('img')).toHaveAttribute('src', /blurred-sale-1\.webp$/u)
  await locked.scrollIntoViewIfNeeded()
  await visitor.getByRole('button', { name: /^Private photo 1, unlock for £/u }).click()
  await expect(visitor.getByRole('dialog')).toContainText('Log in')
})

test('[CP-03] [ER-06] prices of private photos that cannot be had say so, and can be asked for again', async ({ visitor, world }) => {
  await world.mock.force('photosForSale.list', 500)
  await visitor.goto('/amara')
  const sale = visitor.getByRole('region', { name: 'Private photos' })
  await sale.scrollIntoViewIfNeeded()
  await sale.getByRole('button', { name: 'Try again' }).click()
  await expect(sale.getByRole('button', { name: /^Private photo 1, unlock for £/u })).toBeVisible()
})

test('[CP-04] a custom character and one that costs extra lead to their payment, with its price, on their page and on their card', async ({
  visitor,
  world,
}) => {
  const [custom] = await world.characters('custom=true&gender=female')
  for (const { slug, firstName } of [custom ?? { slug: '', firstName: '' }, await world.character('yamile')]) {
    await visitor.goto(`/${slug}`)
    await expect(visitor.getByRole('link', { name: `Unlock ${firstName} for £7.99` })).toHaveAttribute('href', `/buy-premium/${slug}`)
    await expect(visitor.getByRole('button', { name: `Chat with ${firstName}` })).toHaveCount(0)
  }
  await visitor.goto('/custom')
  // A lock on the card tells before it is pressed.
  const card = visitor.getByRole('article').filter({ has: visitor.getByRole('heading', { name: custom?.firstName ?? '' }) })
  await expect(card.getByRole('button', { name: /^Chat/u })).toHaveCount(0)
  const unlock = card.getByRole('link', { name: `Unlock ${custom?.firstName ?? ''} for £7.99` })
  await expect(unlock).toHaveText('£7.99')
  await expectAccessible(visitor)
  await unlock.click()
  await expect(visitor).toHaveURL(new RegExp(`/buy-premium/${custom?.slug ?? ''}$`, 'u'))
})

test('[CP-08] below a character stand others like them, on the cards of explore, and never one who is blocked', async ({
  guest: { page, session },
  world,
}) => {
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/similar/') && asked.push(request.url()))
  await page.goto('/amara')
  const similar = page.getByRole('list', { name: 'You may also like' }).getByRole('article')
  expect(asked).toEqual([])
  await page.getByRole('heading', { name: 'You may also like' }).scrollIntoViewIfNeeded()
  await expect(similar).toHaveCount(4)
  const amara = await world.character('amara')
  const names = (await similar.getByRole('heading').allTextContents()).map((text) => text.split(',')[0] ?? '')
  expect(names).not.toContain(amara.firstName)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  const first = similar.first()
  await expect(first.getByRole('button', { name: `Chat with ${names[0] ?? ''}` })).toBeVisible()
  await first.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(names[0] ?? '')
  const slug = new URL(page.url()).pathname.slice(1)
  const blocked = await page.request.put(`/api/v1/bots/${slug}/block/`, { headers: { 'x-user-session-id': session }, data: { blocked: true } })
  expect(blocked.status()).toBe(200)
  await page.goto('/amara')
  await page.getByRole('heading', { name: 'You may also like' }).scrollIntoViewIfNeeded()
  await expect(similar).toHaveCount(4)
  expect((await similar.getByRole('heading').allTextContents()).map((text) => text.split(',')[0])).not.toContain(names[0])
})

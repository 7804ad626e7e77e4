import { PhotoPage } from './support/photo-page.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, phone, signDialog, test } from './support/test.ts'

test.beforeEach(({ world }) => world.change({ generationDelay: { min: 0, max: 0 }, freePhotos: 100 }))

test('[RT-04] [RT-19] a visitor who opens the gallery logs in, and is in the gallery, which says that it is empty', async ({ visitor }) => {
  await visitor.goto('/my-generations')
  await expect(visitor).toHaveURL('/')
  await signDialog(visitor).signIn('free@moonlit.example', 'moonlight7')
  await expect(visitor).toHaveURL('/my-generations')
  await signDialog(visitor).putOffSale()
  await expect(visitor.getByRole('heading', { level: 1, name: 'Your photos' })).toBeVisible()
  await expect(visitor.getByText('No photos yet')).toBeVisible()
  await expectAccessible(visitor)
})

test('[PG-05] an empty gallery leads to the form', async ({ member }) => {
  await member.goto('/my-generations')
  await member.getByRole('main').getByRole('link', { name: 'Generate photos' }).click()
  await expect(member).toHaveURL('/generate-photo')
})

test('[PG-05] all photos are there, newest first, each in its own format, and more come as one goes down', async ({ member, world }) => {
  for (let number = 1; number <= 24; number += 1) {
    await world.orderPhotos('free', { prompt: `by the sea ${number}`, parameters: { format: number % 2 === 0 ? 'square' : 'tall' } })
  }
  await member.goto('/my-generations')
  const photos = member.getByRole('list', { name: 'Photos, newest first' }).getByRole('button')
  await expect(photos.first()).toHaveAccessibleName('Open photo 1: by the sea 24')
  const [square, tall] = [await photos.nth(0).boundingBox(), await photos.nth(1).boundingBox()]
  expect((square?.height ?? 0) / (square?.width ?? 1)).toBeCloseTo(1, 1)
  expect((tall?.height ?? 0) / (tall?.width ?? 1)).toBeCloseTo(800 / 456, 1)
  await expectAccessible(member)

  // A page has twenty orders: the others are fetched on the way.
  await expect.poll(async () => (await world.mock.requests({ call: 'generation.list' })).length).toBe(2)
  await photos.first().focus()
  for (const [key, name] of [
    ['ArrowRight', 'Open photo 2: by the sea 23'],
    ['ArrowLeft', 'Open photo 1: by the sea 24'],
    ['End', 'Open photo 24: by the sea 1'],
    ['ArrowUp', 'Open photo 20: by the sea 5'],
    ['Home', 'Open photo 1: by the sea 24'],
  ] as const) {
    await member.keyboard.press(key)
    await expect(member.getByRole('button', { name, exact: true })).toBeFocused()
    await expect(member.getByRole('button', { name, exact: true })).toBeInViewport()
  }
})

test('[PG-05] [OV-10] a photo opens large with what it was asked for, is saved, and fills the form again', async ({ member, world }) => {
  await world.orderPhotos('free', { prompt: 'in the library, smiling', count: 2, parameters: { format: 'square', light: 'mono' } })
  await world.orderPhotos('free', { prompt: 'by the sea with a parrot' })
  await member.goto('/my-generations')
  await member.getByRole('button', { name: 'Open photo 2: in the library, smiling' }).focus()
  await member.keyboard.press('Enter')
  const gallery = member.getByRole('dialog', { name: 'Your photos' })
  await expect(gallery.getByText('2 of 3')).toBeVisible()
  await expect(gallery.getByRole('heading', { name: 'Amara' })).toBeVisible()
  await expect(gallery.getByText('in the library, smiling')).toBeVisible()
  await expect(gallery.getByRole('listitem').filter({ hasText: /:/u })).toHaveText(['Format: Square', 'Light: Black and white'])
  await expectAccessible(member)
  await member.keyboard.press('ArrowLeft')
  await expect(gallery.getByText('Could not be shown: “parrot”')).toBeVisible()
  await member.keyboard.press('ArrowRight')
  const download = member.waitForEvent('download')
  await gallery.getByRole('link', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toMatch(/^amara-g_\w+-1\.webp$/u)

  await gallery.getByRole('button', { name: 'Use again' }).click()
  const photos = new PhotoPage(member)
  await expect(member).toHaveURL('/generate-photo')
  await expect(photos.prompt).toHaveValue('in the library, smiling')
  await expect(photos.character).toContainText('Amara')
  await expect(photos.submit).toHaveText('Generate 2 photos')
  await expect(member.getByText('2 chosen')).toBeVisible()

  // The newest photos stand beside the form, and fill it as well.
  await member.getByRole('button', { name: 'Open photo 1: by the sea with a parrot' }).click()
  await gallery.getByRole('button', { name: 'Use again' }).click()
  await expect(photos.prompt).toHaveValue('by the sea with a parrot')
})

test('[PG-05] using a photo again asks before it replaces a text that was not sent', async ({ member, world }) => {
  await world.orderPhotos('free', { prompt: 'in the library, smiling' })
  const photos = new PhotoPage(member)
  await photos.open()
  await photos.prompt.fill('on a boat at noon')
  await member.getByRole('button', { name: 'Open photo 1: in the library, smiling' }).click()
  const gallery = member.getByRole('dialog', { name: 'Your photos' })
  const question = member.getByRole('dialog', { name: 'Replace what you typed?' })
  await gallery.getByRole('button', { name: 'Use again' }).click()
  await expect(question).toBeVisible()
  await expectAccessible(member)
  await question.getByRole('button', { name: 'Keep my text' }).click()
  await expect(question).toHaveCount(0)
  await member.keyboard.press('Escape')
  await expect(photos.prompt).toHaveValue('on a boat at noon')
  await member.getByRole('button', { name: 'Open photo 1: in the library, smiling' }).click()
  await gallery.getByRole('button', { name: 'Use again' }).click()
  await question.getByRole('button', { name: 'Replace it' }).click()
  await expect(photos.prompt).toHaveValue('in the library, smiling')
})

test('[PG-05] a photo is deleted after a question, here and in another tab; its order goes with the last one', async ({ member, as, world }) => {
  await world.orderPhotos('free', { prompt: 'in the library', count: 2 })
  await world.orderPhotos('free', { prompt: 'by the sea' })
  await member.goto('/my-generations')
  const other = await as('free')
  await other.goto('/my-generations')
  const photos = (page: typeof member) => page.getByRole('list', { name: 'Photos, newest first' }).getByRole('button')
  await photos(other).first().click()
  const theirs = other.getByRole('dialog', { name: 'Your photos' })
  await expect(theirs.getByText('1 of 3')).toBeVisible()
  await photos(member).first().click()
  const gallery = member.getByRole('dialog', { name: 'Your photos' })
  const remove = async () => {
    const question = member.getByRole('dialog', { name: 'Delete this photo?' })
    // The question about the photo before it takes a moment to be gone.
    await expect(question).toHaveCount(0)
    await gallery.getByRole('button', { name: 'Delete' }).click()
    await question.getByRole('button', { name: 'Delete' }).click()
  }
  await gallery.getByRole('button', { name: 'Delete' }).click()
  await expectAccessible(member)
  await member.keyboard.press('ArrowRight')
  await member.getByRole('button', { name: 'Keep' }).click()
  await expect(gallery.getByText('1 of 3')).toBeVisible()
  await remove()
  await expect(gallery.getByText('1 of 2')).toBeVisible()
  await expect(gallery.getByText('in the library')).toBeVisible()

  // The other tab, which shows it still, deletes it as well: it is gone, as was wished.
  await theirs.getByRole('button', { name: 'Delete' }).click()
  await other.getByRole('dialog', { name: 'Delete this photo?' }).getByRole('button', { name: 'Delete' }).click()
  await expect(theirs.getByText('1 of 2')).toBeVisible()

  await remove()
  await expect(gallery.getByText('1 of 1')).toBeVisible()
  await remove()
  await expect(gallery).toHaveCount(0)
  await expect(member.getByText('No photos yet')).toBeVisible()
})

test('[PG-05] [ER-06] a gallery that cannot be had says so, and is asked for again', async ({ member, world }) => {
  await world.orderPhotos('free')
  await world.mock.force('generation.list', 500, { times: 1 })
  await member.goto('/my-generations')
  await expect(member.getByText('Your photos could not be loaded')).toBeVisible()
  await member.getByRole('button', { name: 'Try again' }).click()
  await expect(member.getByRole('button', { name: 'Open photo 1: by the sea at dusk' })).toBeVisible()
})

test('[PG-03] [PG-05] who comes to the gallery while photos are made is told so, and can watch', async ({ member, world }) => {
  await world.change({ generationDelay: { min: 10_000, max: 10_000 } })
  await world.freezeClock()
  await world.orderPhotos('free')
  await member.goto('/my-generations')
  await expect(member.getByText('New photos are being made right now.')).toBeVisible()
  await member.getByRole('link', { name: 'Watch them' }).click()
  await expect(new PhotoPage(member).progress).toBeVisible()
})

test.describe('on a phone, in Arabic', () => {
  test.use(phone)

  test('[PG-05] [IN-02] two columns, read from the right; a photo opens over the whole screen', async ({ as, world }) => {
    for (let number = 0; number < 3; number += 1) await world.orderPhotos('free', { prompt: 'على الشاطئ', count: 2 })
    await world.setLanguage('free', 'ar')
    const page = await as('free', { ...phone, locale: 'ar' })
    await page.goto('/my-generations')
    const photos = page.getByRole('list', { name: 'الصور، الأحدث أولًا' }).getByRole('button')
    await expect(photos).toHaveCount(6)
    const [first, second] = [await photos.nth(0).boundingBox(), await photos.nth(1).boundingBox()]
    expect(first?.x).toBeGreaterThan(second?.x ?? 999)
    expect(first?.y).toBe(second?.y)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await photos.first().tap()
    await expect(page.getByRole('dialog').getByText('على الشاطئ')).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })
})

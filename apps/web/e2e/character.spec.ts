import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts'

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
  await expect(gallery.getByRole('img', { name: 'Photo 2 of Amara' })).toBeVisible()
  await visitor.mouse.move(1100, 450)
  await visitor.mouse.down()
  await visitor.mouse.move(300, 450, { steps: 10 })
  await visitor.mouse.up()
  await expect(gallery.getByText('3 of 7')).toBeVisible()
  await expectAccessible(visitor)
  await visitor.keyboard.press('Escape')
  await expect(gallery).toHaveCount(0)
})

test('[CP-03] private photos come blurred, with their price; buying one needs an account', async ({ visitor }) => {
  await visitor.goto('/amara')
  const locked = visitor.getByRole('button', { name: /^Private photo 1/u })
  await expect(locked.locator('img')).toHaveAttribute('src', /blurred-sale-1\.webp$/u)
  await locked.scrollIntoViewIfNeeded()
  await visitor.getByRole('button', { name: /^Private photo 1, unlock for £/u }).click()
  await expect(visitor.getByRole('dialog')).toContainText('Log in')
})

test('[CP-04] a custom character and one that costs extra lead to their payment, on their page and on their card', async ({ visitor, world }) => {
  const [custom] = await world.characters('custom=true&gender=female')
  for (const { slug, firstName } of [custom ?? { slug: '', firstName: '' }, await world.character('yamile')]) {
    await visitor.goto(`/${slug}`)
    await expect(visitor.getByRole('link', { name: `Unlock ${firstName}` })).toHaveAttribute('href', `/buy-premium/${slug}`)
    await expect(visitor.getByRole('button', { name: `Chat with ${firstName}` })).toHaveCount(0)
  }
  await visitor.goto('/custom')
  // A lock on the card tells before it is pressed.
  const card = visitor.getByRole('article').filter({ has: visitor.getByRole('heading', { name: custom?.firstName ?? '' }) })
  await expect(card.getByRole('button')).toHaveCount(0)
  await card.getByRole('link', { name: `Unlock ${custom?.firstName ?? ''}` }).click()
  await expect(visitor).toHaveURL(new RegExp(`/buy-premium/${custom?.slug ?? ''}$`, 'u'))
})

import { expect, expectAccessible, expectNoSidewaysScroll, expectThumbSized, phone, test } from './support/test.ts'
import { variants } from './support/variants.ts'

test('[RT-04] [RT-19] a visitor is asked to sign in before the own characters, and comes back to them', async ({ visitor }) => {
  await visitor.goto('/my-models')
  await expect(visitor).toHaveURL(/^[^?]*\/(?:\?.*)?$/u)
  await expect(visitor.getByRole('dialog')).toBeVisible()
})

test('[MM-01] where there is nobody yet, one is led to the wizard', async ({ member }) => {
  await member.goto('/my-models')
  await expect(member.getByText('Nobody here yet')).toBeVisible()
  await member.getByRole('main').getByRole('link', { name: 'Create a character' }).click()
  await expect(member).toHaveURL('/add-new-model')
})

test('[MM-01] one’s own characters stand in the list as they are: being created, ready, failed; a failed one is tried again with its choices', async ({
  as,
  world,
}) => {
  const page = await as('premium')
  await world.freezeClock()
  await world.change({ creationDelay: { min: 6000, max: 6000 } })
  await world.createCharacter('premium', { name: 'Ada' })
  await world.advanceClock(60_000)
  await world.change({ creationFailureRate: 1 })
  await world.createCharacter('premium', { name: 'Bea' })
  await world.advanceClock(60_000)
  await world.change({ creationFailureRate: 0 })
  await world.createCharacter('premium', { name: 'Cleo' })
  await page.goto('/my-models')
  const list = page.getByRole('list', { name: 'My characters' })
  await expect(list.getByRole('heading', { level: 2 })).toHaveText([/^Cleo/u, /^Bea/u, /^Ada/u])
  const cardOf = (name: string) => list.getByRole('listitem').filter({ hasText: name })
  await expect(cardOf('Cleo')).toContainText('Being created')
  await expect(cardOf('Bea')).toContainText('The creation failed and cost you nothing.')
  await expect(page.getByText('You can create 1 more character.')).toBeVisible()

  await world.advanceClock(60_000)
  await expect(cardOf('Cleo').getByRole('button', { name: 'Chat with Cleo' })).toBeVisible()
  await list.getByRole('link', { name: /^Bea/u }).click()
  await expect(page.getByRole('heading', { name: 'Bea could not be created' })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL('/add-new-model?step=summary')
  await expect(page.getByRole('main').locator('form')).toContainText('Astronomer')
  await page.getByRole('button', { name: 'Create Bea' }).click()
  await expect(page).toHaveURL(/\/my-models\/bea-\w+$/u)
  await world.advanceClock(60_000)
  await expect(page.getByRole('button', { name: 'Chat with Bea' })).toBeVisible()
})

test('[MM-02] the page of one’s own character has its photos, its data, its chat and photos of it', async ({ as, world }) => {
  const page = await as('premium')
  const luna = await world.createCharacter('premium')
  await world.advanceClock(60_000)
  await page.goto('/my-models')
  await page.getByRole('main').getByRole('link', { name: /^Luna/u }).click()
  await expect(page).toHaveURL(`/my-models/${luna.slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Luna, 27')
  await expect(page.getByText('Astronomer').first()).toBeVisible()
  await page.getByRole('button', { name: /^Open photo 1 of Luna/u }).click()
  await expect(page.getByRole('dialog', { name: 'Photos of Luna' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Generate photos' }).click()
  await expect(page).toHaveURL(/\/generate-photo/u)
  expect((await page.context().cookies()).find(({ name }) => name === 'photo_for_userbot')?.value).toBe(luna.slug)
  await page.goto(`/my-models/${luna.slug}`)
  await page.getByRole('button', { name: 'Chat with Luna' }).click()
  await expect(page).toHaveURL(/\/chat\/[\w-]+$/u)
})

test('[MM-02] [WZ-09] a character is renamed once, not to what is against the rules; afterwards the control says why not', async ({ as, world }) => {
  const page = await as('premium')
  const luna = await world.createCharacter('premium')
  await world.advanceClock(60_000)
  await page.goto(`/my-models/${luna.slug}`)
  await page.getByRole('button', { name: 'Rename' }).click()
  const name = page.getByLabel('New name')
  await expect(name).toBeFocused()
  await name.fill('Little Amy')
  await name.press('Enter')
  await expect(name).toHaveAccessibleDescription(/This goes against our policy/u)
  await name.fill('Nova')
  await page.getByRole('button', { name: 'Save the name' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nova, 27')
  await expect(page.getByRole('button', { name: 'Rename' })).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('button', { name: 'Rename' })).toHaveAccessibleDescription(
    'A character can be renamed only once, and this one has been.',
  )
  await page.reload()
  await expect(page.getByRole('button', { name: 'Chat with Nova' })).toBeVisible()
  await page.getByRole('button', { name: 'Rename' }).press('Enter')
  await expect(page.getByLabel('New name')).toHaveCount(0)
})

test('[MM-02] [XT-04] what was renamed in one window is so in the other', async ({ as, world }) => {
  const page = await as('premium')
  const luna = await world.createCharacter('premium')
  await world.advanceClock(60_000)
  const second = await page.context().newPage()
  await second.goto(`/my-models/${luna.slug}`)
  await expect(second.getByRole('button', { name: 'Rename' })).not.toHaveAttribute('aria-disabled', 'true')
  await page.goto(`/my-models/${luna.slug}`)
  await page.getByRole('button', { name: 'Rename' }).click()
  await page.getByLabel('New name').fill('Nova')
  await page.getByRole('button', { name: 'Save the name' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nova, 27')
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('Nova, 27')
  await expect(second.getByRole('button', { name: 'Rename' })).toHaveAttribute('aria-disabled', 'true')
})

test('[MM-02] [RP-03] nobody sees the page of somebody else’s character', async ({ member, world }) => {
  const luna = await world.createCharacter('premium')
  await member.goto(`/my-models/${luna.slug}`)
  await expect(member.getByRole('heading', { name: 'This page has slipped away' })).toBeVisible()
})

for (const { locale, screen, options } of variants([
  { locale: 'en', screen: 'a large screen', options: {} },
  { locale: 'ar', screen: 'a phone', options: phone },
] as const))
  test(`[MM-01] [MM-02] [LY-09] [LY-10] in ${locale} on ${screen} the own characters and the page of one fit`, async ({ as, world }) => {
    await world.setLanguage('premium', locale)
    const luna = await world.createCharacter('premium')
    await world.advanceClock(60_000)
    await world.freezeClock()
    await world.createCharacter('premium', { name: 'Ada' })
    const page = await as('premium', { ...options, locale })
    for (const address of ['/my-models', `/my-models/${luna.slug}`]) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('main').getByRole('button').first()).toBeVisible()
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      if (screen === 'a phone') await expectThumbSized(page, '#main')
    }
  })

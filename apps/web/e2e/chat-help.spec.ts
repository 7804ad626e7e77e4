import { expect, expectAccessible, expectNoSidewaysScroll, phone, remember, test } from './support/test.ts'

const crises = {
  en: {
    screen: 'a large screen',
    options: {},
    said: 'I want to die',
    box: 'People you can reach now',
    numbers: ['tel:988', 'tel:988', 'tel:116123', 'tel:116123', 'tel:131114'],
  },
  // Nobody's country is known, and no number is right in all that speak Arabic.
  ar: { screen: 'a phone', options: phone, said: 'أريد أن أموت', box: 'من يمكنك التواصل معه الآن', numbers: [] },
} as const

for (const [locale, { screen, options, said, box, numbers }] of Object.entries(crises))
  test.describe(`on ${screen}`, () => {
    test.use(options)
    test(`[CH-25] after words of self-harm in ${locale} help lines stand apart, and can be called and opened`, async ({
      guest: { page, session },
      world,
      context,
    }) => {
      await remember(context, 'locale', locale)
      await page.goto(`/chat/${await world.openChat(session, 'amara', locale)}`)
      await page.getByRole('textbox').fill(said)
      await page.keyboard.press('Enter')
      const help = page.getByRole('log').getByRole('group', { name: box })
      await expect(help).toBeVisible()
      const links = help.getByRole('link')
      const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
      expect(hrefs).toEqual([...numbers, 'https://findahelpline.com'])
      for (const link of await links.all()) expect(Math.round((await link.boundingBox())?.height ?? 0)).toBeGreaterThanOrEqual(44)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    })
  })

test.describe('on a phone', () => {
  test.use(phone)
  test('[CH-25] who writes of dying in another language than the page’s reads in theirs first where help is, and in the page’s', async ({
    guest: { page, session },
    world,
  }) => {
    await page.goto(`/chat/${await world.openChat(session, 'amara')}`)
    await page.getByRole('textbox').fill('أريد أن أموت')
    await page.keyboard.press('Enter')
    const help = page.getByRole('log').getByRole('group', { name: 'People you can reach now' })
    await expect(help).toBeVisible()
    const answer = page.getByRole('log').locator('[data-side="theirs"]').last()
    const words = [answer.getByText('يهمّني حقًا أنك أخبرتني بهذا'), answer.getByText("I'm really glad you told me")]
    const directions = await Promise.all(words.map((one) => one.evaluate((element) => getComputedStyle(element).direction)))
    expect(directions).toEqual(['rtl', 'ltr'])
    const hrefs = await help.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(hrefs).toEqual([...crises.en.numbers, 'https://findahelpline.com'])
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })
})

// Languages that the app does not speak, each read from its own side.
for (const [language, said, words, direction] of [
  ['Russian', 'Я не хочу больше жить', 'Спасибо, что говоришь мне об этом', 'ltr'],
  ['Hebrew', 'אני רוצה למות', 'טוב מאוד שסיפרת לי', 'rtl'],
] as const)
  test(`[CH-25] who writes of dying in ${language} in a German chat reads help in ${language} first, and then in German`, async ({
    guest: { page, session },
    world,
    context,
  }) => {
    await remember(context, 'locale', 'de')
    await page.goto(`/chat/${await world.openChat(session, 'amara', 'de')}`)
    await page.getByRole('textbox').fill(said)
    await page.keyboard.press('Enter')
    const answer = page.getByRole('log').locator('[data-side="theirs"]').last()
    await expect(answer.getByText('Ich bin wirklich froh')).toBeVisible()
    expect(await answer.getByText(words).evaluate((element) => getComputedStyle(element).direction)).toBe(direction)
    await expect(answer.locator('a[href^="tel:"]').first()).toBeVisible()
    await expectAccessible(page)
  })

test('[CH-25] help lines of the country stand apart where it is known, and stay so on coming back', async ({ as, world }) => {
  const page = await as('free')
  await page.goto('/amara')
  await page.getByRole('button', { name: 'Chat with Amara' }).first().click()
  await page.getByRole('textbox', { name: 'Message to Amara' }).fill('I want to die')
  await page.keyboard.press('Enter')
  const help = page.getByRole('group', { name: 'People you can reach now' })
  const calls = help.locator('a[href^="tel:"]')
  await expect(calls).toHaveCount(1)
  await page.reload()
  await expect(calls).toHaveCount(1)
  expect(await world.mock.requests({ call: 'chats.send' })).toHaveLength(1)
})

test('[CH-25] [CH-08] who is in a crisis is given help lines when no free message is left', async ({ guest: { page, session }, world }) => {
  await world.change({ freeMessages: 0 })
  await page.goto(`/chat/${await world.openChat(session, 'amara')}`)
  await page.getByRole('textbox').fill('I want to die')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: 'People you can reach now' })).toBeVisible()
  await page.getByRole('textbox').fill('nobody would notice')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('log').getByText('nobody would notice')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('[CH-25] [CH-16] under help lines nothing is suggested, also after a reload, until the talk has gone on for a while', async ({
  guest: { page, session },
  world,
}) => {
  const id = await world.openChat(session, 'amara')
  await page.goto(`/chat/${id}`)
  const suggestions = page.getByRole('group', { name: 'Things to say' })
  await expect(suggestions).toBeVisible()
  await page.getByRole('textbox', { name: 'Message to Amara' }).fill('I want to die')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: 'People you can reach now' })).toBeVisible()
  await expect(suggestions).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('group', { name: 'People you can reach now' })).toBeVisible()
  await expect(suggestions).toHaveCount(0)
  for (const said of ['I do not know', 'It is all too much', 'Maybe', 'I cannot sleep', 'I called them', 'Thank you'])
    await world.say(session, id, said)
  await page.reload()
  await expect(suggestions).toBeVisible()
})

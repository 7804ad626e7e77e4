import { expect, expectAccessible, expectNoSidewaysScroll, phone, signDialog, test } from './support/test.ts'
import { variants } from './support/variants.ts'

const heart = /^(?:.+ as a favourite|.+ في المفضّلة)$/u

for (const { locale, screen, options, title, empty } of variants([
  { locale: 'en', screen: 'a large screen', options: {}, title: 'Favourites', empty: 'No favourites yet' },
  { locale: 'ar', screen: 'a phone', options: phone, title: 'المفضّلة', empty: 'لا شيء في المفضّلة بعد' },
] as const))
  test(`[EX-22] in ${locale} on ${screen} a member keeps people by their hearts, finds them again, and takes one out and back`, async ({
    as,
    world,
  }) => {
    await world.setLanguage('free', locale)
    const member = await as('free', { ...options, locale })
    await member.goto('/')
    await member.getByRole('main').getByRole('link', { name: title }).click()
    await expect(member.getByText(empty)).toBeVisible()
    await member.goBack()
    const hearts = member.getByRole('main').getByRole('button', { name: heart })
    for (const place of [0, 2]) {
      await hearts.nth(place).click()
      await expect(hearts.nth(place)).toHaveAttribute('aria-pressed', 'true')
    }
    const second = await hearts.nth(2).getAttribute('aria-label')
    await member.getByRole('main').getByRole('link', { name: title }).click()
    await expect(member.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(hearts).toHaveCount(2)
    await expect(hearts.first()).toHaveAttribute('aria-label', second ?? '')
    await hearts.first().click()
    await expect(hearts.first()).toHaveAttribute('aria-pressed', 'false')
    await hearts.first().click()
    await expect(hearts.first()).toHaveAttribute('aria-pressed', 'true')
    await hearts.last().click()
    await expect(hearts.last()).toHaveAttribute('aria-pressed', 'false')
    await expectAccessible(member)
    await expectNoSidewaysScroll(member)
    await member.reload()
    await expect(hearts).toHaveCount(1)
  })

test('[EX-22] the heart of a character’s page is that of explore, by keyboard too', async ({ member }) => {
  await member.goto('/amara')
  const main = member.getByRole('main')
  const amaras = main.getByRole('button', { name: 'Amara as a favourite' }).first()
  await amaras.focus()
  await member.keyboard.press('Space')
  await expect(amaras).toHaveAttribute('aria-pressed', 'true')
  await member.goto('/favourites')
  await expect(main.getByRole('button', { name: 'Amara as a favourite' })).toHaveAttribute('aria-pressed', 'true')
})

test('[EX-22] a heart that the server refuses is empty again, and the person is told', async ({ member, world }) => {
  await member.goto('/amara')
  await world.mock.force('bots.favourite', 500, { times: 1 })
  const amaras = member.getByRole('main').getByRole('button', { name: 'Amara as a favourite' }).first()
  await amaras.click()
  await expect(
    member
      .getByRole('listitem')
      .filter({ hasText: /went wrong|try again/iu })
      .first(),
  ).toBeVisible()
  await expect(amaras).toHaveAttribute('aria-pressed', 'false')
})

test('[EX-22] a visitor who presses a heart is asked to sign in, stays where they are, and has kept the character then', async ({ visitor }) => {
  await visitor.goto('/amara')
  const amaras = visitor.getByRole('main').getByRole('button', { name: 'Amara as a favourite' }).first()
  await amaras.click()
  await expect(visitor.getByRole('dialog')).toBeVisible()
  await visitor.keyboard.press('Escape')
  await expect(visitor).toHaveURL(/\/amara$/u)
  await expect(amaras).toHaveAttribute('aria-pressed', 'false')
  await amaras.click()
  await signDialog(visitor).signIn('free@moonlit.example', 'moonlight7')
  await signDialog(visitor).putOffSale()
  await expect(amaras).toHaveAttribute('aria-pressed', 'true')
})

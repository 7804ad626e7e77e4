import type { Page } from '@playwright/test'
import { CARDS, ProviderPage } from './support/provider-page.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, phone, test } from './support/test.ts'
import { variants } from './support/variants.ts'

const main = (page: Page) => page.getByRole('main')
const refused = (page: Page) => expect(page.getByRole('heading', { name: 'Duplicate payment not allowed' })).toBeVisible()
const pack = (page: Page) => main(page).getByRole('button', { name: '20 photos for $5.99: buy' })
const photo = (page: Page, number: number) => main(page).getByRole('button', { name: new RegExp(`^Private photo ${number}, unlock for \\$`, 'u') })
const unlock = (page: Page) => main(page).getByRole('button', { name: /^Unlock .* for \$9\.99$/u })

test('[PY-07] a pack whose payment was refused as a repeat can be bought again, and nobody is told to wait for a subscription', async ({
  member,
}) => {
  await member.goto('/buy-premium')
  await pack(member).click()
  await new ProviderPage(member).pay(CARDS.duplicate)
  await refused(member)
  await expect(main(member)).toContainText('Nothing was charged this time.')
  await expect(main(member)).toContainText('A pack can be bought as often as you like')
  await expect(main(member)).not.toContainText(/subscription|You have this already/u)
  await expectAccessible(member)
  await expect(main(member).getByRole('link', { name: 'Generate photos' })).toHaveAttribute('href', '/generate-photo')
  await main(member).getByRole('link', { name: 'Buy it again' }).click()
  await expect(pack(member)).toBeFocused()
})

test('[PY-07] who was refused as a repeat without having the character or the photo is told so, and led back to where it is sold', async ({
  member,
  world,
}) => {
  const [character] = await world.characters('custom=true&limit=1&lang=en')
  const slug = character?.slug ?? ''
  for (const { address, press, back } of [
    { address: `/buy-premium/${slug}`, press: unlock, back: new RegExp(`/buy-premium/${slug}\\?plan=`, 'u') },
    { address: '/amara', press: (page: Page) => photo(page, 1), back: /\/amara#photo-/u },
  ]) {
    await member.goto(address)
    await press(member).click()
    await new ProviderPage(member).pay(CARDS.duplicate)
    await refused(member)
    await expect(main(member)).toContainText('Nothing was charged. The payment was taken for a repeat of another one')
    await expect(main(member)).not.toContainText(/already|wait/u)
    await expectAccessible(member)
    await main(member).getByRole('link', { name: 'Try again' }).click()
    await expect(member).toHaveURL(back)
  }
})

test('[PY-07] [PY-08] [CP-03] who has paid for a photo or a character in another tab meanwhile is told that it is theirs, and led to it', async ({
  member,
  context,
  world,
}) => {
  const [character] = await world.characters('custom=true&limit=1&lang=en')
  const slug = character?.slug ?? ''
  for (const { address, press, told, link, there } of [
    { address: `/buy-premium/${slug}`, press: unlock, told: 'opened the chat with this character', link: 'Start the chat', there: `/${slug}` },
    {
      address: '/amara',
      press: (page: Page) => photo(page, 2),
      told: 'paid for this photo already',
      link: 'See the photo',
      there: /\/amara#photo-/u,
    },
  ]) {
    await member.goto(address)
    await press(member).click()
    await new ProviderPage(member).order()
    const other = await context.newPage()
    await other.goto(member.url())
    await new ProviderPage(other).order()
    await other.goto(address)
    await press(other).click()
    await new ProviderPage(other).pay(CARDS.good)
    await expect(other.getByRole('heading', { name: 'Payment completed successfully.' })).toBeVisible()
    await other.close()
    await new ProviderPage(member).pay(CARDS.good)
    await refused(member)
    await expect(main(member)).toContainText('Nothing was charged this time.')
    await expect(main(member)).toContainText(told)
    await expect(main(member)).not.toContainText('subscription')
    await expectAccessible(member)
    await main(member).getByRole('link', { name: link }).click()
    await expect(member).toHaveURL(there)
  }
})

test('[PY-07] [PY-08] a page that has not heard that a character is bought already says so when it is to be bought once more', async ({
  as,
  member,
  world,
}) => {
  const [character] = await world.characters('custom=true&limit=1&lang=en')
  const slug = character?.slug ?? ''
  await member.goto(`/buy-premium/${slug}`)
  await expect(unlock(member)).toBeVisible()
  // On another device.
  const elsewhere = await as('free')
  await elsewhere.goto(`/buy-premium/${slug}`)
  await unlock(elsewhere).click()
  await new ProviderPage(elsewhere).pay(CARDS.good)
  await expect(elsewhere.getByRole('heading', { name: 'Payment completed successfully.' })).toBeVisible()
  await unlock(member).click()
  await refused(member)
  await expect(main(member)).toContainText('opened the chat with this character')
  await expect(main(member)).not.toContainText('subscription')
  await expectAccessible(member)
  await main(member).getByRole('link', { name: 'Start the chat' }).click()
  await expect(member).toHaveURL(`/${slug}`)
})

for (const { name, options } of variants([
  { name: 'a wide screen', options: {} },
  { name: 'a phone', options: phone },
] as const))
  test(`[PY-07] [CP-03] [LY-10] on ${name} after a decline the pack or the photo is marked, in sight, and where the keyboard goes on`, async ({
    as,
  }) => {
    const page = await as('free', options)
    for (const { address, press, hash } of [
      { address: '/buy-premium', press: pack, hash: '#pack-photo-20' },
      { address: '/amara', press: (each: Page) => photo(each, 2), hash: '#photo-' },
    ]) {
      await page.goto(address)
      await press(page).click()
      const provider = new ProviderPage(page)
      await provider.pay(CARDS.declined)
      await main(page).getByRole('link', { name: 'Try again' }).click()
      await expect(press(page)).toBeFocused()
      await expect(press(page)).toBeInViewport({ ratio: 1 })
      expect(new URL(page.url()).hash).toContain(hash)
      await expect(page.locator('[data-wanted]')).toHaveCount(1)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      // The provider's own way back leads there, too.
      await press(page).press('Enter')
      await provider.cancel()
      await expect(press(page)).toBeFocused()
      await expect(press(page)).toBeInViewport({ ratio: 1 })
    }
  })

import { expect, expectAccessible, test } from './support/test.ts'

test('[ER-06] when one part of a page breaks, it says so and can be tried again; the rest goes on', async ({ guest: { page, session }, world }) => {
  const id = await world.openChat(session, 'amara')
  // No server of ours sends this; a part of the page that cannot be shown is wanted.
  await page.route(/\/api\/v1\/bots\/amara\//u, async (route) => {
    const answer = await route.fetch()
    const body: unknown = await answer.json()
    await route.fulfill({ response: answer, json: { ...Object(body), hobbies: null } })
  })
  await page.goto(`/chat/${id}`)
  const profile = page.getByRole('complementary', { name: 'About Amara' })
  await expect(profile).toContainText('This part stumbled')
  await expectAccessible(page)
  const box = page.getByRole('textbox', { name: 'Message to Amara' })
  await box.fill('Are you all right?')
  await box.press('Enter')
  await expect(page.getByRole('log').locator('[data-side="theirs"]')).toHaveCount(2)
  await page.unroute(/\/api\/v1\/bots\/amara\//u)
  await profile.getByRole('button', { name: 'Try again' }).click()
  await expect(profile.getByRole('heading', { name: /^Amara, \d\d$/u })).toBeVisible()
})

import { expect, test } from './support/test.ts'

test('[CH-22] in a chat of 10,000 messages few are in the document, earlier ones come while one scrolls, and what arrives is read out', async ({
  guest: { page, session },
  world,
}) => {
  test.setTimeout(240_000)
  const id = await world.openChat(session, 'amara')
  await world.talk(session, id, 5000)
  await page.goto(`/chat/${id}`)
  const log = page.getByRole('log')
  const rows = log.locator('[data-index]')
  const newest = log.locator('[data-side="theirs"]').last()
  await expect(newest).toBeInViewport()
  await log.hover()
  const pages = async () => (await world.mock.requests({ call: 'chats.messages' })).length
  const before = await pages()
  await expect(async () => {
    await page.mouse.wheel(0, -3000)
    expect(await rows.count()).toBeLessThan(60)
    expect(await pages()).toBeGreaterThan(before + 10)
  }).toPass({ intervals: [50] })
  // Who reads further up is not interrupted.
  await expect(log).toHaveAttribute('aria-live', 'off')
  await page.getByRole('button', { name: 'To the newest message' }).click()
  await expect(newest).toBeInViewport()
  await expect(log).toHaveAttribute('aria-live', 'polite')
  await page.getByRole('textbox', { name: 'Message to Amara' }).fill('And now?')
  await page.keyboard.press('Enter')
  await expect(log.getByText('And now?')).toBeInViewport()
  await expect(log.locator('[data-side="theirs"]').last()).toBeInViewport()
  expect(await rows.count()).toBeLessThan(60)
})

import { expect, test } from './support/test.ts'

const SENDS = 80
/** How the next send goes wrong; most go well. */
const TROUBLES = ['none', 'refused', 'failed', 'none', 'dropped', 'cut'] as const
/** A reload comes after so many messages, whatever has become of them. */
const RELOAD_AFTER = 13

/** Numbers from 0 to 1 that are the same in every run. */
const randomFrom = (seed: number) => {
  let state = seed
  return (): number => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

test('[CH-12] [CH-20] of 80 messages sent through refusals, failures, lost connections and reloads none is lost and none is doubled', async ({
  guest: { page, session },
  world,
}) => {
  test.setTimeout(600_000)
  const random = randomFrom(2026)
  const id = await world.openChat(session, 'amara')
  await world.change({ freeMessages: 100_000, chatRate: { limit: 100_000, windowSeconds: 60 }, replyDelay: { min: 0, max: 0 } })
  await page.goto(`/chat/${id}`)
  const composer = page.getByRole('textbox', { name: 'Message to Amara' })
  for (let number = 1; number <= SENDS; number += 1) {
    const trouble = TROUBLES[Math.floor(random() * TROUBLES.length)]
    if (trouble === 'refused') await world.mock.force('chats.send', 429, { times: 1 })
    if (trouble === 'failed') await world.mock.force('chats.send', 500, { times: 1 })
    if (trouble === 'dropped') await world.mock.fault('chats.send', 'drop', { times: 1 })
    if (trouble === 'cut') await world.mock.fault('chats.send', 'cut', { times: 1 })
    // Below what has come back by then.
    await composer.press('Control+End')
    await page.keyboard.insertText(` Message ${number}.`)
    await composer.press('Enter')
    if (number % RELOAD_AFTER === 0) await page.reload()
  }
  // What is still on its way settles; what failed is sent again, what came back is sent too.
  await expect(async () => {
    const again = page.getByRole('button', { name: 'Send again' })
    for (const button of (await again.all()).toReversed()) await button.click({ timeout: 2000 })
    if ((await composer.inputValue()) !== '') await composer.press('Enter')
    await expect(again).toHaveCount(0, { timeout: 500 })
    await expect(composer).toHaveValue('', { timeout: 500 })
    await expect(page.getByText('Amara is typing…')).toHaveCount(0, { timeout: 500 })
  }).toPass({ timeout: 240_000 })
  const said = await world.saidBy(session, id)
  const numbers = said.flatMap((text) => [...text.matchAll(/Message (\d+)\./gu)].map(([, number]) => Number(number)))
  expect(numbers.toSorted((one, other) => one - other)).toEqual(Array.from({ length: SENDS }, (_, at) => at + 1))
})

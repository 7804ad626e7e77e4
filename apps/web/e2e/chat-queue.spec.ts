import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, phone, test } from './support/test.ts'
import { variants } from './support/variants.ts'
import type { World } from './support/world.ts'

const own = (page: Page): Locator => page.getByRole('log').locator('[data-side="own"]')
const theirs = (page: Page): Locator => page.getByRole('log').locator('[data-side="theirs"]')
const composer = (page: Page): Locator => page.getByRole('textbox', { name: 'Message to Amara' })
const write = async (page: Page, text: string): Promise<void> => {
  await composer(page).fill(text)
  await composer(page).press('Enter')
}

/** From now on replies come when `replyComes` says so. */
const holdReplies = async (world: World): Promise<void> => {
  await world.freezeClock()
  await world.change({ replyDelay: { min: 5000, max: 5000 } })
}
/** The reply that is being written comes, and all later ones at once. */
const replyComes = async (world: World): Promise<void> => {
  await world.change({ replyDelay: { min: 0, max: 0 } })
  await world.advanceClock(5000)
}

/** The chat with Amara in two windows of one browser. */
const openTwice = async (page: Page, address: string): Promise<Page> => {
  await page.goto(address)
  const second = await page.context().newPage()
  await second.goto(address)
  await expect(theirs(second)).toHaveCount(1)
  return second
}

for (const size of variants(['computer', 'phone'] as const))
  test.describe(`on a ${size}`, () => {
    if (size === 'phone') test.use(phone)

    test(`[CH-12] [CH-20] messages written on a ${size} while the character types are sent one after the other, in order`, async ({
      guest: { page, session },
      world,
    }) => {
      await page.goto(`/chat/${await world.openChat(session, 'amara')}`)
      await holdReplies(world)
      await write(page, 'First')
      await world.hears(session, 'First')
      await page.keyboard.type('Second')
      await page.keyboard.press('Enter')
      await page.keyboard.type('Third')
      await page.keyboard.press('Enter')
      await expect(composer(page)).toHaveValue('')
      await expect(own(page)).toContainText(['First', 'Second', 'Third'])
      await expect(own(page).nth(1)).toContainText('Sends after the reply')
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      // Whoever thinks better of it takes one back before it goes.
      await own(page).nth(1).getByRole('button', { name: 'Delete' }).click()
      await expect(own(page)).toHaveCount(2)
      await replyComes(world)
      await expect(theirs(page)).toHaveCount(3)
      await expect(own(page)).toContainText(['First', 'Third'])
      await page.reload()
      await expect(own(page)).toContainText(['First', 'Third'])
      await expect(theirs(page)).toHaveCount(3)
    })

    test(`[NV-15] whoever loses the connection on a ${size} writes on, and what they send goes out when it is back`, async ({
      guest: { page, session },
      world,
    }) => {
      await page.goto(`/chat/${await world.openChat(session, 'amara')}`)
      await composer(page).click()
      await page.keyboard.type('On the ')
      await page.context().setOffline(true)
      await expect(page.getByText('You are offline. What you send goes out when you are back.')).toBeVisible()
      await page.keyboard.type('train')
      await page.keyboard.press('Enter')
      await page.keyboard.type('In the tunnel')
      await page.keyboard.press('Enter')
      await expect(own(page)).toContainText(['On the train', 'In the tunnel'])
      await expect(own(page).first()).toContainText('Sends when you are back online')
      await page.context().setOffline(false)
      await expect(theirs(page)).toHaveCount(3)
      await expect(own(page)).toContainText(['On the train', 'In the tunnel'])
      await expect(own(page).first()).not.toContainText('Sends')
    })
  })

test('[CH-12] [CH-22] whoever listens hears once for each reply that it is being written, however many messages wait', async ({
  guest: { page, session },
  world,
}) => {
  await page.goto(`/chat/${await world.openChat(session, 'amara')}`)
  await expect(theirs(page)).toHaveCount(1)
  // A sign that is put into the log anew is read out anew, also one that only changes its place.
  const countTyping = await page.getByRole('log').evaluateHandle((log) => {
    let times = 0
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node instanceof Element && node.querySelector('[role="status"]')) times += 1
    }).observe(log, { childList: true, subtree: true })
    return () => times
  })
  await world.change({ replyDelay: { min: 600, max: 600 } })
  for (const text of ['One', 'Two', 'Three']) await write(page, text)
  await expect(theirs(page)).toHaveCount(4)
  await expect(own(page).filter({ hasText: 'Sends after the reply' })).toHaveCount(0)
  await expect(page.getByRole('log').getByText('Amara is typing…')).toHaveCount(0)
  expect(await countTyping.evaluate((count) => count())).toBe(3)
})

test('[NV-15] [CH-12] what waits for the connection goes out although the page was left meanwhile', async ({ guest: { page, session }, world }) => {
  const address = `/chat/${await world.openChat(session, 'amara')}`
  await page.goto(address)
  await expect(theirs(page)).toHaveCount(1)
  await page.context().setOffline(true)
  for (const text of ['On the train', 'In the tunnel']) {
    await write(page, text)
  }
  await expect(own(page).nth(1)).toContainText('Sends when you are back online')
  // The browser ends the page, as phones do.
  await page.goto('about:blank')
  await page.context().setOffline(false)
  await page.goto(address)
  await expect(theirs(page)).toHaveCount(3)
  await expect(own(page)).toContainText(['On the train', 'In the tunnel'])
  await expect(own(page).filter({ hasText: /Not sent|Sends/u })).toHaveCount(0)
})

test('[CH-12] [CH-20] what waits for a reply goes out after it although the page was left meanwhile', async ({ guest: { page, session }, world }) => {
  const address = `/chat/${await world.openChat(session, 'amara')}`
  await page.goto(address)
  await holdReplies(world)
  await write(page, 'First')
  await world.hears(session, 'First')
  await write(page, 'Second')
  await expect(own(page).nth(1)).toContainText('Sends after the reply')
  await page.reload()
  await expect(own(page).nth(1)).toContainText('Second')
  await replyComes(world)
  await expect(theirs(page)).toHaveCount(3)
  await expect(own(page)).toContainText(['First', 'Second'])
  await expect(own(page).filter({ hasText: /Not sent|Sends/u })).toHaveCount(0)
})

test('[CH-12] [CH-20] what is written in a second window while the character types waits for the reply, too, and goes out after it', async ({
  guest: { page, session },
  world,
  context,
}) => {
  const address = `/chat/${await world.openChat(session, 'amara')}`
  await page.goto(address)
  await holdReplies(world)
  await write(page, 'From the first window')
  await world.hears(session, 'From the first window')
  const second = await context.newPage()
  await second.goto(address)
  await expect(second.getByRole('log').getByText('Amara is typing…')).toBeVisible()
  await write(second, 'From the second window')
  await expect(own(second).nth(1)).toContainText('Sends after the reply')
  await expect(composer(second)).toHaveValue('')
  await replyComes(world)
  for (const window of [page, second]) {
    await expect(theirs(window)).toHaveCount(3)
    await expect(own(window)).toContainText(['From the first window', 'From the second window'])
    await expect(own(window).filter({ hasText: /Not sent|Sends/u })).toHaveCount(0)
  }
})

test('[CH-12] [CH-20] two windows that have something to send take turns: all of it is answered, one after the other', async ({
  guest: { page, session },
  world,
}) => {
  const second = await openTwice(page, `/chat/${await world.openChat(session, 'amara')}`)
  await holdReplies(world)
  await write(page, 'One')
  await world.hears(session, 'One')
  await expect(second.getByRole('log').getByText('Amara is typing…')).toBeVisible()
  await write(second, 'Two')
  await expect(own(page).nth(1)).toContainText('Two')
  await write(page, 'Three')
  await expect(own(second).nth(2)).toContainText('Three')
  await write(second, 'Four')
  await expect(own(page).nth(3)).toContainText('Four')
  await replyComes(world)
  for (const window of [page, second]) {
    await expect(theirs(window)).toHaveCount(5)
    await expect(own(window)).toContainText(['One', 'Two', 'Three', 'Four'])
    await expect(own(window).filter({ hasText: /Not sent|Sends/u })).toHaveCount(0)
    await expect(composer(window)).toHaveValue('')
  }
})

test('[CH-12] [CH-20] of two messages sent in two windows at the same moment neither comes back', async ({ guest: { page, session }, world }) => {
  const second = await openTwice(page, `/chat/${await world.openChat(session, 'amara')}`)
  await composer(page).fill('Left')
  await composer(second).fill('Right')
  await Promise.all([composer(page).press('Enter'), composer(second).press('Enter')])
  for (const window of [page, second]) {
    await expect(theirs(window)).toHaveCount(3)
    await expect(own(window).filter({ hasText: 'Left' })).toHaveCount(1)
    await expect(own(window).filter({ hasText: 'Right' })).toHaveCount(1)
    await expect(composer(window)).toHaveValue('')
  }
})

test('[CH-12] [CH-20] what waits to be sent is the same in two windows: deleted in one it is gone from both, and never sent', async ({
  guest: { page, session },
  world,
}) => {
  const second = await openTwice(page, `/chat/${await world.openChat(session, 'amara')}`)
  await holdReplies(world)
  await write(page, 'One')
  await world.hears(session, 'One')
  for (const [window, text] of [
    [page, 'Two'],
    [second, 'Three'],
    [page, 'Four'],
  ] as const) {
    await write(window, text)
    await expect(own(page).last()).toContainText(text)
  }
  for (const window of [page, second]) await expect(own(window)).toContainText(['One', 'Two', 'Three', 'Four'])
  await own(second).filter({ hasText: 'Two' }).getByRole('button', { name: 'Delete' }).click()
  await own(page).filter({ hasText: 'Three' }).getByRole('button', { name: 'Delete' }).click()
  for (const window of [page, second]) await expect(own(window)).toContainText(['One', 'Four'])
  await replyComes(world)
  for (const window of [page, second]) {
    await expect(theirs(window)).toHaveCount(3)
    await expect(own(window)).toHaveText([/One/u, /Four/u])
    await expect(own(window).filter({ hasText: /Not sent|Sends/u })).toHaveCount(0)
  }
})

test('[CH-12] [CH-20] what waits goes on waiting after a reload, on a device whose clock is wrong, too', async ({
  guest: { page, session },
  world,
}) => {
  await page.clock.setSystemTime(Date.now() + 10 * 60_000)
  await page.goto(`/chat/${await world.openChat(session, 'amara')}`)
  await holdReplies(world)
  for (const text of ['One', 'Two', 'Three']) {
    await write(page, text)
  }
  await world.hears(session, 'One')
  await page.reload()
  await expect(own(page)).toContainText(['One', 'Two', 'Three'])
  await expect(page.getByRole('log').getByText('Amara is typing…')).toBeVisible()
  await expect(own(page).nth(1)).toContainText('Sends after the reply')
  await expect(composer(page)).toHaveValue('')
  await replyComes(world)
  await expect(theirs(page)).toHaveCount(4)
  await expect(own(page)).toHaveText([/One/u, /Two/u, /Three/u])
})

test('[CH-12] [CH-20] what was written in a window that is closed is sent by the one that is left', async ({ guest: { page, session }, world }) => {
  const second = await openTwice(page, `/chat/${await world.openChat(session, 'amara')}`)
  await holdReplies(world)
  await write(page, 'One')
  await world.hears(session, 'One')
  await expect(own(second)).toContainText(['One'])
  await write(second, 'Two')
  await expect(own(page)).toContainText(['One', 'Two'])
  await second.close()
  await replyComes(world)
  await expect(theirs(page)).toHaveCount(3)
  await expect(own(page)).toHaveText([/One/u, /Two/u])
})

test('[CH-12] [CH-20] a message whose answer was lost is the same message when it is sent again', async ({ guest: { page, session }, world }) => {
  await page.goto(`/chat/${await world.openChat(session, 'amara')}`)
  await expect(theirs(page)).toHaveCount(1)
  // The message arrives, its answer does not, nor does a look at what arrived.
  await page.route('**/send/', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await page.route('**/messages/**', (route) => route.abort('connectionreset'))
  await write(page, 'Did this reach you?')
  await expect(own(page)).toContainText('Not sent')
  await page.unroute('**/send/')
  await own(page).getByRole('button', { name: 'Send again' }).click()
  await expect(theirs(page)).toHaveCount(2)
  await page.unroute('**/messages/**')
  await page.reload()
  await expect(theirs(page)).toHaveCount(2)
  await expect(own(page)).toHaveCount(1)
})

test('[CH-12] when one is refused, those written after it come back with it', async ({ guest: { page, session }, world }) => {
  await page.goto(`/chat/${await world.openChat(session, 'amara')}`)
  await world.freezeClock()
  await world.change({ replyDelay: { min: 5000, max: 5000 }, chatRate: { limit: 1, windowSeconds: 600 } })
  for (const text of ['One', 'Two', 'Three']) {
    await write(page, text)
  }
  await world.hears(session, 'One')
  await world.advanceClock(5000)
  await expect(page.getByRole('status').filter({ hasText: 'You have sent too many messages' })).toBeVisible()
  await expect(composer(page)).toHaveValue('Two\nThree')
  await expect(own(page)).toHaveCount(1)
})

test('[CH-21] a text that is too long says so near the limit, and nothing of it is cut', async ({ guest: { page, session }, world }) => {
  await page.goto(`/chat/${await world.openChat(session, 'amara')}`)
  const send = page.getByRole('button', { name: 'Send', exact: true })
  await composer(page).fill('x'.repeat(3990))
  await expect(page.getByText('10 characters left')).toBeVisible()
  await expect(send).toBeEnabled()
  await composer(page).fill('x'.repeat(6010))
  await expect(page.getByText('2,010 characters too long. Shorten it or send it in parts.')).toBeVisible()
  await expect(composer(page)).toHaveValue('x'.repeat(6010))
  await expect(send).toBeDisabled()
  await composer(page).press('Enter')
  await expect(own(page)).toHaveCount(0)
  await expectAccessible(page)
})

test('[CH-06] a link in a message opens beside the chat, a phone number calls, bold and code look it, a smile alone is large', async ({
  guest: { page, session },
  world,
}) => {
  await page.goto(`/chat/${await world.openChat(session, 'amara')}`)
  await write(page, '**Look** at https://moonlit.example/amara and `1 < 2`, or call +351 912 345 678')
  const link = own(page).getByRole('link', { name: 'https://moonlit.example/amara' })
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', /noopener noreferrer/u)
  const number = own(page).getByRole('link', { name: '+351 912 345 678' })
  await expect(number).toHaveAttribute('href', 'tel:+351912345678')
  await expect(number).not.toHaveAttribute('target')
  await expect(own(page).locator('strong')).toHaveText('Look')
  await expect(own(page).locator('code')).toHaveText('1 < 2')
  await expect(theirs(page)).toHaveCount(2)
  const size = (at: number) =>
    own(page)
      .nth(at)
      .locator('p')
      .evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize))
  await write(page, '😂')
  await expect(own(page)).toHaveCount(2)
  expect(await size(1)).toBeGreaterThan((await size(0)) * 2)
  await expectAccessible(page)
})

test('[CH-20] of two windows side by side each shows what is said in the other', async ({ guest: { page, session }, world, context }) => {
  const address = `/chat/${await world.openChat(session, 'amara')}`
  const other = `/chat/${await world.openChat(session, 'felix')}`
  await page.goto(address)
  const [second, third] = [await context.newPage(), await context.newPage()]
  await second.goto(address)
  await third.goto(other)
  await expect(theirs(second)).toHaveCount(1)
  await expect(theirs(third)).toHaveCount(1)
  await write(page, 'Do they all hear me?')
  await expect(own(second)).toContainText(['Do they all hear me?'])
  await expect(theirs(second)).toHaveCount(2)
  await expect(third.getByRole('list', { name: 'Your chats' }).getByRole('listitem').first()).toContainText('Amara')
})

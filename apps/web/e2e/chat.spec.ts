import type { Locator, Page } from '@playwright/test'
import { holdTime, passTimeUntil } from './support/clock.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, remember, test } from './support/test.ts'

const log = (page: Page): Locator => page.getByRole('log')
const composer = (page: Page): Locator => page.getByRole('textbox', { name: /^Message to/u })
const chats = (page: Page): Locator => page.getByRole('list', { name: 'Your chats' })
const sidebar = (page: Page): Locator => page.getByRole('complementary', { name: /^About/u })
const dialogOf = (page: Page, name: string): Locator => chats(page).getByRole('listitem').filter({ hasText: name })
const MORE = { name: 'More about this chat' }
const moreAbout = (name: string) => ({ name: `More about the chat with ${name}` })

const say = async (page: Page, text: string): Promise<void> => {
  await composer(page).fill(text)
  await composer(page).press('Enter')
}

test('[CH-01] [CH-25] whoever opens a chat sees their chats, the conversation and the character side by side', async ({
  guest: { page, session },
  world,
}) => {
  await page.goto(`/chat/${await world.openChat(session, 'amara')}`)
  const pane = page.getByRole('region', { name: 'Chat with Amara' })
  await expect(log(page).locator('[data-side="theirs"]')).toHaveCount(1)
  await expect(sidebar(page).getByRole('heading', { name: /^Amara, \d\d$/u })).toBeVisible()
  for (const name of ['Character and interests', 'Photos']) await expect(sidebar(page).getByRole('list', { name })).toBeVisible()
  const boxes = await Promise.all([chats(page), pane, sidebar(page)].map((part) => part.boundingBox()))
  const [left = 0, middle = 0, right = 0] = boxes.map((box) => box?.x)
  expect(left).toBeLessThan(middle)
  expect(middle).toBeLessThan(right)
  await expect(pane.getByText('Amara is an AI character, not a person.')).toBeVisible()
  await expect(composer(page)).toHaveAccessibleDescription('Amara is an AI character, not a person.')
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Got it' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Hide profile' })).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Hide profile' }).click()
  await expect(sidebar(page)).toHaveCount(0)
  await expectAccessible(page)
})

test('[CH-02] [CH-20] the chat with the newest message moves up, and an answer that arrives elsewhere is marked as unread', async ({
  guest: { page, session },
  world,
}) => {
  const amara = await world.openChat(session, 'amara')
  await world.openChat(session, 'felix')
  await page.goto(`/chat/${amara}`)
  await expect(chats(page).getByRole('link')).toHaveText(['Félix', 'Amara'])
  await expect(composer(page)).toBeFocused()
  await world.freezeClock()
  await world.change({ replyDelay: { min: 3000, max: 3000 } })
  await say(page, 'Hello, it is me')
  await expect(chats(page).getByRole('link')).toHaveText(['Amara', 'Félix'])
  await chats(page).getByRole('link', { name: 'Félix' }).click()
  await expect(page.getByRole('region', { name: 'Chat with Félix' })).toBeVisible()
  await expect(dialogOf(page, 'Amara')).toContainText('typing…')
  await world.hears(session, 'Hello, it is me')
  await world.advanceClock(3000)
  await expect(dialogOf(page, 'Amara').getByText('1 unread message')).toBeAttached()
  await expect(log(page)).not.toContainText('Hello, it is me')
  await chats(page).getByRole('link', { name: 'Amara' }).click()
  await expect(log(page).locator('[data-side="theirs"]')).toHaveCount(2)
  await expect(dialogOf(page, 'Amara').getByText('1 unread message')).toHaveCount(0)
})

test('[CH-03] the sidebar opens with the chat, hides and shows, and its hint stays away once it is done', async ({
  guest: { page, session },
  world,
}) => {
  await page.goto(`/chat/${await world.openChat(session, 'amara')}`)
  const hint = page.getByRole('note').filter({ hasText: 'This button shows and hides the profile' })
  await expect(sidebar(page)).toBeVisible()
  await expect(hint).toBeVisible()
  const hide = page.getByRole('button', { name: 'Hide profile' })
  await expect(hide).toHaveAttribute('aria-expanded', 'true')
  await hide.click()
  await expect(sidebar(page)).toHaveCount(0)
  await expect(hint).toHaveCount(0)
  await page.getByRole('button', { name: 'Show profile' }).click()
  await expect(sidebar(page)).toBeVisible()
  await page.reload()
  await expect(sidebar(page)).toBeVisible()
  await expect(hint).toHaveCount(0)
})

test('[CH-04] selecting a chat opens its address with its own messages and person; selecting none returns to the list', async ({
  guest: { page, session },
  world,
}) => {
  const amara = await world.openChat(session, 'amara')
  const felix = await world.openChat(session, 'felix')
  await world.say(session, amara, 'The lake was cold today')
  await page.goto('/chat/')
  await expect(page.getByText('Pick up where you left off')).toBeVisible()
  await chats(page).getByRole('link', { name: 'Amara' }).click()
  await expect(page).toHaveURL(new RegExp(`/chat/${amara}$`, 'u'))
  await expect(log(page).getByText('The lake was cold today')).toBeVisible()
  await composer(page).fill('Half a thought')
  await chats(page).getByRole('link', { name: 'Félix' }).click()
  await expect(page).toHaveURL(new RegExp(`/chat/${felix}$`, 'u'))
  await expect(sidebar(page).getByRole('heading', { name: /^Félix/u })).toBeVisible()
  await expect(log(page).locator('[data-side="theirs"]')).toHaveCount(1)
  await expect(log(page).getByText('The lake was cold today')).toHaveCount(0)
  await expect(composer(page)).toHaveValue('')
  await page.goBack()
  await page.goBack()
  await expect(page.getByText('Pick up where you left off')).toBeVisible()
  await expect(log(page)).toHaveCount(0)
})

test('a chat that is not there leads back with a word about it; somebody new is shown where to begin', async ({
  guest: { page, session },
  world,
}) => {
  await world.openChat(session, 'amara')
  await page.goto('/chat/of-nobody')
  await expect(page.getByText('This chat is not here any more.')).toBeVisible()
  await expect(page).toHaveURL(/\/chat$/u)
  await page.context().clearCookies({ name: 'chat_session_id' })
  await page.goto('/chat')
  await expect(page.getByText('Someone is waiting to hear from you')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Meet the characters' })).toHaveAttribute('href', '/')
  await expectAccessible(page)
})

test('[CH-05] older messages come in above, and what one is reading stays where it is', async ({ guest: { page, session }, world }) => {
  await world.change({ freeMessages: 1000, chatRate: { limit: 1000, windowSeconds: 60 } })
  const id = await world.openChat(session, 'amara')
  for (let number = 1; number <= 24; number += 1) await world.say(session, id, `Thought ${number}`)
  const { promise: looked, resolve: goOn } = Promise.withResolvers<void>()
  await page.route(/\/messages\/\?.*offset=30/u, async (route) => {
    await looked
    await route.continue()
  })
  await page.goto(`/chat/${id}`)
  await expect(log(page).getByText('Thought 24', { exact: true })).toBeInViewport()
  await log(page).hover()
  const read = log(page).getByText('Thought 11', { exact: true })
  await expect(async () => {
    await page.mouse.wheel(0, -600)
    await expect(read).toBeInViewport({ timeout: 300 })
  }).toPass()
  await expect(log(page).getByText('Loading earlier messages')).toBeAttached()
  await expect(log(page).getByText('Thought 5', { exact: true })).toHaveCount(0)
  const place = (await read.boundingBox())?.y ?? 0
  const height = await log(page).evaluate(({ scrollHeight }) => scrollHeight)
  goOn()
  await expect.poll(() => log(page).evaluate(({ scrollHeight }) => scrollHeight)).toBeGreaterThan(height + 300)
  await expect(read).toBeInViewport()
  await expect.poll(async () => Math.abs(((await read.boundingBox())?.y ?? 0) - place)).toBeLessThanOrEqual(2)
  const start = log(page).getByText('This is where you and Amara begin.')
  await expect(async () => {
    await page.mouse.wheel(0, -800)
    await expect(start).toBeInViewport({ timeout: 300 })
  }).toPass()
  await page.getByRole('button', { name: 'To the newest message' }).click()
  await expect(log(page).getByText('Thought 24', { exact: true })).toBeInViewport()
})

test('[LY-02] [LY-05] [LY-10] beside a chat the navigation is icons with names on hover, and there is no footer', async ({
  guest: { page, session },
  world,
}) => {
  const navigation = page.getByRole('navigation', { name: 'Main', exact: true })
  await page.goto('/')
  expect((await navigation.boundingBox())?.width).toBeGreaterThan(180)
  await page.goto(`/chat/${await world.openChat(session, 'amara')}`)
  expect((await navigation.boundingBox())?.width).toBeLessThan(90)
  const explore = navigation.getByRole('link', { name: 'Explore' })
  // Pointing before the scripts have come names nothing yet.
  await expect(async () => {
    await page.mouse.move(0, 0)
    await explore.hover()
    await expect(page.getByRole('tooltip', { name: 'Explore' })).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(navigation.getByRole('link', { name: 'Chat' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
})

test('[CH-18] a chat is deleted only after a yes; without any chat left, explore opens', async ({ guest: { page, session }, world }) => {
  await world.openChat(session, 'felix')
  await page.goto(`/chat/${await world.openChat(session, 'amara')}`)
  const question = page.getByRole('alertdialog', { name: 'Delete this chat?' })
  await page.getByRole('region', { name: 'Chat with Amara' }).getByRole('button', MORE).click()
  await page.getByRole('menuitem', { name: 'Delete chat' }).click()
  await expect(question).toContainText('Everything you and Amara wrote to each other will be gone')
  await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(chats(page).getByRole('link')).toHaveCount(2)
  await page.getByRole('region', { name: 'Chat with Amara' }).getByRole('button', MORE).click()
  await page.getByRole('menuitem', { name: 'Delete chat' }).click()
  await question.getByRole('button', { name: 'Delete chat' }).click()
  await expect(page).toHaveURL(/\/chat$/u)
  await expect(chats(page).getByRole('link')).toHaveText(['Félix'])
  await dialogOf(page, 'Félix').hover()
  await dialogOf(page, 'Félix').getByRole('button', moreAbout('Félix')).click()
  await page.getByRole('menuitem', { name: 'Delete chat' }).click()
  await question.getByRole('button', { name: 'Delete chat' }).click()
  await expect(page).toHaveURL(/\/$/u)
  await expect(page.getByRole('heading', { level: 1, name: /girlfriend/u })).toBeVisible()
  await page.goto('/chat')
  await expect(page.getByText('It is quiet in here')).toBeVisible()
})

test('[CH-18] [LY-10] when a chat is deleted, from within or from the list, the keyboard goes on at the top of the list', async ({
  guest: { page, session },
  world,
}) => {
  await world.openChat(session, 'felix')
  await world.openChat(session, 'elin')
  await page.goto(`/chat/${await world.openChat(session, 'amara')}`)
  const question = page.getByRole('alertdialog', { name: 'Delete this chat?' })
  const heading = page.getByRole('heading', { level: 1, name: 'Chats' })
  await page.getByRole('region', { name: 'Chat with Amara' }).getByRole('button', MORE).press('Enter')
  await page.getByRole('menuitem', { name: 'Delete chat' }).press('Enter')
  await question.getByRole('button', { name: 'Delete chat' }).press('Enter')
  await expect(chats(page).getByRole('link')).toHaveCount(2)
  await expect(heading).toBeFocused()
  await dialogOf(page, 'Félix').getByRole('button', moreAbout('Félix')).press('Enter')
  await page.getByRole('menuitem', { name: 'Delete chat' }).press('Enter')
  await question.getByRole('button', { name: 'Delete chat' }).press('Enter')
  await expect(chats(page).getByRole('link')).toHaveCount(1)
  await expect(heading).toBeFocused()
})

test('[CH-27] a chat that was just deleted can be brought back for five seconds; then it is gone for good', async ({
  guest: { page, session },
  world,
}) => {
  await page.clock.install()
  await page.goto(`/chat/${await world.openChat(session, 'amara')}`)
  const pane = page.getByRole('region', { name: 'Chat with Amara' })
  await expect(log(page).locator('[data-side="theirs"]')).toHaveCount(1)
  await holdTime(page)
  const removeChat = async () => {
    await pane.getByRole('button', MORE).click()
    await page.getByRole('menuitem', { name: 'Delete chat' }).click()
    const yes = page.getByRole('alertdialog', { name: 'Delete this chat?' }).getByRole('button', { name: 'Delete chat' })
    await passTimeUntil(page, () => expect(yes).toBeVisible({ timeout: 100 }))
    await yes.click()
    await passTimeUntil(page, () => expect(page.getByText('The chat with Amara was deleted')).toBeVisible({ timeout: 100 }))
  }
  const deletions = async () => (await world.mock.requests({ call: 'chats.delete' })).length
  await removeChat()
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await passTimeUntil(page, () => expect(pane).toBeVisible({ timeout: 100 }))
  await page.clock.runFor(10_000)
  await expect(pane).toBeVisible()
  expect(await deletions()).toBe(0)
  await removeChat()
  await page.clock.runFor(4000)
  expect(await deletions()).toBe(0)
  await passTimeUntil(page, async () => expect(await deletions()).toBe(1), { step: 500 })
  await page.clock.resume()
  await page.goto('/chat')
  await expect(page.getByText('It is quiet in here')).toBeVisible()
})

for (const width of [360, 768, 1023])
  test(`[ER-01] [CH-27] at ${width} pixels the way back from a deletion stands above the bar, which can be pressed meanwhile`, async ({
    as,
    world,
  }) => {
    const page = await as('visitor', { viewport: { width, height: 900 } })
    const session = await world.guestSession('Sam', 'male')
    await remember(page.context(), 'chat_session_id', session)
    await world.openChat(session, 'felix')
    await page.goto(`/chat/${await world.openChat(session, 'amara')}`)
    await page.getByRole('region', { name: 'Chat with Amara' }).getByRole('button', MORE).click()
    await page.getByRole('menuitem', { name: 'Delete chat' }).click()
    await page.getByRole('alertdialog', { name: 'Delete this chat?' }).getByRole('button', { name: 'Delete chat' }).click()
    const back = page.getByRole('button', { name: 'Bring it back' })
    await expect(back).toBeVisible()
    const bar = page.getByRole('navigation', { name: 'Main, at the thumb' })
    // Pressed for real: what covers it would take the press.
    await bar.getByRole('link', { name: 'Premium' }).click()
    await expect(page).toHaveURL('/buy-premium')
  })

test('[CH-27] whoever closes the page before the five seconds are over has deleted the chat', async ({ guest: { page, session }, world }) => {
  await page.goto(`/chat/${await world.openChat(session, 'amara')}`)
  await page.getByRole('region', { name: 'Chat with Amara' }).getByRole('button', MORE).click()
  await page.getByRole('menuitem', { name: 'Delete chat' }).click()
  await page.getByRole('alertdialog', { name: 'Delete this chat?' }).getByRole('button', { name: 'Delete chat' }).click()
  await expect(page.getByText('The chat with Amara was deleted')).toBeVisible()
  await page.evaluate(() => location.assign('about:blank'))
  await page.waitForURL('about:blank')
  await expect.poll(async () => (await world.mock.requests({ call: 'chats.delete' })).map(({ status }) => status)).toEqual([200])
})

test('[CH-16] [IN-07] suggestions are in the language in use, and a touch on one sends it', async ({ guest: { page, session }, world, context }) => {
  const id = await world.openChat(session, 'amara')
  await page.goto(`/chat/${id}`)
  const suggestions = page.getByRole('group', { name: 'Things to say' })
  await expect(suggestions).toBeInViewport({ ratio: 1 })
  await composer(page).fill('My own words')
  const words = (await suggestions.getByRole('button').first().textContent()) ?? ''
  // Once, however often it is pressed.
  await suggestions.getByRole('button', { name: words }).dblclick()
  await expect(log(page).locator('[data-side="own"]')).toContainText(words)
  await expect(log(page).locator('[data-side="theirs"]')).toHaveCount(2)
  await expect(suggestions.getByRole('button', { name: words })).toHaveCount(0)
  await expect(log(page).locator('[data-side="own"]')).toHaveCount(1)
  await expect(composer(page)).toHaveValue('My own words')
  await remember(context, 'locale', 'ar')
  await page.reload()
  await expect(page.getByRole('group', { name: 'أفكار لما يمكن قوله' }).getByRole('button').first()).toHaveText(/\p{Script=Arabic}/u)
})

test('[CH-06] what one sends stands there at once, a typing sign follows, then the answer', async ({ guest: { page, session }, world }) => {
  await page.goto(`/chat/${await world.openChat(session, 'amara')}`)
  const typing = log(page).getByText('Amara is typing…')
  await expect(log(page).locator('[data-side="theirs"]')).toHaveCount(1)
  await world.freezeClock()
  await world.change({ replyDelay: { min: 2000, max: 2000 } })
  await say(page, 'Are you still awake?')
  await expect(log(page).locator('[data-side="own"]')).toContainText('Are you still awake?')
  await expect(typing).toBeVisible()
  await expect(composer(page)).toHaveValue('')
  await world.hears(session, 'Are you still awake?')
  await world.advanceClock(1999)
  await expect(typing).toBeVisible()
  await expect(log(page).locator('[data-side="theirs"]')).toHaveCount(1)
  await world.advanceClock(1)
  await expect(log(page).locator('[data-side="theirs"]')).toHaveCount(2)
  await expect(typing).toHaveCount(0)
  await expect(composer(page)).toBeFocused()
  // What arrives is read aloud; its time is not.
  await expect(log(page)).toHaveAttribute('aria-live', 'polite')
  await expect(log(page).locator('time[aria-live="off"]')).toHaveCount(await log(page).locator('[data-side] time').count())
})

test('[CH-13] nothing but blanks is never sent, and without a chat there is nothing to write in', async ({ guest: { page, session }, world }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/send/')) sent.push(request.url())
  })
  await page.goto(`/chat/${await world.openChat(session, 'amara')}`)
  await expect(log(page).locator('[data-side="theirs"]')).toHaveCount(1)
  for (const blank of ['', '   ', '\n\n \u3000']) {
    await say(page, blank)
    await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeDisabled()
  }
  await expect(log(page).locator('[data-side="own"]')).toHaveCount(0)
  await page.goto('/chat')
  await expect(page.getByText('Pick up where you left off')).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  expect(sent).toEqual([])
})

test('[CH-21] Shift+Enter breaks the line and the box grows; Enter sends; each chat keeps its draft over a reload', async ({
  guest: { page, session },
  world,
}) => {
  await world.openChat(session, 'felix')
  await page.goto(`/chat/${await world.openChat(session, 'amara')}`)
  await expect(composer(page)).toBeFocused()
  const height = async () => (await composer(page).boundingBox())?.height ?? 0
  const before = await height()
  await page.keyboard.type('One')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('Two')
  await expect(composer(page)).toHaveValue('One\nTwo')
  await expect.poll(height).toBeGreaterThan(before + 16)
  await page.keyboard.press('Enter')
  await expect(composer(page)).toHaveValue('')
  await expect(log(page).locator('[data-side="own"] p')).toHaveText('One\nTwo', { useInnerText: true })
  await expect.poll(height).toBe(before)
  await composer(page).fill('For Amara, later')
  await chats(page).getByRole('link', { name: 'Félix' }).click()
  await expect(composer(page)).toHaveValue('')
  await expect(chats(page).getByText('Draft: For Amara, later')).toBeVisible()
  await composer(page).fill('For Félix')
  await page.reload()
  await expect(composer(page)).toHaveValue('For Félix')
  await chats(page).getByRole('link', { name: 'Amara' }).click()
  await expect(composer(page)).toHaveValue('For Amara, later')
})

test('[CH-25] whoever speaks of not wanting to live is told where help is', async ({ guest: { page, session }, world }) => {
  await page.goto(`/chat/${await world.openChat(session, 'amara')}`)
  await expect(composer(page)).toBeFocused()
  await say(page, 'Everyone would be better off without me')
  await expect(log(page).locator('[data-side="theirs"]').last()).toContainText('findahelpline.com')
})

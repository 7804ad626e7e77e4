import type { BrowserContext, Page } from '@playwright/test'
import { expect, remember, rememberTokens, test } from './support/test.ts'
import type { World } from './support/world.ts'

/** Pages of each kind: stored ones, those for members, and those that ask for prices, chats or drafts at once. */
const ADDRESSES = [
  '/',
  '/amara',
  '/buy-premium',
  '/buy-premium/aylin',
  '/chat',
  '/settings',
  '/generate-photo',
  '/add-new-model',
  '/landing/create-ai',
] as const

/** Sessions that the server does not take, as a browser may still hold them. */
const SESSIONS = {
  'of a member that was ended elsewhere': async (context, world) => {
    await rememberTokens(context, await world.signIn('premium'))
    await world.endSession(await context.cookies())
  },
  'of a member that is out of date and was ended elsewhere': async (context, world) => {
    await rememberTokens(context, await world.signIn('premium'))
    await remember(context, 'need_refresh', '1')
    await world.endSession(await context.cookies())
  },
  'of a member whose refresh token alone is refused': async (context, world) => {
    const { jwtToken } = await world.signIn('premium')
    await rememberTokens(context, { jwtToken, refreshToken: 'refused' })
    await remember(context, 'need_refresh', '1')
  },
  'that is no token at all': (context) => rememberTokens(context, { jwtToken: 'nonsense', refreshToken: 'nonsense' }),
  'of a guest that nobody knows': (context) => remember(context, 'chat_session_id', 'gs_nobody'),
} as const satisfies Record<string, (context: BrowserContext, world: World) => Promise<void>>

/** What the page complains of to whoever looks into the console; the refusals themselves are told there by the browser. */
const complaintsOf = (page: Page): string[] => {
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) complaints.push(message.text())
  })
  return complaints
}

/** Every other page, others for the next session: a page that differs does so for most of them. With `STORIES=all` every page for each. See decision 031. */
const addressesFor = (nth: number): string[] => ADDRESSES.filter((_, at) => process.env.STORIES === 'all' || at % 2 === nth % 2)

for (const [nth, [session, hold]] of Object.entries(SESSIONS).entries())
  test(`[AP-03] [LY-10] a session ${session} never makes a page differ from what the server sent`, async ({ visitor, context, world }) => {
    test.setTimeout(180_000)
    const complaints = complaintsOf(visitor)
    const slow = await context.newCDPSession(visitor)
    for (const [at, address] of addressesFor(nth).entries()) {
      // Answers come before the page is taken over, and while it is.
      const rate = at % 2 === 0 ? 4 : 1
      await hold(context, world)
      await slow.send('Emulation.setCPUThrottlingRate', { rate })
      await visitor.goto(address)
      await expect(visitor.getByText('Log in', { exact: true }).first()).toBeVisible()
      expect.soft(complaints.splice(0), `${address}, slowed down ${rate} times`).toEqual([])
    }
  })

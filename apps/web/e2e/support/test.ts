import AxeBuilder from '@axe-core/playwright'
import { type BrowserContext, type BrowserContextOptions, type Page, devices, expect, test as base } from '@playwright/test'
import { connectMock } from '@moonlit/mock-api/client'
import { apiUrl, webUrl } from './addresses.ts'
import { SignDialog } from './sign-dialog.ts'
import { World, type Persona } from './world.ts'

/** Remembers a value the way the app does: as a cookie of its own address. */
export const remember = (context: BrowserContext, name: string, value: string): Promise<void> =>
  context.addCookies([{ name, value, url: webUrl, sameSite: 'Strict' }])

/** Remembers what is asked of everybody who comes: that they are adults, and which cookies they agree to. */
const rememberAnswers = async (context: BrowserContext): Promise<void> => {
  await remember(context, 'adult_warning_read', '1')
  await remember(context, 'hide_cookies_warning', '1')
}

/** Remembers that somebody is signed in. */
export const rememberTokens = async (
  context: BrowserContext,
  { jwtToken, refreshToken }: { jwtToken: string; refreshToken: string },
): Promise<void> => {
  await remember(context, 'authorization', jwtToken)
  await remember(context, 'refresh_token', refreshToken)
}

/** A small phone in the hand. */
export const phone = {
  userAgent: devices['Pixel 7'].userAgent,
  viewport: { width: 360, height: 760 },
  screen: { width: 360, height: 760 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const

/** Who and what a story has. */
export interface People {
  /** The data this test lives in. */
  world: World
  /** Somebody who comes for the first time: the age gate is before them. */
  newcomer: Page
  /** Somebody who has said to be an adult, and which cookies they agree to: none. */
  visitor: Page
  /** A guest named Sam who may chat. */
  guest: { page: Page; session: string }
  /** A signed-in member named Noa: free of charge, e-mail confirmed. */
  member: Page
  /** Anybody else, in a browser of their own; several may be there at once. */
  as: (who: Persona | 'visitor', options?: BrowserContextOptions) => Promise<Page>
}

/** People see a page a moment before it listens; tests are quicker than people, so they wait until React has taken the page over. */
export const whenItListens = (page: Page): Page => {
  const waitForReact = () =>
    page.waitForFunction(() => {
      // Pages for when nothing can be fetched have no script.
      if (!document.querySelector('script[type="module"]')) return true
      const part = document.querySelector('[data-age-gate], main')
      // What the page does by itself when it begins is done as well: it remembers the language it came in, for one.
      return Reflect.get(window, 'pageListens') === true && part !== null && Object.keys(part).some((key) => key.startsWith('__reactFiber'))
    })
  const { goto, reload } = page
  page.goto = async (...args) => {
    const answer = await goto.apply(page, args)
    await waitForReact()
    return answer
  }
  page.reload = async (...args) => {
    const answer = await reload.apply(page, args)
    await waitForReact()
    return answer
  }
  return page
}

/** Tests with people in them. */
export const test = base.extend<People>({
  world: async ({}, provide, { testId, retry }) => {
    const mock = await connectMock({ url: apiUrl }).world(`e2e-${testId}-${retry}`.toLowerCase().slice(0, 63))
    const world = new World(mock)
    await world.change({ replyDelay: { min: 0, max: 0 }, generalRate: { limit: 10_000, windowSeconds: 60 } })
    await provide(world)
    // Servers ignore what they do not know, so that nobody would see a misspelt parameter.
    const ignored = (await mock.unknownNames()).map(({ call, part, name }) => `${call} does not know the ${part}'s "${name}"`)
    await world.remove()
    expect(ignored).toEqual([])
  },

  newcomer: async ({ context, world, page }, provide) => {
    await remember(context, 'mock_world', world.name)
    await provide(whenItListens(page))
  },

  visitor: async ({ context, newcomer }, provide) => {
    await rememberAnswers(context)
    await provide(newcomer)
  },

  guest: async ({ context, visitor, world }, provide) => {
    const session = await world.guestSession('Sam', 'male')
    await remember(context, 'chat_session_id', session)
    await provide({ page: visitor, session })
  },

  member: async ({ context, visitor, world }, provide) => {
    await rememberTokens(context, await world.signIn('free'))
    await provide(visitor)
  },

  as: async ({ browser, world }, provide) => {
    const contexts: BrowserContext[] = []
    await provide(async (who, options) => {
      const context = await browser.newContext({
        baseURL: webUrl,
        viewport: { width: 1440, height: 900 },
        locale: 'en-GB',
        ...options,
      })
      contexts.push(context)
      await remember(context, 'mock_world', world.name)
      await rememberAnswers(context)
      if (who !== 'visitor') await rememberTokens(context, await world.signIn(who))
      return whenItListens(await context.newPage())
    })
    await Promise.all(contexts.map((context) => context.close()))
  },
})

/** The sign dialog of a page. */
export const signDialog = (page: Page): SignDialog => new SignDialog(page)

/**
 * WCAG 2.2 AA, and two rules that axe leaves out by itself: what is read on a control begins its name, and all that is read lies in a landmark.
 * What has passed is not told one by one, which took as long as looking.
 */
const RULES: Parameters<AxeBuilder['options']>[0] = {
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  rules: { 'label-content-name-mismatch': { enabled: true }, region: { enabled: true } },
}

/** Whether all that a rule found are tooltips, which say again what a control is called and belong to no landmark. One may have closed meanwhile. */
const areTooltips = async (page: Page, targets: readonly string[]): Promise<boolean> => {
  const found = await Promise.all(
    targets.map(async (target) => {
      const parts = page.locator(target)
      if ((await parts.count()) === 0) return target.includes('data-radix-popper-content-wrapper')
      return (await parts.getByRole('tooltip').count()) > 0
    }),
  )
  return found.every(Boolean)
}

/** Nothing on the screen stands in the way of somebody who uses assistive technology (LY-10). */
export const expectAccessible = async (page: Page): Promise<void> => {
  // What comes in by and by is paler meanwhile, until all has come that ends.
  await page.evaluate(() => {
    const ending = document.getAnimations().filter((one) => one.playState === 'running' && Number.isFinite(one.effect?.getComputedTiming().endTime))
    return Promise.allSettled(ending.map(({ finished }) => finished))
  })
  // Half a megabyte of it, which a page has to read once only.
  const isThere = await page.evaluate(() => 'axe' in window)
  // The app has no frames of others, for which axe would otherwise open a second page each time.
  const { violations } = await new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) }).options(RULES).setLegacyMode(true).analyze()
  const found = violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target.join(' ')) }))
  const region = found.find(({ id }) => id === 'region')
  const faults = region && (await areTooltips(page, region.targets)) ? found.filter((one) => one !== region) : found
  expect(faults.map(({ id, targets }) => `${id}: ${targets.join(', ')}`)).toEqual([])
}

/** What sticks out of the window sideways. */
export const findSticksOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const isOutside = (element: Element): boolean => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 0 && (left < -0.5 || right > clientWidth + 0.5)
    }
    return Array.from(document.querySelectorAll('body *'))
      .filter(isOutside)
      .map((element) => `${element.tagName} ${element.className} ${element.textContent.slice(0, 40)}`)
  })

/** Nothing sticks out sideways (LY-09); when something does, the failure names it. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  // Parts that measure themselves follow a new width a moment later.
  await expect.poll(() => findSticksOut(page)).toEqual([])
}

/** Whatever one taps is at least 44 pixels high and wide, or stands in the flow of a text (LY-09). Only of a phone, and of what is within `selector`. */
export const expectThumbSized = async (page: Page, selector: string): Promise<void> => {
  const small = await page.locator(`${selector} :is(a, button, input, textarea, [role="radio"])`).evaluateAll((controls) =>
    controls.flatMap((control) => {
      const { width, height } = control.getBoundingClientRect()
      const isShown = control.checkVisibility() && width > 1 && height > 1
      const isInText = getComputedStyle(control).display === 'inline'
      return isShown && !isInText && (width < 44 || height < 44)
        ? [`${control.getAttribute('aria-label') ?? control.textContent.trim()}: ${width.toFixed(1)} x ${height.toFixed(1)}`]
        : []
    }),
  )
  expect(small).toEqual([])
}

export { expect }

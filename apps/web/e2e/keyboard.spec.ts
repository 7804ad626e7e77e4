import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

test('[LY-10] the first Tab reaches a link that skips to the content', async ({ visitor }) => {
  await visitor.goto('/')
  await visitor.keyboard.press('Tab')
  await expect(visitor.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await visitor.keyboard.press('Enter')
  expect(await visitor.evaluate(() => document.activeElement?.id)).toBe('main')
})

/** Marks what can be used on the page, and answers how many there are. A group of choices is one stop. */
const markControls = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, select, summary, [tabindex="0"]:not([role="radiogroup"])'),
    ].filter(
      (part) =>
        part.tabIndex >= 0 &&
        !part.closest('[inert], [aria-hidden="true"]') &&
        !part.matches(':disabled') &&
        part.checkVisibility({ visibilityProperty: true }),
    )
    for (const part of controls) part.dataset.unreached = ''
    return controls.length
  })

/** Steps after which whatever was not reached is out of reach; lists grow while one walks through them. */
const MOST_STEPS = 400

/** Walks by Tab until every marked control was reached, and answers those on which one could not see where one is. */
const walk = async (page: Page): Promise<string[]> => {
  const unseen: string[] = []
  for (let step = 0, left = 1; step < MOST_STEPS && left > 0; step += 1) {
    await page.keyboard.press('Tab')
    const { name, unreached } = await page.evaluate(async () => {
      const focused = document.activeElement
      if (focused instanceof HTMLElement) delete focused.dataset.unreached
      const unreached = document.querySelectorAll('[data-unreached]').length
      if (focused === null || focused === document.body) return { name: null, unreached }
      const isMarked = ({ outlineStyle, outlineWidth, outlineColor }: CSSStyleDeclaration) =>
        outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0 && !/[,/] ?0\)$/u.test(outlineColor)
      // A link that covers its card is marked on the cover, the card or what lies between, a field on the box around it.
      const card = focused.closest('article, li')
      const near: Element[] = [focused]
      for (let part = focused.parentElement; part !== null && (near.length < 3 || card?.contains(part)); part = part.parentElement) near.push(part)
      await Promise.all(near.flatMap((part) => part.getAnimations()).map(({ finished }) => finished.catch(() => null)))
      const looks = [getComputedStyle(focused, '::after'), ...near.map((part) => getComputedStyle(part))]
      return { name: looks.some(isMarked) ? null : focused.outerHTML.slice(0, 120), unreached }
    })
    if (name !== null) unseen.push(name)
    left = unreached
  }
  return unseen
}

for (const [name, address] of [
  ['explore', '/'],
  ['a character', '/amara'],
  ['a legal page', '/privacy-policy'],
  ['a chat', null],
] as const)
  test(`[LY-10] on ${name} the keyboard reaches every control, and one sees where one is`, async ({ guest: { page, session }, world }) => {
    await page.goto(address ?? `/chat/${await world.openChat(session, 'amara')}`)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    if (address === null) await expect(page.getByRole('textbox', { name: 'Message to Amara' })).toBeFocused()
    expect(await markControls(page)).toBeGreaterThan(10)
    expect(await walk(page)).toEqual([])
    expect(await page.locator('[data-unreached]').evaluateAll((parts) => parts.map((part) => part.outerHTML.slice(0, 120)))).toEqual([])
  })

test('[LY-10] every overlay closes with Escape, and the focus goes back to what opened it', async ({ member, world, context }) => {
  const closes = async (role: 'dialog' | 'alertdialog' | 'menu'): Promise<void> => {
    await expect(member.getByRole(role)).toBeVisible()
    await member.keyboard.press('Escape')
    await expect(member.getByRole(role)).toHaveCount(0)
  }
  await member.goto('/amara')
  const photo = member.getByRole('button', { name: 'Open photo 2 of Amara' })
  await photo.press('Enter')
  await closes('dialog')
  await expect(photo).toBeFocused()

  const language = member.getByRole('button', { name: 'Language: English' })
  await language.press('Enter')
  await closes('menu')
  await expect(language).toBeFocused()

  await member.getByRole('button', { name: 'Chat with Amara' }).first().press('Enter')
  const more = member.getByRole('region', { name: 'Chat with Amara' }).getByRole('button', { name: 'More about this chat' })
  await more.press('Enter')
  await member.getByRole('menuitem', { name: 'Delete chat' }).press('Enter')
  await closes('alertdialog')
  await expect(more).toBeFocused()

  // Whoever has a chat is asked before the language changes.
  await language.press('Enter')
  await member.getByRole('menuitemradio', { name: 'Deutsch' }).press('Enter')
  await closes('alertdialog')
  await expect(language).toBeFocused()

  await world.change({ freeMessages: 0 })
  const composer = member.getByRole('textbox', { name: 'Message to Amara' })
  await composer.fill('Tell me more')
  await composer.press('Enter')
  await closes('dialog')
  await expect(composer).toBeFocused()

  await context.clearCookies({ name: 'authorization' })
  await context.clearCookies({ name: 'refresh_token' })
  await member.goto('/amara')
  const login = member.getByRole('button', { name: 'Log in' })
  await login.press('Enter')
  await closes('dialog')
  await expect(login).toBeFocused()
  const chat = member.getByRole('button', { name: 'Chat with Amara' }).first()
  await chat.press('Enter')
  await closes('dialog')
  await expect(chat).toBeFocused()
})

test('[LY-10] who prefers less motion sees nothing move', async ({ guest: { page, session }, world }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const moved: string[] = []
  await page.exposeFunction('tellMotion', (what: string) => void moved.push(what))
  await page.addInitScript(() => {
    for (const kind of ['animationstart', 'transitionrun'])
      addEventListener(
        kind,
        ({ target }) => {
          if (!(target instanceof Element) || target.closest('[data-motion="essential"]')) return
          const isLong = target.getAnimations().some(({ effect }) => Number(effect?.getComputedTiming().endTime) > 1)
          const tell: unknown = Reflect.get(window, 'tellMotion')
          if (isLong && typeof tell === 'function') Reflect.apply(tell, window, [target.outerHTML.slice(0, 120)])
        },
        true,
      )
  })
  await page.goto('/')
  await page.getByRole('main').getByRole('article').first().hover()
  await page.getByRole('radio', { name: 'Male', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/boyfriend/u)
  await page.goto('/amara')
  await page.getByRole('button', { name: 'Open photo 2 of Amara' }).click()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Escape')
  await page.goto(`/chat/${await world.openChat(session, 'amara')}`)
  const composer = page.getByRole('textbox', { name: 'Message to Amara' })
  await composer.fill('Are you there?')
  await composer.press('Enter')
  await expect(page.getByRole('log').locator('[data-side="theirs"]')).toHaveCount(2)
  await page.getByRole('button', { name: 'Hide profile' }).click()
  expect(moved).toEqual([])
})

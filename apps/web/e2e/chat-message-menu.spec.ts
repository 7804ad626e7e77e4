import { expect, expectAccessible, phone, test } from './support/test.ts'
import { variants } from './support/variants.ts'

test('[CH-24] a message is copied and reported from its own menu, by pointer and by keyboard', async ({
  guest: { page, session },
  context,
  world,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`/chat/${await world.openChat(session, 'amara')}`)
  const message = page.getByRole('log').locator('[data-side="theirs"]')
  const text = (await message.locator('p').first().textContent()) ?? ''
  await message.hover()
  await message.getByRole('button', { name: 'More about this message' }).click()
  await page.getByRole('menuitem', { name: 'Copy text' }).click()
  await expect(page.getByText('Copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text)
  await message.getByRole('button', { name: 'More about this message' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Report' }).press('Enter')
  const report = page.getByRole('dialog')
  await expect(report).toBeVisible()
  await expectAccessible(page)
  await report.getByRole('radio').last().check()
  await report.getByRole('button', { name: /report/iu }).click()
  await expect(report).toHaveCount(0)
  const [sent] = await world.mock.requests({ call: 'core.report' })
  expect(sent?.status).toBe(201)
  expect(JSON.parse(sent?.request.body?.text ?? '')).toMatchObject({ kind: 'message', reason: 'other' })
})

test('[CH-24] of one’s own messages the text can be taken along, and the last one can be changed', async ({ guest: { page, session }, world }) => {
  await page.goto(`/chat/${await world.openChat(session, 'amara')}`)
  await page.getByRole('textbox', { name: 'Message to Amara' }).fill('How was your night?')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('log').locator('[data-side="theirs"]')).toHaveCount(2)
  await page.getByRole('log').locator('[data-side="own"]').getByRole('button', { name: 'More about this message' }).press('Enter')
  await expect(page.getByRole('menuitem')).toHaveText(['Quote', 'Copy text', 'Edit', 'Delete'])
})

for (const locale of variants(['en-GB', 'ar'] as const))
  test.describe(`on a phone in ${locale}`, () => {
    test.use({ ...phone, locale })

    test(`[CH-24] [LY-09] in ${locale} all of a message's menu is in sight, wherever the message is pressed`, async ({
      guest: { page, session },
      world,
    }) => {
      await page.goto(`/chat/${await world.openChat(session, 'amara')}`)
      const message = page.getByRole('log').locator('[data-side="theirs"] p').first()
      const width = (await message.boundingBox())?.width ?? 0
      const menu = page.getByRole('menu')
      for (const x of [4, width / 2, width - 4]) {
        await message.click({ button: 'right', position: { x, y: 8 } })
        await expect(menu).toBeVisible()
        await expect(menu).toBeInViewport({ ratio: 1 })
        for (const sign of await menu.getByRole('menuitemcheckbox').all()) await expect(sign).toBeInViewport({ ratio: 1 })
        await page.keyboard.press('Escape')
        await expect(menu).toHaveCount(0)
      }
    })
  })

test('[CH-24] the right mouse button and Shift+F10 open the menu at the message; a link keeps the browser’s', async ({
  guest: { page, session },
  world,
}) => {
  const id = await world.openChat(session, 'amara')
  await world.say(session, id, 'Look at https://moonlit.example/about')
  await page.goto(`/chat/${id}`)
  const message = page.getByRole('log').locator('[data-side="theirs"]').last()
  const more = message.getByRole('button', { name: 'More about this message' })
  await message.locator('p').first().click({ button: 'right' })
  const menu = page.getByRole('menu', { name: 'More about this message' })
  await expect(menu).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await expect(more).toBeFocused()
  await page.keyboard.press('Shift+F10')
  await expect(menu.getByRole('menuitem', { name: 'Report' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(more).toBeFocused()
  await page.getByRole('link', { name: 'moonlit.example/about' }).click({ button: 'right' })
  await expect(menu).toHaveCount(0)
})

test('[CH-24] after another reply the keyboard is at the message again', async ({ guest: { page, session }, world }) => {
  const id = await world.openChat(session, 'amara')
  await world.say(session, id, 'Tell me about your day')
  await page.goto(`/chat/${id}`)
  const message = page.getByRole('log').locator('[data-side="theirs"]').last()
  await world.change({ replyDelay: { min: 600, max: 600 } })
  await message.locator('p').first().click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Another reply' }).press('Enter')
  await expect(page.getByRole('log')).toBeFocused()
  await expect(page.getByRole('group', { name: 'Versions of this reply' })).toContainText('2 / 2')
  await expect(message.getByRole('button', { name: 'More about this message' })).toBeFocused()
})

test.describe('on a phone', () => {
  test.use(phone)

  test('[CH-24] a finger that stays on a message opens its menu, and lifting it does nothing more', async ({ guest: { page, session }, world }) => {
    await page.goto(`/chat/${await world.openChat(session, 'amara')}`)
    const picture = page.getByRole('log').getByRole('img').first()
    const box = await picture.boundingBox()
    const point = { x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + 40 }
    const finger = await page.context().newCDPSession(page)
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
    const report = page.getByRole('menuitem', { name: 'Report' })
    await expect(report).toBeVisible()
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect(report).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await report.tap()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('[CH-24] where the menu lies under the finger that opened it, lifting that chooses nothing', async ({ guest: { page, session }, world }) => {
    await page.goto(`/chat/${await world.openChat(session, 'amara')}`)
    const greeting = page.getByRole('log').locator('[data-side="theirs"]').last().locator('p').first()
    await expect(greeting).toBeInViewport()
    const box = await greeting.boundingBox()
    // Neither side of the middle of a phone has room for the menu.
    const point = { x: phone.viewport.width / 2, y: (box?.y ?? 0) + 10 }
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(point.x)
    const finger = await page.context().newCDPSession(page)
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
    const menu = page.getByRole('menu', { name: 'More about this message' })
    await expect(menu).toBeInViewport({ ratio: 1 })
    expect(await menu.evaluate((panel, { x, y }) => panel.contains(document.elementFromPoint(x, y)), point)).toBe(true)
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect(menu).toBeVisible()
    await expect(menu.getByRole('menuitemcheckbox', { checked: true })).toHaveCount(0)
    await menu.getByRole('menuitem', { name: 'Report' }).tap()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('[CH-24] the menu of a message is in sight and large enough for a thumb', async ({ guest: { page, session }, world }) => {
    await page.goto(`/chat/${await world.openChat(session, 'amara')}`)
    const more = page.getByRole('log').getByRole('button', { name: 'More about this message' })
    await expect(more).toBeVisible()
    const box = await more.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    await more.tap()
    await expect(page.getByRole('menuitem', { name: 'Report' })).toBeVisible()
    await expectAccessible(page)
  })
})

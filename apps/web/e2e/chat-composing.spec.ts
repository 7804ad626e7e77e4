import { expect, test } from './support/test.ts'

test('[CH-21] whoever composes Japanese takes a word with Enter, which sends nothing; the next Enter does', async ({
  guest: { page, session },
  world,
}) => {
  const id = await world.openChat(session, 'amara')
  await page.goto(`/chat/${id}`)
  const box = page.getByRole('textbox', { name: 'Message to Amara' })
  await box.focus()
  const input = await page.context().newCDPSession(page)
  const press = async (key: 'Process' | 'Enter') => {
    const code = { code: 'Enter', windowsVirtualKeyCode: key === 'Process' ? 229 : 13 }
    await input.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key, ...code })
    await input.send('Input.dispatchKeyEvent', { type: 'keyUp', key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13 })
  }
  await input.send('Input.imeSetComposition', { text: 'こんば', selectionStart: 3, selectionEnd: 3 })
  await input.send('Input.imeSetComposition', { text: '今晩は', selectionStart: 3, selectionEnd: 3 })
  await press('Process')
  await input.send('Input.insertText', { text: '今晩は' })
  await expect(box).toHaveValue('今晩は')
  await expect(page.getByRole('log').locator('[data-side="own"]')).toHaveCount(0)
  await press('Enter')
  await expect(page.getByRole('log').locator('[data-side="own"]')).toContainText('今晩は')
  await expect(box).toHaveValue('')
  await expect.poll(() => world.saidBy(session, id)).toEqual(['今晩は'])
})

test('[CH-13] a text of which nothing is to be seen is none, and cannot be sent', async ({ guest: { page, session }, world }) => {
  const id = await world.openChat(session, 'amara')
  await page.goto(`/chat/${id}`)
  const box = page.getByRole('textbox', { name: 'Message to Amara' })
  const send = page.getByRole('button', { name: 'Send', exact: true })
  // A space without width, a joiner, a soft hyphen, Hangul's and Braille's empty letters.
  await box.fill(' \u{200B}\u{200D}\u{AD}\u{3164}\u{2800} ')
  await expect(send).toBeDisabled()
  await box.press('Enter')
  await box.fill('\u{200B}Hello')
  await expect(send).toBeEnabled()
  await box.press('Enter')
  await expect(page.getByRole('log').locator('[data-side="own"]')).toHaveText([/Hello/u])
  await expect.poll(async () => (await world.saidBy(session, id)).length).toBe(1)
})

test('[CH-21] in Safari’s order, the composition ended and then Enter, nothing is sent either', async ({ guest: { page, session }, world }) => {
  await page.goto(`/chat/${await world.openChat(session, 'amara')}`)
  const box = page.getByRole('textbox', { name: 'Message to Amara' })
  await box.fill('今晩は')
  await box.evaluate((element) => {
    element.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
    element.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '今晩は' }))
    // Nothing else tells in Safari that the key was the input method's.
    // oxlint-disable-next-line typescript/no-deprecated
    element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true }))
  })
  await expect(box).toHaveValue('今晩は')
  await box.press('Enter')
  await expect(page.getByRole('log').locator('[data-side="own"]')).toHaveCount(1)
})

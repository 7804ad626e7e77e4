import { expect, expectAccessible, remember, signDialog, test } from './support/test.ts'

test('[SC-01] [SC-03] [CH-06] a visitor picks a character, gives a name, and gets an answer that is still there after a reload', async ({
  visitor,
}) => {
  await visitor.goto('/amara')
  await visitor.getByRole('button', { name: 'Chat with Amara' }).first().click()
  const dialog = visitor.getByRole('dialog')
  await expect(dialog).toContainText('Without an account your chats are kept in this browser; a link takes them to another device.')
  await expectAccessible(visitor)
  await dialog.getByLabel('First name').fill('Sam')
  await dialog.getByRole('radio', { name: 'Male', exact: true }).click()
  await dialog.getByRole('button', { name: 'Start chatting' }).click()
  await expect(visitor).toHaveURL(/\/chat\/[\w-]+$/u)
  await visitor.getByRole('textbox', { name: /message/iu }).fill('Hello, how was your night?')
  await visitor.keyboard.press('Enter')
  const log = visitor.getByRole('log')
  await expect(log.getByText('Hello, how was your night?')).toBeVisible()
  await expect(log.locator('[data-side="theirs"]')).toHaveCount(2)
  const answer = await log.locator('[data-side="theirs"]').last().textContent()
  await visitor.reload()
  await expect(log.getByText('Hello, how was your night?')).toBeVisible()
  await expect(log.locator('[data-side="theirs"]').last()).toHaveText(answer ?? '')
})

test('[VA-01] [VA-05] [VA-06] [VA-09] a form that is not filled, or filled wrongly, says what is missing and is not sent', async ({
  visitor,
  world,
}) => {
  await visitor.goto('/amara')
  await visitor.getByRole('button', { name: 'Chat with Amara' }).first().click()
  const dialog = visitor.getByRole('dialog')
  const name = dialog.getByLabel('First name')
  const start = dialog.getByRole('button', { name: 'Start chatting' })
  await start.click()
  await expect(dialog.getByRole('alert')).toHaveText('Please check form fields for errors')
  await expect(dialog.getByText('This field is required')).toHaveCount(2)
  await expect(name).toBeFocused()
  await name.fill('S')
  await expect(dialog.getByText('This field should be at least 2 characters long')).toBeVisible()
  for (const sign of '~!?@#%^&*[](){}<>+=,:;|\\') {
    await name.fill('Sam')
    await expect(name).not.toHaveAttribute('aria-invalid', 'true')
    await name.fill(`S${sign}m`)
    await expect(dialog.getByText('This field contains characters that are not allowed'), sign).toBeVisible()
  }
  await start.click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  expect(await world.mock.requests({ call: 'auth.authUser' })).toEqual([])
  await name.fill('Zoë-Ann O’Hara')
  // The first that is still missing has the focus.
  await name.press('Enter')
  await expect(dialog.getByRole('radio', { name: 'Female', exact: true })).toBeFocused()
  await dialog.getByRole('radio', { name: 'Non-binary', exact: true }).click()
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await name.press('Enter')
  await expect(visitor).toHaveURL(/\/chat\/[\w-]+$/u)
})

test('[SC-02] [VA-05] [VA-06] a member without a name and a gender fills them in before the chat, which then opens', async ({ visitor, world }) => {
  await world.register('kim@moonlit.example', 'moonlight7')
  await world.confirmEmail('kim@moonlit.example')
  await visitor.goto('/amara')
  await visitor.getByRole('button', { name: 'Log in' }).click()
  await signDialog(visitor).signIn('kim@moonlit.example', 'moonlight7')
  await signDialog(visitor).putOffSale()
  await visitor.getByRole('button', { name: 'Chat with Amara' }).first().click()
  const dialog = visitor.getByRole('dialog')
  await expect(dialog).toContainText('Please fill name and gender to continue')
  await expectAccessible(visitor)
  await dialog.getByRole('button', { name: 'Save and chat' }).click()
  await expect(dialog.getByText('This field is required').first()).toBeVisible()
  await dialog.getByLabel('First name').fill('K!m')
  await expect(dialog.getByText('This field contains characters that are not allowed')).toBeVisible()
  await dialog.getByLabel('First name').fill('Kim')
  await dialog.getByRole('radio', { name: 'Non-binary', exact: true }).click()
  await dialog.getByRole('button', { name: 'Save and chat' }).click()
  await expect(visitor).toHaveURL(/\/chat\/[\w-]+$/u)
  await visitor.goto('/felix')
  await visitor.getByRole('button', { name: 'Chat with Félix' }).first().click()
  await expect(visitor).toHaveURL(/\/chat\/[\w-]+$/u)
})

test('[SC-05] two quick clicks start one chat', async ({ guest: { page } }) => {
  let started = 0
  page.on('request', (request) => {
    if (request.url().includes('/go_chat/')) started += 1
  })
  await page.goto('/amara')
  await page.getByRole('button', { name: 'Chat with Amara' }).first().dblclick()
  await expect(page).toHaveURL(/\/chat\/[\w-]+$/u)
  expect(started).toBe(1)
})

test('[SC-04] when the chat cannot be opened, the error is shown and it can be tried again', async ({ guest: { page } }) => {
  await page.route('**/go_chat/**', (route) => route.fulfill({ status: 400, json: { detail: 'Broken for a moment' } }))
  await page.goto('/amara')
  const chat = page.getByRole('button', { name: 'Chat with Amara' }).first()
  await chat.click()
  await expect(page.getByText('Broken for a moment')).toBeVisible()
  await page.unroute('**/go_chat/**')
  await chat.click()
  await expect(page).toHaveURL(/\/chat\/[\w-]+$/u)
})

test('[SC-03] while a chat opens the cursor waits; it opens in the language in use', async ({ guest: { page }, context, world }) => {
  await remember(context, 'locale', 'de')
  const { promise: opened, resolve: open } = Promise.withResolvers<void>()
  await page.route('**/go_chat/**', async (route) => {
    await opened
    await route.continue()
  })
  await page.goto('/amara')
  const cursor = () => page.getByRole('main').evaluate((part) => getComputedStyle(part).cursor)
  expect(await cursor()).not.toBe('wait')
  await page.getByRole('button', { name: 'Mit Amara chatten' }).click()
  await expect.poll(cursor).toBe('wait')
  open()
  await expect(page).toHaveURL(/\/chat\/[\w-]+$/u)
  await expect.poll(cursor).not.toBe('wait')
  expect(await world.mock.requests({ call: 'chats.start' })).toMatchObject([{ path: '/api/v1/bots/amara/go_chat/?lang=de' }])
})

test('[ER-03] who asks for too much too quickly is told to wait a while', async ({ guest: { page }, world }) => {
  await page.goto('/amara')
  await world.mock.force('chats.start', 429)
  await page.getByRole('button', { name: 'Chat with Amara' }).first().click()
  await expect(page.getByText('You have sent too many requests. Please wait a while before sending a new request.')).toBeVisible()
})

import { expect, expectAccessible, test } from './support/test.ts'

test('[SC-01] [SC-03] [RT-04] [CH-06] a visitor picks a character, gives a name, and gets an answer that is still there after a reload', async ({
  visitor,
}) => {
  await visitor.goto('/amara')
  await visitor.getByRole('button', { name: 'Chat with Amara' }).first().click()
  const dialog = visitor.getByRole('dialog')
  await expect(dialog).toBeVisible()
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

test('[VA-01] [VA-05] [VA-06] a form that is not filled says what is missing, at the field and above', async ({ visitor }) => {
  await visitor.goto('/amara')
  await visitor.getByRole('button', { name: 'Chat with Amara' }).first().click()
  const dialog = visitor.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Start chatting' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Please check form fields for errors')
  await expect(dialog.getByText('This field is required')).toHaveCount(2)
  await dialog.getByLabel('First name').fill('S@m!')
  await expect(dialog.getByText('This field contains characters that are not allowed')).toBeVisible()
  await visitor.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(visitor.getByRole('button', { name: 'Chat with Amara' }).first()).toBeFocused()
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

test('[CP-04] a character that has to be paid for leads to the payment', async ({ guest: { page }, world }) => {
  const [bot] = await world.characters('custom=true')
  const { slug, firstName } = bot ?? { slug: '', firstName: '' }
  await page.goto(`/${slug}`)
  await expect(page.getByRole('link', { name: `Unlock ${firstName}` }).first()).toHaveAttribute('href', `/buy-premium/${slug}`)
})

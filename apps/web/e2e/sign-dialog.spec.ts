import { expect, phone, signDialog, test } from './support/test.ts'

const EMAIL = 'free@moonlit.example'
const PASSWORD = 'moonlight7'

test('[RT-19] [SG-01] the dialog says why it is there: a page for members, or a session that ended; and nothing when it was asked for', async ({
  visitor,
  as,
  world,
}) => {
  await visitor.goto('/settings')
  await expect(visitor.getByRole('dialog', { name: 'Log in or create an account' })).toContainText('Log in to open this page.')
  await visitor.keyboard.press('Escape')
  await visitor.getByRole('button', { name: 'Log in' }).click()
  await expect(visitor.getByRole('dialog', { name: 'Welcome back' })).not.toContainText('Log in to open this page.')

  const member = await as('free')
  await member.goto('/settings')
  await world.endSession(await member.context().cookies())
  await member.reload()
  await expect(member.getByRole('dialog', { name: 'Welcome back' })).toContainText('Your session has ended. Log in to go on.')
  await expect(member).toHaveURL('/')
  await signDialog(member).signIn(EMAIL, PASSWORD)
  await expect(member).toHaveURL('/settings')
})

test('[OV-11] [SG-10] Back leads from the forgotten password to signing in, and from there out of the dialog', async ({ visitor }) => {
  await visitor.goto('/amara')
  await visitor.getByRole('button', { name: 'Log in' }).click()
  const sign = signDialog(visitor)
  await sign.email.fill(EMAIL)
  await sign.button('Forgot your password?').click()
  await expect(visitor.getByRole('dialog', { name: 'Forgot your password?' })).toBeVisible()
  await visitor.goBack()
  await expect(visitor.getByRole('dialog', { name: 'Welcome back' })).toBeVisible()
  await expect(sign.email).toHaveValue(EMAIL)
  await visitor.goBack()
  await expect(visitor.getByRole('dialog')).toHaveCount(0)
  await expect(visitor).toHaveURL('/amara')
  // Closed from there at once, no step is left that does nothing.
  await visitor.getByRole('button', { name: 'Log in' }).click()
  await sign.button('Forgot your password?').click()
  await expect(visitor.getByRole('dialog', { name: 'Forgot your password?' })).toBeVisible()
  await visitor.keyboard.press('Escape')
  await expect(visitor.getByRole('dialog')).toHaveCount(0)
  await visitor.getByRole('link', { name: 'Moonlit' }).first().click()
  await expect(visitor).toHaveURL('/')
  await visitor.goBack()
  await expect(visitor).toHaveURL('/amara')
})

test('[SG-01] [LY-10] in each mode of the dialog the first empty field has the focus', async ({ visitor }) => {
  await visitor.goto('/')
  await visitor.getByRole('button', { name: 'Log in' }).click()
  const sign = signDialog(visitor)
  await sign.button('Create an account').click()
  await expect(sign.email).toBeFocused()
  await sign.email.fill(EMAIL)
  await sign.box.getByRole('button', { name: 'Log in' }).click()
  await expect(sign.password).toBeFocused()
  await sign.email.fill('')
  await sign.button('Forgot your password?').click()
  await expect(sign.email).toBeFocused()
  await sign.button('Back to log in').click()
  await expect(sign.email).toBeFocused()
})

test('[SG-01] an e-mail that was typed is there when the dialog opens again, until one signs out', async ({ visitor }) => {
  // Whom no sale is offered, which would come over the menu.
  const email = 'premium@moonlit.example'
  await visitor.goto('/')
  await visitor.getByRole('button', { name: 'Log in' }).click()
  const sign = signDialog(visitor)
  await sign.email.fill(email)
  await visitor.keyboard.press('Escape')
  await expect(sign.box).toHaveCount(0)
  await visitor.getByRole('button', { name: 'Create account' }).click()
  await expect(sign.email).toHaveValue(email)
  await visitor.goBack()
  await expect(sign.box).toHaveCount(0)
  await visitor.getByRole('button', { name: 'Log in' }).click()
  await expect(sign.email).toHaveValue(email)
  await sign.password.fill(PASSWORD)
  await sign.button('Log in').click()
  await visitor.getByRole('button', { name: 'Your account' }).click()
  await visitor.getByRole('menuitem', { name: 'Log out' }).click()
  await visitor.getByRole('button', { name: 'Log in' }).click()
  await expect(sign.email).toHaveValue('')
})

test('[SG-01] who closes the dialog while it logs them in is not logged in', async ({ visitor, context, world }) => {
  await world.change({ calls: { 'auth.login': { latencyMs: 2000 } } })
  await visitor.goto('/')
  await visitor.getByRole('button', { name: 'Log in' }).click()
  const sign = signDialog(visitor)
  const ended = visitor.waitForEvent('requestfailed', (request) => request.url().endsWith('/auth/login/'))
  await sign.signIn(EMAIL, PASSWORD)
  await expect(sign.button('Log in')).toHaveAttribute('aria-busy', 'true')
  await visitor.keyboard.press('Escape')
  await ended
  await expect(sign.box).toHaveCount(0)
  await expect(visitor.getByRole('button', { name: 'Log in' })).toBeVisible()
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('authorization')
})

test('[SG-15] who closes the dialog before the provider’s page has come stays where they are', async ({ visitor, world }) => {
  await world.change({ calls: { 'oauth.getLink': { latencyMs: 1000 } } })
  await visitor.goto('/amara')
  await visitor.getByRole('button', { name: 'Log in' }).click()
  const answered = visitor.waitForResponse(/oauth\/get-link/u)
  await signDialog(visitor).button('Continue with Google').click()
  await visitor.keyboard.press('Escape')
  await (await answered).finished()
  await visitor.getByRole('button', { name: 'Create account' }).click()
  await expect(visitor.getByRole('dialog', { name: 'Create your account' })).toBeVisible()
  await expect(visitor).toHaveURL('/amara')
})

const scripts = [
  { locale: 'ar', open: 'انضمام', submit: 'إنشاء حساب', email: 'البريد الإلكتروني', password: 'كلمة المرور', typed: 'قمرونجوم٧7', word: 'لاتيني' },
  { locale: 'hi', open: 'जुड़ें', submit: 'अकाउंट बनाएँ', email: 'ईमेल', password: 'पासवर्ड', typed: 'चाँदसितारे7', word: 'अंग्रेज़ी' },
  { locale: 'ja', open: '登録', submit: 'アカウントを作成', email: 'メールアドレス', password: 'パスワード', typed: 'つきとほしぞら7', word: '英字' },
  { locale: 'zh', open: '注册', submit: '创建账号', email: '邮箱', password: '密码', typed: '月亮和星星星7', word: '英文字母' },
] as const

for (const { locale, open, submit, email, password, typed, word } of scripts) {
  test(`[VA-03] a password without a Latin letter is refused in ${locale} by a sentence that asks for one`, async ({ as }) => {
    const page = await as('visitor', { ...phone, locale })
    await page.goto('/')
    await page.getByRole('button', { name: open }).click()
    const box = page.getByRole('dialog')
    await box.getByLabel(email, { exact: true }).fill('robin@example.com')
    const field = box.getByLabel(password, { exact: true })
    await field.fill(typed)
    await box.getByRole('button', { name: submit, exact: true }).click()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(new RegExp(word, 'u'))
  })
}

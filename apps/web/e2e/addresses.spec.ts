import { expect, test } from './support/test.ts'

for (const { row, asked, shown } of [
  { row: '[EX-03] [EX-20]', asked: '/?type=xyz&sort=xyz&utm_source=radio', shown: '/?utm_source=radio' },
  { row: '[EX-03] [EX-20]', asked: '/anime?type=xyz&sort=popular', shown: '/anime?sort=popular' },
  { row: '[PY-03]', asked: '/buy-premium?promoType=xyz', shown: '/buy-premium' },
  { row: '[PY-03]', asked: '/buy-premium?promoType=fb', shown: '/buy-premium?promoType=fb' },
  { row: '[PB-04]', asked: '/contact?subject=xyz', shown: '/contact' },
  { row: '[PB-04]', asked: '/contact?subject=billing&page=%2Famara', shown: '/contact?subject=billing&page=%2Famara' },
])
  test(`${row} ${asked} shows what ${shown} shows, and says so`, async ({ visitor }) => {
    await visitor.goto(asked)
    await expect(visitor).toHaveURL(shown)
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
  })

test('[PY-01] a plan that there is not gives way in the address to the one that is chosen', async ({ visitor }) => {
  await visitor.goto('/buy-premium?plan=xyz')
  await expect(visitor).toHaveURL(/\?plan=(?!xyz)[\w-]+$/u)
  const { searchParams } = new URL(visitor.url())
  await expect(visitor.locator('input[name="plan"]:checked')).toHaveValue(searchParams.get('plan') ?? '')
})

test('[EX-04] an address with a kind that there is not shows whom this browser remembers, and names them', async ({ visitor, context, baseURL }) => {
  await context.addCookies([{ name: 'explore_gender', value: 'male', url: baseURL ?? '' }])
  await visitor.goto('/?type=xyz')
  await expect(visitor).toHaveURL('/?gender=male')
  await expect(visitor.getByRole('radio', { name: 'Male', exact: true })).toBeChecked()
})

test('[CP-02] [EX-19] who writes the name of a character wrong in the address finds who was meant; nobody’s name is said to be nobody’s', async ({
  visitor,
}) => {
  const found = visitor.getByRole('main').getByRole('article')
  await visitor.goto('/elyn')
  await expect(visitor).toHaveURL('/?q=elyn')
  await expect(found.getByRole('heading')).toHaveText([/^Elin, /u])
  await expect(visitor.getByRole('main').getByRole('status').filter({ hasText: 'elyn' })).toBeVisible()
  await visitor.goto('/nobody-of-this-name')
  await expect(visitor.getByRole('search').locator('[type=search]')).toHaveValue('nobody of this name')
  await expect(visitor.getByRole('main').getByText('Try fewer words, or only how they begin.')).toBeVisible()
  await visitor.getByRole('main').getByRole('link', { name: 'Clear the search' }).click()
  await expect(visitor).toHaveURL('/')
  await expect(found.nth(1)).toBeVisible()
})

test('[RT-11] the address of many articles leads to the list of them', async ({ visitor }) => {
  await visitor.goto('/articles?utm_source=radio')
  await expect(visitor).toHaveURL('/article?utm_source=radio')
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
})

for (const { typed, led, title } of [
  { typed: '/privacy?lang=de', led: '/privacy-policy?lang=de', title: 'Datenschutzerklärung' },
  { typed: '/terms', led: '/terms-and-conditions', title: 'Terms and conditions' },
  { typed: '/premium', led: '/buy-premium', title: '' },
  { typed: '/help', led: '/contact', title: '' },
])
  test(`[RT-18] whoever types ${typed} comes to the page of that kind, and looks for nobody of that name`, async ({ visitor }) => {
    await visitor.goto(typed)
    await expect(visitor).toHaveURL((url) => url.pathname + (led.includes('?') ? url.search : '') === led)
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText(title)
  })

for (const { typed, title } of [
  { typed: '/login', title: 'Welcome back' },
  { typed: '/signup', title: 'Create your account' },
])
  test(`[RT-18] whoever types ${typed} can do so at once, and is then where everybody is`, async ({ visitor }) => {
    await visitor.goto(typed)
    await expect(visitor.getByRole('dialog', { name: title })).toBeVisible()
    // No page was asked for that would need it.
    await expect(visitor.getByRole('dialog')).not.toContainText('to open this page')
    await expect(visitor).toHaveURL('/')
  })

for (const typed of ['/login', '/signup'])
  test(`[RT-18] whoever is signed in already, and types ${typed}, is asked for nothing`, async ({ member }) => {
    await member.goto(typed)
    await expect(member).toHaveURL('/')
    await expect(member.getByRole('main').getByRole('article').first()).toBeVisible()
    // The dialog comes with code of its own.
    await member.waitForLoadState('networkidle')
    await expect(member.getByRole('dialog')).toHaveCount(0)
  })

test('[RT-18] whoever asks what this is comes to where it is told', async ({ visitor }) => {
  await visitor.goto('/about')
  await expect(visitor).toHaveURL('/#about-moonlit')
  await expect(visitor.getByRole('heading', { name: 'Closer than a chat window' })).toBeInViewport()
})

import { expect, remember, test } from './support/test.ts'

const heading = {
  en: 'girlfriend',
  es: 'novia',
  fr: 'petite amie',
  pt: 'namorada',
  ar: 'حبيب',
  hi: 'गर्लफ़्रेंड',
  ja: '彼女',
  zh: '女友',
  it: 'fidanzata',
  de: 'Freundin',
} as const

for (const [locale, word] of Object.entries(heading))
  test(`[IN-01] [IN-07] explore and a character speak ${locale}`, async ({ visitor, context, world }) => {
    await remember(context, 'locale', locale)
    await visitor.goto('/')
    await expect(visitor.locator('html')).toHaveAttribute('lang', locale)
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText(new RegExp(word, 'iu'))
    const [amara] = await world.characters(`q=amara&lang=${locale}`)
    await visitor.goto('/amara')
    await expect(visitor.getByText(amara?.bio.slice(0, 40) ?? 'nobody', { exact: false }).first()).toBeVisible()
  })

test('[IN-06] only the language in use is downloaded', async ({ visitor, context }) => {
  await remember(context, 'locale', 'de')
  const scripts: Promise<string>[] = []
  visitor.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text().catch(() => ''))
  })
  await visitor.goto('/', { waitUntil: 'networkidle' })
  const all = (await Promise.all(scripts)).join('\n')
  expect(all).not.toContain('Find an AI girlfriend who remembers you')
  expect(all).not.toContain('Buscar')
})

test('[IN-02] in Arabic the navigation stands on the right', async ({ visitor, context }) => {
  await remember(context, 'locale', 'ar')
  await visitor.goto('/')
  const box = await visitor
    .locator('aside nav, nav')
    .filter({ has: visitor.locator('a[href^="/chat"]') })
    .first()
    .boundingBox()
  expect(box?.x ?? 0).toBeGreaterThan(720)
})

test('[IN-02] [CH-13] in Arabic the box to write in begins on the right; what one types goes its own way', async ({
  guest: { page, session },
  world,
  context,
}) => {
  await remember(context, 'locale', 'ar')
  await page.goto(`/chat/${await world.openChat(session, 'amara', 'ar')}`)
  const box = page.getByRole('textbox')
  await expect(box).toHaveCSS('direction', 'rtl')
  await box.fill('Hello')
  await expect(box).toHaveCSS('direction', 'ltr')
  await box.fill('')
  await expect(box).toHaveCSS('direction', 'rtl')
})

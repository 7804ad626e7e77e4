import { LEGAL_PAGES } from '../app/shared/paths.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, phone, test } from './support/test.ts'
import { variants } from './support/variants.ts'

test('[PB-01] each of the seven legal pages has a text of its own, in the language in use, for those who read without scripts', async ({
  request,
}) => {
  const headingsIn = async (language: string) => {
    const pages = await Promise.all(
      LEGAL_PAGES.map(async (page) => {
        const answer = await request.get(`/${page}`, { headers: { 'accept-language': language } })
        expect(answer.status(), page).toBe(200)
        return [...(await answer.text()).matchAll(/<h2[^>]*>([^<]+)<\/h2>/gu)].map(([, heading]) => heading ?? '')
      }),
    )
    for (const headings of pages) expect(headings.length).toBeGreaterThanOrEqual(6)
    return pages.flat()
  }
  const [english, german] = [await headingsIn('en'), await headingsIn('de')]
  expect(new Set(english).size).toBeGreaterThan(LEGAL_PAGES.length * 4)
  expect(german).toHaveLength(english.length)
})

test('[PB-01] [OV-01] a newcomer finds a section by the contents, and the company behind the service, before the age gate is passed', async ({
  newcomer,
}) => {
  await newcomer.goto('/privacy-policy')
  const contents = newcomer.getByRole('navigation', { name: 'On this page' })
  const titles = await contents.getByRole('link').allTextContents()
  await expect(newcomer.getByRole('article').getByRole('heading', { level: 2 })).toHaveText([...titles, 'Who runs Moonlit'])
  const company = newcomer.getByRole('region', { name: 'Who runs Moonlit' })
  for (const detail of ['Company', 'Address', 'Register', 'Represented by']) await expect(company.getByText(detail, { exact: true })).toBeVisible()
  await expect(company.getByText('support@moonlit.example')).toBeVisible()
  await contents.getByRole('link', { name: 'Your rights' }).click()
  await expect(newcomer).toHaveURL(/#section-\d+$/u)
  await expect(newcomer.getByRole('heading', { name: 'Your rights' })).toBeInViewport({ ratio: 1 })
})

test('[PB-01] while details are missing or no lawyer has read it, a page says that it is a draft', async ({ visitor }) => {
  await visitor.goto('/terms-and-conditions')
  await expect(visitor.getByRole('note')).toContainText('no lawyer has checked this text')
  await expect(visitor.getByRole('region', { name: 'Which law applies' })).toContainText('[Company name]')
})

test('[PB-01] a legal page is printed as ink on white paper, without what one presses, and whole', async ({ visitor }) => {
  await visitor.goto('/terms-and-conditions')
  await visitor.emulateMedia({ media: 'print' })
  for (const name of ['Main', 'On this page', 'More legal pages']) await expect(visitor.getByRole('navigation', { name, exact: true })).toHaveCount(0)
  for (const role of ['banner', 'contentinfo', 'button'] as const) await expect(visitor.getByRole(role)).toHaveCount(0)
  await expect(visitor.getByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeVisible()
  const colours = await visitor.getByText('You must be at least 18 years old').evaluate((line) => {
    const { color } = getComputedStyle(line)
    return { ink: color, paper: getComputedStyle(document.body).backgroundColor }
  })
  expect(colours.paper).toBe('rgb(255, 255, 255)')
  // Black, or nearly.
  expect(colours.ink).toMatch(/^(?:rgba?\(0, 0, 0|oklab\(0 0 0|color\(srgb 0 0 0)/u)
  const pdf = await visitor.pdf({ format: 'A4' })
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/gu)?.length).toBeGreaterThanOrEqual(2)
  await expectAccessible(visitor)
})

test('[PB-01] a press on the button prints the page', async ({ visitor }) => {
  await visitor.goto('/public-offer')
  const printed = visitor.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        addEventListener('beforeprint', () => resolve(true))
      }),
  )
  await visitor.getByRole('button', { name: 'Print' }).click()
  expect(await printed).toBe(true)
})

for (const { locale, contents, screen, options } of variants([
  { locale: 'en-GB', contents: 'On this page', screen: 'a large screen', options: {} },
  { locale: 'ar', contents: 'في هذه الصفحة', screen: 'a phone', options: phone },
] as const))
  test(`[PB-01] [LY-09] [LY-10] in ${locale} on ${screen} the legal pages fit, and their contents work by keyboard`, async ({ as }) => {
    const page = await as('visitor', { ...options, locale })
    for (const name of LEGAL_PAGES) {
      await page.goto(`/${name}`)
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    }
    const link = page.getByRole('navigation', { name: contents }).getByRole('link').last()
    const title = (await link.textContent()) ?? ''
    await link.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeInViewport({ ratio: 1 })
  })

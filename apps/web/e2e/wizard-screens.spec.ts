import { expectInSight } from './support/in-sight.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, expectThumbSized, phone, remember, test } from './support/test.ts'
import { variants } from './support/variants.ts'
import { WizardPage } from './support/wizard-page.ts'

const STEPS = ['style', 'origin', 'body', 'face', 'soul', 'summary'] as const
const DRAFT = {
  name: 'Luna',
  gender: 'female',
  style: 'realistic',
  age: 27,
  ethnicity: 'latin',
  body: 'average',
  bodyType: 'slim',
  hairStyle: 'wavy',
  hairColor: 'auburn',
  eyeColor: 'green',
  personality: ['witty', 'dreamy'],
  occupation: 'musician',
  hobbies: ['tea'],
  relationship: 'friend',
  frankness: 2,
  voice: 'soft',
  face: 'x7k2',
}

for (const { locale, screen, options } of variants([
  { locale: 'en-GB', screen: 'a large screen', options: {} },
  { locale: 'ar', screen: 'a phone', options: phone },
] as const))
  test(`[WZ-01] [WZ-07] [LY-09] [LY-10] in ${locale} on ${screen} every step fits, and the portrait never covers the choices`, async ({ as }) => {
    test.slow()
    const page = await as('visitor', { ...options, locale })
    await remember(page.context(), 'character_draft', encodeURIComponent(JSON.stringify(DRAFT)))
    for (const step of STEPS) {
      await page.goto(`/add-new-model?step=${step}`)
      const form = page.getByRole('main').locator('form')
      await expect(form.getByRole('heading', { level: 2 })).toBeVisible()
      await expect(page.getByRole('complementary').getByRole('img')).toBeVisible()
      await expectNoSidewaysScroll(page)
      const [portrait, choices] = [await page.getByRole('complementary').boundingBox(), await form.boundingBox()]
      const isBeside =
        (portrait?.x ?? 0) + (portrait?.width ?? 0) <= (choices?.x ?? 0) || (choices?.x ?? 0) + (choices?.width ?? 0) <= (portrait?.x ?? 0)
      const isAbove = (portrait?.y ?? 0) + (portrait?.height ?? 0) <= (choices?.y ?? 0) + 1
      expect(isBeside || isAbove).toBe(true)
      // At the end of the page, where the buttons at the thumb lie over nothing.
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await expectAccessible(page)
      if (screen === 'a phone') await expectThumbSized(page, '#main form')
    }
  })

test('[WZ-02] [WZ-04] [VA-09] on a phone what is wrong with many choices is said in sight: none, one too many, and an opposite', async ({ as }) => {
  const page = await as('visitor', { ...phone, viewport: { width: 360, height: 720 } })
  const { personality: _none, ...draft } = DRAFT
  await remember(page.context(), 'character_draft', encodeURIComponent(JSON.stringify(draft)))
  await page.goto('/add-new-model?step=soul')
  const wizard = new WizardPage(page)
  await wizard.next.tap()
  await expectInSight(page.getByText('Please select one of the options'))
  for (const trait of ['Shy', 'Witty', 'Dreamy']) await wizard.trait(trait).tap()
  await wizard.trait('Confident').tap()
  const refusal = page.getByRole('alert').filter({ hasText: /\S/u })
  await expectInSight(refusal)
  await wizard.trait('Dreamy').tap()
  await wizard.trait('Confident').tap()
  await expect(refusal).toContainText('opposites')
  await expectInSight(refusal)
})

test('[WZ-01] [LY-10] the first steps are taken by keyboard alone', async ({ visitor }) => {
  await visitor.goto('/add-new-model')
  const main = visitor.getByRole('main')
  /** An arrow key, held until it has done what it does: it chooses while it is down. */
  const chooseWith = async (key: string, name: string) => {
    await visitor.keyboard.down(key)
    await expect(main.getByRole('radio', { name, exact: true })).toBeChecked()
    await visitor.keyboard.up(key)
  }
  await main.getByRole('radiogroup', { name: 'Gender' }).getByRole('radio').first().focus()
  await visitor.keyboard.press('Space')
  await chooseWith('ArrowRight', 'Man')
  await visitor.keyboard.press('Tab')
  await chooseWith('ArrowRight', 'Anime')
  await visitor.keyboard.press('Tab')
  await visitor.keyboard.type('Jonas')
  await visitor.keyboard.press('Enter')
  await expect(visitor).toHaveURL('/add-new-model?step=origin')
  // The address changes a moment before the step does.
  await expect(main.locator('form').getByRole('heading', { level: 2 })).toBeFocused()
  await visitor.keyboard.press('Tab')
  await expect(main.getByRole('radiogroup', { name: 'Ethnicity' }).getByRole('radio', { checked: true })).toBeFocused()
})

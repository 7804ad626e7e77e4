import { PhotoPage } from './support/photo-page.ts'
import { expect, expectAccessible, phone, test } from './support/test.ts'

test('[PG-06] a prompt against the policy is refused at the prompt, and costs nothing', async ({ member }) => {
  const photos = new PhotoPage(member)
  await photos.open()
  await photos.order('a 15 year old at the beach')
  const message = 'This goes against our policy, and your account may be suspended.'
  await expect(photos.prompt).toHaveAccessibleDescription(new RegExp(message, 'u'))
  await expect(photos.prompt).toBeFocused()
  await expect(member.getByText('1 photo left')).toBeVisible()
  await expectAccessible(member)
})

test('[PG-06] [ER-07] whoever reads Arabic is told in Arabic why a prompt is refused', async ({ as, world }) => {
  await world.setLanguage('premium', 'ar')
  const page = await as('premium', { ...phone, locale: 'ar' })
  await page.goto('/generate-photo')
  await page.getByRole('button', { name: /^الشخصية/u }).tap()
  await page.getByRole('listbox', { name: 'الشخصيات' }).getByRole('option').first().tap()
  const prompt = page.getByLabel('ماذا تُظهر الصور')
  await prompt.fill('طفلة عمرها عشر سنوات على الشاطئ')
  await page.getByRole('button', { name: /^توليد/u }).tap()
  await expect(prompt).toHaveAccessibleDescription(/هذا مخالف لسياستنا/u)
})

test('[PG-01] what a prompt asks for and the photos do not show is told', async ({ as, world }) => {
  await world.change({ generationDelay: { min: 0, max: 0 } })
  const page = await as('premium')
  const photos = new PhotoPage(page)
  await photos.open()
  await photos.order('by the sea with a parrot, smiling')
  await expect(page.getByRole('heading', { name: 'Your photo is ready' })).toBeVisible()
  await expect(page.getByText('Could not be shown: “parrot”')).toBeVisible()
})

test('[PG-01] whoever asks for nothing that can be shown is told so at the prompt, and spends nothing', async ({ member }) => {
  const photos = new PhotoPage(member)
  await photos.open()
  await photos.order('two dragons fighting')
  await expect(photos.prompt).toHaveAccessibleDescription(/^None of this can be shown in a photo yet, so nothing was spent/u)
  await expect(photos.prompt).toBeFocused()
  await expect(member.getByText('1 photo left')).toBeVisible()
  await photos.prompt.fill('two dragons fighting in the rain')
  await photos.submit.click()
  await expect(member.getByText('Could not be shown: “two dragons fighting”')).toBeVisible()
})

import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts'

test('[CP-01] [RT-03] a character shows who they are, how they look, and their photos', async ({ visitor }) => {
  await visitor.goto('/amara')
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(/^Amara/u)
  for (const label of ['Work', 'Loves', 'To you', 'Height', 'Age', 'Origin', 'Figure', 'Hair style', 'Hair colour', 'Eyes'])
    await expect(visitor.getByText(label, { exact: true }).first()).toBeVisible()
  await expect(visitor.getByRole('button', { name: /^Open photo \d of Amara$/u })).toHaveCount(7)
  await expectAccessible(visitor)
  await expectNoSidewaysScroll(visitor)
})

test('[CP-03] [LY-10] photos open large, turn by keys, and close with Escape', async ({ visitor }) => {
  await visitor.goto('/amara')
  await visitor.getByRole('button', { name: 'Open photo 2 of Amara' }).click()
  const gallery = visitor.getByRole('dialog')
  await expect(gallery.getByText('2 of 7')).toBeVisible()
  await visitor.keyboard.press('ArrowRight')
  await expect(gallery.getByText('3 of 7')).toBeVisible()
  await visitor.keyboard.press('ArrowLeft')
  await gallery.getByRole('button', { name: 'Previous photo' }).click()
  await expect(gallery.getByText('1 of 7')).toBeVisible()
  await visitor.keyboard.press('Escape')
  await expect(gallery).toHaveCount(0)
})

test('[CP-03] private photos come blurred and lead to the payment', async ({ visitor }) => {
  await visitor.goto('/amara')
  const locked = visitor.getByRole('link', { name: /Private photo 1, unlock for/u })
  await expect(locked).toHaveAttribute('href', '/buy-premium/amara')
  await expect(locked.locator('img')).toHaveAttribute('src', /blurred-sale-1\.webp$/u)
})

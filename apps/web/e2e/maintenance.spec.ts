import { expect, test } from './support/test.ts'

test('[NV-02] [NV-07] [OV-08] when the service goes down, the page says so and comes back by itself with what was chosen', async ({ visitor }) => {
  await visitor.clock.install()
  await visitor.goto('/')
  await visitor.route('**/api/v1/**', (route) => route.fulfill({ status: 503, json: { detail: 'Website Maintenance', code: 'maintenance' } }))
  await visitor.getByRole('radio', { name: 'Male', exact: true }).click()
  const notice = visitor.getByRole('alert').filter({ hasText: 'Website Maintenance' })
  await expect(async () => {
    await visitor.clock.runFor(2000)
    await expect(notice).toBeVisible({ timeout: 200 })
  }).toPass()
  await expect(notice).toContainText('Please try again in few minutes')
  await visitor.unroute('**/api/v1/**')
  await expect(async () => {
    await visitor.clock.runFor(16_000)
    await expect(notice).toHaveCount(0, { timeout: 200 })
  }).toPass()
  await expect(visitor.getByRole('radio', { name: 'Male', exact: true })).toBeChecked()
})

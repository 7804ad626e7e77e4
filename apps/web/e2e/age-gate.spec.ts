import { expect, expectAccessible, test } from './support/test.ts'

test('[OV-01] a newcomer meets the age gate once, and nothing behind it can be reached before it is accepted', async ({ newcomer }) => {
  await newcomer.goto('/')
  const gate = newcomer.getByRole('dialog', { name: 'For adults only' })
  await expect(gate).toBeVisible()
  await expect(newcomer.getByRole('link', { name: /Terms/u })).toBeVisible()
  await expect(newcomer.getByRole('navigation', { name: 'Main', exact: true })).toHaveCount(0)
  await newcomer.keyboard.press('Escape')
  for (let step = 0; step < 12; step += 1) {
    await newcomer.keyboard.press('Tab')
    expect(
      await newcomer.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('[data-age-gate]') !== null),
    ).toBe(true)
  }
  await expectAccessible(newcomer)
  await gate.getByRole('button', { name: "I'm over 18 - Continue" }).click()
  await expect(gate).toHaveCount(0)
  await newcomer.reload()
  await expect(newcomer.getByRole('heading', { name: /Find an AI girlfriend/u })).toBeVisible()
  await expect(gate).toHaveCount(0)
})

test('[OV-01] [RT-19] whoever opens a page for members is asked to log in once they are past the gate', async ({ newcomer }) => {
  await newcomer.goto('/settings')
  await newcomer.getByRole('dialog', { name: 'For adults only' }).getByRole('button', { name: "I'm over 18 - Continue" }).click()
  await expect(newcomer.getByRole('dialog', { name: 'Log in or create an account' })).toContainText('Log in to open this page.')
})

test('[OV-01] the legal pages can be read without accepting, and whoever is no adult can leave', async ({ newcomer }) => {
  await newcomer.goto('/')
  await expect(newcomer.getByRole('link', { name: 'Leave' })).toHaveAttribute('href', /^https:/u)
  for (const name of ['Terms', 'Privacy', 'Disputes and refunds']) {
    await newcomer.goto('/')
    await newcomer.getByRole('dialog').getByRole('link', { name }).click()
    await expect(newcomer.getByRole('dialog')).toHaveCount(0)
    await expect(newcomer.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('[OV-01] whoever accepted on the landing page of creating is not asked again in the wizard', async ({ newcomer }) => {
  await newcomer.goto('/landing/create-ai')
  const gate = newcomer.getByRole('dialog', { name: 'For adults only' })
  await gate.getByRole('button', { name: "I'm over 18 - Continue" }).click()
  await newcomer.getByRole('link', { name: 'Start creating' }).first().click()
  await expect(newcomer.getByRole('heading', { name: 'Who shall it be?' })).toBeVisible()
  await expect(gate).toHaveCount(0)
})

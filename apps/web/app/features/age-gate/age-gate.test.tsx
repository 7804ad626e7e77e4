import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { readStored, removeStored } from '../../shared/storage/storage.ts'
import { stored } from '../../shared/storage/stored.ts'
import { createTestServices, renderAt } from '../../testing/services.tsx'
import { GatedPage } from './gated-page.tsx'

afterEach(() => removeStored(stored.adultWarningRead))

const show = async (isAdult: boolean, gate: 'closed' | 'open' = 'closed') => {
  renderAt(
    <GatedPage gate={gate}>
      <p>secret</p>
    </GatedPage>,
    await createTestServices({ isAdult }),
  )
}
const page = () => screen.getByText('secret').parentElement

test('nothing behind the age gate can be read or reached, Escape does not open it, accepting is remembered', async () => {
  await show(false)
  expect(page()?.hasAttribute('inert')).toBe(true)
  expect(page()?.getAttribute('aria-hidden')).toBe('true')
  expect(document.activeElement?.textContent).toBe("I'm over 18 - Continue")
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('dialog', { name: 'For adults only' })).toBeTruthy()
  for (const name of ['Terms', 'Privacy', 'Disputes and refunds', 'Leave']) expect(screen.getByRole('link', { name })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: "I'm over 18 - Continue" }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(page()?.hasAttribute('inert')).toBe(false)
  expect(readStored(stored.adultWarningRead)).toBe(true)
})

test('no age gate for those who passed it', async () => {
  await show(true)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('legal pages are open', async () => {
  await show(false, 'open')
  expect(screen.queryByRole('dialog')).toBeNull()
})

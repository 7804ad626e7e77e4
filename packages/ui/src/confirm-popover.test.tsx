import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ConfirmPopover } from './confirm-popover.tsx'

test('the question stands beside its button; No and Escape change nothing, Yes does it', async () => {
  const confirm = vi.fn()
  render(
    <ConfirmPopover trigger={<button type="button">Log out</button>} title="Are you sure?" confirmLabel="Yes" cancelLabel="No" onConfirm={confirm} />,
  )
  const button = screen.getByRole('button', { name: 'Log out' })
  await userEvent.click(button)
  expect(screen.getByRole('dialog', { name: 'Are you sure?' })).toBeDefined()
  await userEvent.keyboard('{Escape}')
  expect(document.activeElement).toBe(button)
  await userEvent.click(button)
  await userEvent.click(screen.getByRole('button', { name: 'No' }))
  expect(confirm).not.toHaveBeenCalled()
  await userEvent.click(button)
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }))
  expect(confirm).toHaveBeenCalledOnce()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

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

test('where there is nothing to ask, the press confirms by itself', async () => {
  const confirm = vi.fn()
  const needed = vi.fn<() => Promise<boolean>>().mockResolvedValueOnce(false).mockResolvedValueOnce(true)
  render(
    <ConfirmPopover
      trigger={<button type="button">Use again</button>}
      title="Replace it?"
      confirmLabel="Yes"
      cancelLabel="No"
      onConfirm={confirm}
      isNeeded={needed}
    />,
  )
  const button = screen.getByRole('button', { name: 'Use again' })
  await userEvent.click(button)
  await waitFor(() => expect(confirm).toHaveBeenCalledOnce())
  expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.click(button)
  expect(await screen.findByRole('dialog', { name: 'Replace it?' })).toBeDefined()
  expect(confirm).toHaveBeenCalledOnce()
})

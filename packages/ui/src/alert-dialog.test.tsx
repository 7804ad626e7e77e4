import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { AlertDialog } from './alert-dialog.tsx'

const ask = async (onConfirm: () => void | Promise<unknown>) => {
  render(
    <AlertDialog
      trigger={<button type="button">Delete</button>}
      title="Are you sure?"
      text="All of it goes."
      confirmLabel="Yes"
      cancelLabel="No"
      onConfirm={onConfirm}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
}

test('No has the focus, and Escape means No', async () => {
  const confirm = vi.fn()
  await ask(confirm)
  expect(screen.getByRole('alertdialog', { name: 'Are you sure?', description: 'All of it goes.' })).toBeDefined()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'No' }))
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(confirm).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete' }))
})

test('Yes waits for what it started, then closes', async () => {
  const done = Promise.withResolvers<void>()
  await ask(() => done.promise)
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }))
  expect(screen.getByRole('button', { name: 'Yes' }).ariaBusy).toBe('true')
  done.resolve()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

test('when it fails, the question stays and can be answered again', async () => {
  const confirm = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(undefined)
  await ask(confirm)
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }))
  expect(screen.getByRole('alertdialog')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

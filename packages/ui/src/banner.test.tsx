import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Banner } from './banner.tsx'

test('it stays until it is put away, and speaks up only when asked to', async () => {
  const hide = vi.fn()
  const { rerender } = render(
    <Banner title="Create your own AI" dismissLabel="Hide" onDismiss={hide}>
      Choose a face
    </Banner>,
  )
  expect(screen.queryByRole('alert')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }))
  expect(hide).toHaveBeenCalledOnce()
  rerender(
    <Banner tone="danger" role="alert">
      Please check form fields for errors
    </Banner>,
  )
  expect(screen.getByRole('alert').textContent).toBe('Please check form fields for errors')
})

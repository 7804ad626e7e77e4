import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ErrorState } from './error-state.tsx'

test.each(['page', 'inline'] as const)('a failure (%s) is announced and can be tried again, once at a time', async (layout) => {
  const retry = vi.fn()
  const { rerender } = render(<ErrorState layout={layout} message="Could not load" retryLabel="Try again" onRetry={retry} />)
  expect(screen.getByRole('alert').textContent).toContain('Could not load')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  rerender(<ErrorState layout={layout} state="retrying" message="Could not load" retryLabel="Try again" onRetry={retry} />)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledOnce()
})

import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Spinner } from './spinner.tsx'

test('with a label it is a status; without, decoration', () => {
  const { rerender } = render(<Spinner label="Loading older messages" />)
  expect(screen.getByRole('status').textContent).toBe('Loading older messages')
  rerender(<Spinner />)
  expect(screen.queryByRole('status')).toBeNull()
})

import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EmptyState } from './empty-state.tsx'

test('nothing found is said, with a way on', () => {
  render(<EmptyState title="No models found by your request" action={<a href="/">Show all</a>} />)
  expect(screen.getByText('No models found by your request')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Show all' })).toBeDefined()
})

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { SkipLink } from './skip-link.tsx'

test('the first Tab reaches it, and it leads to the content', async () => {
  render(<SkipLink href="#main">Skip to the content</SkipLink>)
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Skip to the content' }))
  expect(document.activeElement?.getAttribute('href')).toBe('#main')
})

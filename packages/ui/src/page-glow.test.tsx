import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PageGlow } from './page-glow.tsx'

test('the lights are decoration: unread, and never in the way of a press', () => {
  const { container } = render(<PageGlow />)
  expect(container.firstElementChild?.ariaHidden).toBe('true')
  expect(container.firstElementChild?.className).toContain('pointer-events-none')
})

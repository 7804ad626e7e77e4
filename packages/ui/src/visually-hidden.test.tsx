import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { VisuallyHidden } from './visually-hidden.tsx'

test('it can announce what changes', () => {
  render(<VisuallyHidden live="polite">Amara sent a message</VisuallyHidden>)
  expect(screen.getByText('Amara sent a message').ariaLive).toBe('polite')
})

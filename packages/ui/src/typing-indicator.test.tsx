import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TypingIndicator } from './typing-indicator.tsx'

test('the words are announced, the dots are not', () => {
  render(<TypingIndicator label="Amara is typing…" labelLook="hidden" />)
  expect(screen.getByRole('status').textContent).toBe('Amara is typing…')
})

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { SuggestionChip } from './suggestion-chip.tsx'

test('a press says it', async () => {
  const say = vi.fn()
  render(<SuggestionChip onClick={say}>What did you dream?</SuggestionChip>)
  await userEvent.click(screen.getByRole('button', { name: 'What did you dream?' }))
  expect(say).toHaveBeenCalledOnce()
})

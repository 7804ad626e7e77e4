import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { MessageBubble } from './message-bubble.tsx'

test('a failed message keeps its text, says so, and can be tried again', async () => {
  const retry = vi.fn()
  const { container } = render(
    <MessageBubble
      side="own"
      speaker="You"
      state="failed"
      note="Not sent"
      actions={
        <button type="button" onClick={retry}>
          Try again
        </button>
      }
    >
      I would like to hear it too.
    </MessageBubble>,
  )
  expect(container.firstElementChild?.getAttribute('data-state')).toBe('failed')
  expect(container.textContent).toContain('You: I would like to hear it too.')
  expect(screen.getByText('Not sent')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledOnce()
})

test('history stands still; what arrives now rises', () => {
  const { container, rerender } = render(
    <MessageBubble side="theirs" speaker="Amara">
      You came back.
    </MessageBubble>,
  )
  expect(container.firstElementChild?.className).not.toContain('animate-rise')
  rerender(
    <MessageBubble side="theirs" speaker="Amara" entrance="rise">
      You came back.
    </MessageBubble>,
  )
  expect(container.firstElementChild?.className).toContain('animate-rise')
})

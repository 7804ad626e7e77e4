import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

/** A control whose tooltip is not loaded yet. */
const renderFresh = async () => {
  vi.resetModules()
  const { IconButton } = await import('./icon-button.tsx')
  render(<IconButton label="Voice">♪</IconButton>)
  return screen.getByRole('button', { name: 'Voice' })
}

const whenLoaded = () =>
  act(async () => {
    await import('./tooltip.tsx')
    // React renders what it waited for a moment later.
    await new Promise((resolve) => setTimeout(resolve, 50))
  })

test('a control that has the focus keeps it when the code of its tooltip comes, and is explained from the next time on', async () => {
  const control = await renderFresh()
  act(() => control.focus())
  await whenLoaded()
  expect(document.activeElement).toBe(control)

  await act(async () => control.blur())
  await vi.waitFor(() => expect(control.isConnected).toBe(false))
  await act(() => userEvent.tab())
  expect((await screen.findByRole('tooltip')).textContent).toBe('Voice')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Voice' }))
})

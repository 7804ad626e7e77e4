import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { IconButton } from './icon-button.tsx'

test('an icon has a name, and keyboard focus shows it as a tooltip', async () => {
  render(
    <IconButton label="Search">
      <svg aria-hidden />
    </IconButton>,
  )
  await act(() => vi.dynamicImportSettled())
  expect(screen.getByRole('button', { name: 'Search' })).toBeDefined()
  await userEvent.tab()
  expect((await screen.findByRole('tooltip')).textContent).toBe('Search')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('tooltip')).toBeNull()
})

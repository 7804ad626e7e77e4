import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Tooltip } from './tooltip.tsx'

test('it describes the control that has focus', async () => {
  render(
    <Tooltip label="Replies come as her voice">
      <button type="button">Voice</button>
    </Tooltip>,
  )
  await userEvent.tab()
  const words = await screen.findByRole('tooltip')
  expect(screen.getByRole('button', { name: 'Voice' }).getAttribute('aria-describedby')).toBe(words.id)
})

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Checkbox } from './checkbox.tsx'

test('a press on its words ticks it, and its error belongs to it', async () => {
  render(<Checkbox label="I agree" error="This field is required" />)
  await userEvent.click(screen.getByText('I agree'))
  const box = screen.getByRole('checkbox', { name: 'I agree', description: 'This field is required' })
  expect([box.ariaInvalid, box.matches(':checked')]).toEqual(['true', true])
})

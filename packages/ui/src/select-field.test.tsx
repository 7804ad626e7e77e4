import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { SelectField } from './select-field.tsx'

test('it is named by its label, described by its error, and takes a choice', async () => {
  render(
    <SelectField label="Voice" error="Value is required">
      <option value="">Choose</option>
      <option value="low">Low and warm</option>
    </SelectField>,
  )
  const voice = screen.getByRole('combobox', { name: 'Voice', description: 'Value is required' })
  await userEvent.selectOptions(voice, 'Low and warm')
  expect(voice).toHaveProperty('value', 'low')
})

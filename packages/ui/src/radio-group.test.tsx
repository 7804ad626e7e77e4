import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { RadioGroup } from './radio-group.tsx'

const options = [
  { value: 'spam', label: 'Spam' },
  { value: 'hate', label: 'Hate', hint: 'Against a group of people' },
  { value: 'other', label: 'Something else' },
] as const

function Question({ error }: { error?: string }) {
  const [value, setValue] = useState<(typeof options)[number]['value'] | ''>('')
  return <RadioGroup legend="What is wrong?" options={options} value={value} onValueChange={setValue} error={error} />
}

test('one answer is chosen at a time, by its words or by the arrows, and Tab enters the group once', async () => {
  render(<Question />)
  await userEvent.click(screen.getByText('Hate'))
  expect(screen.getByRole('radio', { name: /Hate/u, description: 'Against a group of people' }).matches(':checked')).toBe(true)
  await userEvent.keyboard('{ArrowDown}')
  const checked = screen.getAllByRole<HTMLInputElement>('radio').filter((radio) => radio.checked)
  expect(checked.map(({ value }) => value)).toEqual(['other'])
  await userEvent.tab()
  expect(document.activeElement).toBe(document.body)
})

test('a missing answer is told of the group', () => {
  render(<Question error="Please select one of the options" />)
  expect(screen.getByRole('radiogroup', { name: 'What is wrong?', description: 'Please select one of the options' }).ariaInvalid).toBe('true')
})

import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { RangeField } from './range-field.tsx'

function Age() {
  const [age, setAge] = useState(27)
  return <RangeField label="Age" min={18} max={99} value={age} onValueChange={setAge} valueText={`${age} years`} hint="Adults only" />
}

test('a number is chosen between its ends, and said in words', () => {
  render(<Age />)
  const slider = screen.getByRole('slider', { name: 'Age' })
  expect(slider.getAttribute('aria-valuetext')).toBe('27 years')
  fireEvent.change(slider, { target: { value: '31' } })
  expect(screen.getByText('31 years')).toBeDefined()
  fireEvent.change(slider, { target: { value: '17' } })
  expect(screen.getByText('18 years')).toBeDefined()
})

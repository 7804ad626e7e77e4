import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { DirectionProvider, type Dir } from './direction.tsx'
import { SegmentedControl } from './segmented-control.tsx'

const genders = [
  { value: 'female', label: 'Female' },
  { value: 'male', label: 'Male' },
  { value: 'non-binary', label: 'Non-binary' },
] as const

function Genders({ dir }: { dir: Dir }) {
  const [gender, setGender] = useState<(typeof genders)[number]['value']>('female')
  return (
    <DirectionProvider dir={dir}>
      <SegmentedControl label="Gender" options={genders} value={gender} onValueChange={setGender} />
    </DirectionProvider>
  )
}

const chosen = () => screen.getByRole('radio', { checked: true }).textContent

test('one of three is chosen, by press', async () => {
  render(<Genders dir="ltr" />)
  expect(screen.getByRole('radiogroup', { name: 'Gender' })).toBeDefined()
  expect(chosen()).toBe('Female')
  await userEvent.click(screen.getByRole('radio', { name: 'Non-binary' }))
  expect(chosen()).toBe('Non-binary')
})

test.each([
  ['ltr', '{ArrowRight}'],
  ['rtl', '{ArrowLeft}'],
] as const)('read %s, Tab enters once and the arrow forwards chooses the next', async (dir, forwards) => {
  render(<Genders dir={dir} />)
  await userEvent.tab()
  await userEvent.keyboard(forwards)
  expect(document.activeElement?.textContent).toBe('Male')
  await userEvent.tab()
  expect(document.activeElement).toBe(document.body)
})

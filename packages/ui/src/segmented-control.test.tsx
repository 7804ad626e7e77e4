import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
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

test('the first and the last are a key away, and what is switched off is passed over', async () => {
  const choose = vi.fn<(value: string) => void>()
  const options = [...genders, { value: 'any', label: 'Any', state: 'disabled' }] as const
  render(<SegmentedControl label="Gender" options={options} value="female" onValueChange={choose} />)
  await userEvent.tab()
  await userEvent.keyboard('{End}')
  expect(document.activeElement?.textContent).toBe('Non-binary')
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement?.textContent).toBe('Female')
  await userEvent.keyboard('{ArrowLeft}{Home}')
  expect(document.activeElement?.textContent).toBe('Female')
  // The one that is chosen already is no choice.
  expect(choose.mock.calls.map(([value]) => value)).toEqual(['non-binary', 'non-binary'])
})

test('when none is chosen, Tab enters at the first that is not switched off', async () => {
  const options = [
    { value: 'one', label: 'One', state: 'disabled' },
    { value: 'two', label: 'Two' },
  ] as const
  render(<SegmentedControl<'one' | 'two' | ''> label="Number" options={options} value="" onValueChange={() => undefined} />)
  await userEvent.tab()
  expect(document.activeElement?.textContent).toBe('Two')
})

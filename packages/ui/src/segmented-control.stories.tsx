import { useState } from 'react'
import preview from '../.storybook/preview.tsx'
import { SegmentedControl } from './segmented-control.tsx'

const meta = preview.meta({ title: 'Forms/Segmented control', component: SegmentedControl })

const genders = [
  { value: 'female', label: 'Female' },
  { value: 'male', label: 'Male' },
  { value: 'non-binary', label: 'Non-binary' },
] as const

type Gender = (typeof genders)[number]['value']

export const Genders = meta.story(function Genders() {
  const [gender, setGender] = useState<Gender>('female')
  return <SegmentedControl label="Gender" options={genders} value={gender} onValueChange={setGender} />
})

export const FullWidth = meta.story(function FullWidth() {
  const [gender, setGender] = useState<Gender>('non-binary')
  return (
    <div className="max-w-sm">
      <SegmentedControl label="Gender on a phone" width="full" options={genders} value={gender} onValueChange={setGender} />
    </div>
  )
})

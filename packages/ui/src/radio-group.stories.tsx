import { useState } from 'react'
import preview from '../.storybook/preview.tsx'
import { RadioGroup } from './radio-group.tsx'

const meta = preview.meta({ title: 'Forms/RadioGroup', component: RadioGroup })

const options = [
  { value: 'spam', label: 'Spam or advertising' },
  { value: 'person', label: 'A real person', hint: 'Shown or described without having agreed to it.' },
  { value: 'other', label: 'Something else that takes a few more words to say, and so needs a second line where there is little room' },
] as const

export const Chosen = meta.story(function Chosen() {
  const [value, setValue] = useState<'spam' | 'person' | 'other' | ''>('person')
  return (
    <div className="max-w-md">
      <RadioGroup legend="What is wrong?" options={options} value={value} onValueChange={setValue} />
    </div>
  )
})

export const Missing = meta.story(function Missing() {
  const [value, setValue] = useState<'spam' | 'person' | 'other' | ''>('')
  return (
    <div className="max-w-md">
      <RadioGroup
        legend="What is wrong?"
        options={options}
        value={value}
        onValueChange={setValue}
        error={value === '' ? 'Please select one of the options' : undefined}
      />
    </div>
  )
})

import { useState } from 'react'
import preview from '../.storybook/preview.tsx'
import { RangeField } from './range-field.tsx'

const meta = preview.meta({ title: 'Forms/RangeField', component: RangeField })

export const Age = meta.story(function Age() {
  const [age, setAge] = useState(27)
  return (
    <RangeField
      label="Age"
      min={18}
      max={99}
      value={age}
      onValueChange={setAge}
      valueText={`${age} years`}
      hint="Every character is an adult."
      className="max-w-md"
    />
  )
})

import { useState } from 'react'
import preview from '../.storybook/preview.tsx'
import { ChoiceGroup } from './choice-group.tsx'

const meta = preview.meta({ title: 'Forms/ChoiceGroup', component: ChoiceGroup })

const bodies = [
  { value: 'petite', label: 'Petite' },
  { value: 'average', label: 'Average' },
  { value: 'tall', label: 'Tall' },
] as const
type Body = (typeof bodies)[number]['value']

export const Tiles = meta.story(function Tiles() {
  const [value, setValue] = useState<Body>('average')
  const figure = <span className="block aspect-4/5 bg-linear-to-b from-float to-surface" />
  return (
    <ChoiceGroup
      label="Height"
      variant="tile"
      options={bodies.map((body) => ({ ...body, figure }))}
      value={value}
      onValueChange={setValue}
      className="max-w-md grid-cols-3"
    />
  )
})

export const Swatches = meta.story(function Swatches() {
  const [value, setValue] = useState<Body>('tall')
  const figure = <span className="size-6 rounded-full bg-rose" />
  return <ChoiceGroup label="Colour" variant="swatch" options={bodies.map((body) => ({ ...body, figure }))} value={value} onValueChange={setValue} />
})

export const Chips = meta.story(function Chips() {
  const [value, setValue] = useState<Body | null>(null)
  const figure = <span className="size-5 rounded-full bg-rose" />
  return <ChoiceGroup label="Height" options={bodies.map((body) => ({ ...body, figure }))} value={value} onValueChange={setValue} />
})

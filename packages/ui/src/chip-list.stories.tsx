import { useState } from 'react'
import preview from '../.storybook/preview.tsx'
import { ChipList } from './chip-list.tsx'
import { Chip } from './chip.tsx'

const meta = preview.meta({ title: 'Actions/Chip list', component: ChipList })

const roles = [
  'All',
  'Artist',
  'Doctor',
  'Teacher',
  'Traveller',
  'Scientist',
  'Athlete',
  'Musician',
  'Chef',
  'Lawyer',
  'Gardener',
  'Pilot',
  'Librarian',
  'Dancer',
]

export const Roles = meta.story(function Roles() {
  const [chosen, setChosen] = useState('All')
  return (
    <ChipList label="Roles" className="max-w-3xl">
      {roles.map((role) => (
        <Chip key={role} state={role === chosen ? 'chosen' : 'free'} onClick={() => setChosen(role)}>
          {role}
        </Chip>
      ))}
    </ChipList>
  )
})

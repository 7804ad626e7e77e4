import { useState } from 'react'
import { Chip } from './chip.tsx'
import { ChipList } from './chip-list.tsx'

export const meta = { title: 'Chip list' }

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

export function Roles() {
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
}

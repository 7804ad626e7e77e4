import { MessageCircle } from 'lucide-react'
import { portraits } from '../.storybook/portraits.ts'
import preview from '../.storybook/preview.tsx'
import { Button } from './button.tsx'
import { CharacterCard } from './character-card.tsx'

const meta = preview.meta({ title: 'Characters/Character card', component: CharacterCard })

const people = [
  {
    name: 'Amara',
    age: 27,
    photo: portraits.amara,
    cover: portraits.noor,
    isNew: true,
    description: 'Night-shift doctor who unwinds with jazz records and terrible puns.',
  },
  {
    name: 'Leila',
    age: 31,
    photo: portraits.leila,
    cover: portraits.chloe,
    isNew: false,
    description: 'Travel editor. Will plan your weekend before you finish the sentence.',
  },
  {
    name: 'Mina',
    age: 24,
    photo: portraits.mina,
    cover: portraits.yuki,
    isNew: false,
    description: 'Runs a tiny bookshop and remembers every story you tell her.',
  },
  {
    name: 'Marc',
    age: 38,
    photo: portraits.marc,
    cover: undefined,
    isNew: true,
    description: 'Astrophysicist who explains black holes over breakfast, at length, with sugar cubes and both hands.',
  },
] as const

export const Grid = meta.story(function Grid() {
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3 lg:grid-cols-4">
      {people.map((person) => (
        <CharacterCard
          key={person.name}
          name={person.name}
          age={person.age}
          description={person.description}
          photo={{ src: person.photo, alt: '' }}
          cover={person.cover ? { src: person.cover } : undefined}
          newLabel={person.isNew ? 'New' : undefined}
          link={<a href={`#${person.name}`} />}
          loading="eager"
          action={
            <Button variant="card" size="sm" className="@min-[13rem]:min-h-11">
              <MessageCircle aria-hidden />
              Chat
            </Button>
          }
        />
      ))}
    </div>
  )
})

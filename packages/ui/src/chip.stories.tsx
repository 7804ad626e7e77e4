import { X } from 'lucide-react'
import preview from '../.storybook/preview.tsx'
import { Chip } from './chip.tsx'

const meta = preview.meta({ title: 'Actions/Chip', component: Chip })

export const States = meta.story(function States() {
  return (
    <div className="flex flex-wrap gap-2">
      <Chip state="chosen">All</Chip>
      <Chip>Artist</Chip>
      <Chip disabled>Chef</Chip>
      <Chip state="still" size="sm">
        Caring
      </Chip>
      <Chip asChild>
        <a href="?type=doctor">
          Doctor
          <X aria-hidden />
        </a>
      </Chip>
    </div>
  )
})

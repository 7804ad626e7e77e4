import { X } from 'lucide-react'
import { Chip } from './chip.tsx'

export const meta = { title: 'Chip' }

export function States() {
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
}

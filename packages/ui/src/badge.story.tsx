import { Badge } from './badge.tsx'

export const meta = { title: 'Badge' }

export function Tones() {
  return (
    <div className="flex items-center gap-4">
      <Badge>New</Badge>
      <Badge tone="accent" size="sm" label="2 unread messages">
        2
      </Badge>
      <Badge tone="accent" size="sm" label="128 unread messages">
        99+
      </Badge>
      <Badge tone="quiet">Premium</Badge>
    </div>
  )
}

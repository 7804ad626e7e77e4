import preview from '../.storybook/preview.tsx'
import { Badge } from './badge.tsx'

const meta = preview.meta({ title: 'Feedback/Badge', component: Badge })

export const Tones = meta.story(function Tones() {
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
})

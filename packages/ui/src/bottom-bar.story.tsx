import { Compass, Gem, Image, MessageCircle, WandSparkles } from 'lucide-react'
import { Badge } from './badge.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { BottomBarItem } from './bottom-bar-item.tsx'

export const meta = { title: 'Bottom bar' }

export function Phone() {
  return (
    <BottomBar label="Main" className="static max-w-sm rounded-card">
      <BottomBarItem icon={<Compass />} label="Explore" link={<a href="#explore" />} state="current" />
      <BottomBarItem icon={<Image />} label="Generate" link={<a href="#photo" />} />
      <BottomBarItem icon={<WandSparkles />} label="Create" link={<a href="#create" />} />
      <BottomBarItem
        icon={<MessageCircle />}
        label="Chat"
        link={<a href="#chat" />}
        badge={
          <Badge tone="accent" size="sm" label="2 unread messages">
            2
          </Badge>
        }
      />
      <BottomBarItem icon={<Gem />} label="Premium" link={<a href="#premium" />} />
    </BottomBar>
  )
}

import { Compass, Gem, Image, MessageCircle, WandSparkles } from 'lucide-react'
import preview from '../.storybook/preview.tsx'
import { Badge } from './badge.tsx'
import { BottomBarItem } from './bottom-bar-item.tsx'
import { BottomBar } from './bottom-bar.tsx'

const meta = preview.meta({ title: 'Navigation/Bottom bar', component: BottomBar })

export const Phone = meta.story(function Phone() {
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
})

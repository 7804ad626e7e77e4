import { Compass, Crown, Image, MessageCircle, WandSparkles } from 'lucide-react'
import preview from '../.storybook/preview.tsx'
import { Badge } from './badge.tsx'
import { NavItem } from './nav-item.tsx'

const meta = preview.meta({ title: 'Navigation/Nav item', component: NavItem })

const unread = (
  <Badge tone="accent" size="sm" label="3 unread messages">
    3
  </Badge>
)

export const Full = meta.story(function Full() {
  return (
    <nav aria-label="Full" className="flex w-60 flex-col gap-1">
      <NavItem icon={<Compass />} label="Explore" link={<a href="#explore" />} state="current" />
      <NavItem icon={<MessageCircle />} label="Chat" link={<a href="#chat" />} badge={unread} />
      <NavItem icon={<Image />} label="Generate photo" link={<a href="#photo" />} />
      <NavItem icon={<WandSparkles />} label="Charakter selbst erschaffen und benennen" link={<a href="#create" />} />
      <NavItem icon={<Crown />} label="Premium" link={<a href="#premium" />} />
    </nav>
  )
})

export const Compact = meta.story(function Compact() {
  return (
    <nav aria-label="Compact" className="flex w-12 flex-col gap-1">
      <NavItem variant="compact" icon={<Compass />} label="Explore" link={<a href="#explore" />} />
      <NavItem variant="compact" icon={<MessageCircle />} label="Chat" link={<a href="#chat" />} state="current" badge={unread} />
      <NavItem variant="compact" icon={<Image />} label="Generate photo" link={<a href="#photo" />} />
    </nav>
  )
})

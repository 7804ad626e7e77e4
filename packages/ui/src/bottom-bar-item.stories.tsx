import { Compass, Gem } from 'lucide-react'
import preview from '../.storybook/preview.tsx'
import { BottomBarItem } from './bottom-bar-item.tsx'

const meta = preview.meta({ title: 'Navigation/Bottom bar item', component: BottomBarItem })

export const States = meta.story(function States() {
  return (
    <ul className="flex w-40 *:flex-1">
      <BottomBarItem icon={<Compass />} label="Explore" link={<a href="#explore" />} state="current" />
      <BottomBarItem icon={<Gem />} label="Premium" link={<a href="#premium" />} />
    </ul>
  )
})

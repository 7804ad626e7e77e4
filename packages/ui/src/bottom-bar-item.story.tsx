import { Compass, Gem } from 'lucide-react'
import { BottomBarItem } from './bottom-bar-item.tsx'

export const meta = { title: 'Bottom bar item' }

export function States() {
  return (
    <ul className="flex w-40 *:flex-1">
      <BottomBarItem icon={<Compass />} label="Explore" link={<a href="#explore" />} state="current" />
      <BottomBarItem icon={<Gem />} label="Premium" link={<a href="#premium" />} />
    </ul>
  )
}

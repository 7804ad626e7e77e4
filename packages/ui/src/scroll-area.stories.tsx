import { portraits } from '../.storybook/portraits.ts'
import preview from '../.storybook/preview.tsx'
import { Avatar } from './avatar.tsx'
import { ScrollArea } from './scroll-area.tsx'

const meta = preview.meta({ title: 'Foundations/Scroll area', component: ScrollArea })

export const Pane = meta.story(function Pane() {
  return (
    <div className="flex h-64 w-72 flex-col rounded-card bg-surface p-2">
      <ScrollArea label="Chats" className="flex flex-col gap-1 rounded-2xl">
        {Object.entries(portraits).map(([name, src]) => (
          <div key={name} className="flex items-center gap-3 rounded-2xl p-2 capitalize">
            <Avatar alt="" name={name} src={src} />
            {name}
          </div>
        ))}
      </ScrollArea>
    </div>
  )
})

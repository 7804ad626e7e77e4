import { Copy, Ellipsis, Flag } from 'lucide-react'
import { useRef } from 'react'
import preview from '../.storybook/preview.tsx'
import { ContextMenu } from './context-menu.tsx'
import { IconButton } from './icon-button.tsx'
import { MenuDivider, MenuItem, PopoverMenu } from './popover-menu.tsx'

const meta = preview.meta({
  title: 'Overlays/Context menu',
  component: ContextMenu,
  play: ({ canvas, userEvent }) => userEvent.pointer({ keys: '[MouseRight]', target: canvas.getByText(/You came back/u) }),
})

const items = (
  <>
    <MenuItem icon={<Copy />} onSelect={() => undefined}>
      Copy text
    </MenuItem>
    <MenuDivider />
    <MenuItem icon={<Flag />} onSelect={() => undefined}>
      Report
    </MenuItem>
  </>
)

export const Message = meta.story(function Message() {
  const button = useRef<HTMLButtonElement>(null)
  return (
    <ContextMenu items={items} button={button}>
      <div className="flex w-fit items-center gap-2 rounded-bubble bg-raised px-4 py-3">
        You came back.
        <PopoverMenu
          trigger={
            <IconButton ref={button} label="More about this message" size="sm" tooltip="none">
              <Ellipsis />
            </IconButton>
          }
        >
          {items}
        </PopoverMenu>
      </div>
    </ContextMenu>
  )
})

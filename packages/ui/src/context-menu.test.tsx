import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef } from 'react'
import { expect, test, vi } from 'vitest'
import { ContextMenu } from './context-menu.tsx'
import { MenuItem, PopoverMenu } from './popover-menu.tsx'

function Message({ onCopy, state }: { onCopy: () => void; state?: 'enabled' | 'disabled' }) {
  const button = useRef<HTMLButtonElement>(null)
  const items = <MenuItem onSelect={onCopy}>Copy text</MenuItem>
  return (
    <ContextMenu items={items} button={button} {...(state ? { state } : {})}>
      <div>
        You came back. <a href="https://moonlit.example">moonlit.example</a>
        <PopoverMenu
          trigger={
            <button ref={button} type="button">
              More
            </button>
          }
        >
          {items}
        </PopoverMenu>
      </div>
    </ContextMenu>
  )
}
const pressRight = (element: Element) => userEvent.pointer({ keys: '[MouseRight]', target: element })

test('[CH-24] the right button opens the same lines as the button beside, and focus is on that afterwards', async () => {
  const copy = vi.fn()
  render(<Message onCopy={copy} />)
  await pressRight(screen.getByText(/You came back/u))
  expect(screen.getByRole('menu', { name: 'More' })).toBeDefined()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(copy).toHaveBeenCalledOnce()
  expect(screen.queryByRole('menu')).toBeNull()
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More' })))
})

test('[CH-24] a link keeps the menu of the browser, and so does a message that has none', async () => {
  const { rerender } = render(<Message onCopy={() => undefined} />)
  // Not prevented: what follows is the browser's.
  expect(fireEvent.contextMenu(screen.getByRole('link'))).toBe(true)
  expect(fireEvent.contextMenu(screen.getByText(/You came back/u))).toBe(false)
  await userEvent.keyboard('{Escape}')
  rerender(<Message onCopy={() => undefined} state="disabled" />)
  expect(fireEvent.contextMenu(screen.getByText(/You came back/u))).toBe(true)
  expect(screen.queryByRole('menu')).toBeNull()
})

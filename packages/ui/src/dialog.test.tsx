import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Dialog } from './dialog.tsx'
import { MenuItem, PopoverMenu } from './popover-menu.tsx'

function Opened({ dismissal }: { dismissal?: 'free' | 'locked' }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Confirm e-mail
      </button>
      <Dialog open={isOpen} onOpenChange={setIsOpen} title="One letter away" description="We sent a code." closeLabel="Close" dismissal={dismissal}>
        <input aria-label="Code" />
      </Dialog>
    </>
  )
}

const open = () => userEvent.click(screen.getByRole('button', { name: 'Confirm e-mail' }))

test('it is named and described, takes focus into its content, and Escape returns it without a trigger', async () => {
  render(<Opened />)
  await open()
  const dialog = screen.getByRole('dialog', { name: 'One letter away', description: 'We sent a code.' })
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Code' }))
  await userEvent.tab()
  await userEvent.tab()
  expect(dialog.contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Confirm e-mail' }))
})

function LeadsAway() {
  const [isThere, setIsThere] = useState(false)
  if (isThere)
    return (
      <section id="packs" tabIndex={-1}>
        Packs
      </section>
    )
  return (
    <>
      <button type="button">Generate</button>
      <Dialog open onOpenChange={() => undefined} title="Used up">
        <button
          type="button"
          onClick={() => {
            location.hash = 'packs'
            setIsThere(true)
          }}
        >
          See the packs
        </button>
      </Dialog>
    </>
  )
}

test('when it leads to another page, focus is on the part that the address names', async () => {
  render(<LeadsAway />)
  await userEvent.click(screen.getByRole('button', { name: 'See the packs' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Packs')))
  location.hash = ''
})

test('its close button closes it', async () => {
  render(<Opened />)
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('locked, it has no way out but its own controls', async () => {
  render(<Opened dismissal="locked" />)
  await open()
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('dialog')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
})

function FromMenu() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <PopoverMenu trigger={<button type="button">More</button>}>
        <MenuItem onSelect={() => setIsOpen(true)}>Report</MenuItem>
      </PopoverMenu>
      <Dialog open={isOpen} onOpenChange={setIsOpen} title="Report" closeLabel="Close" />
    </>
  )
}

test('opened from a menu, it returns focus to the button of the menu', async () => {
  render(<FromMenu />)
  await userEvent.click(screen.getByRole('button', { name: 'More' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Report' }))
  expect(await screen.findByRole('dialog', { name: 'Report' })).toBeDefined()
  await userEvent.keyboard('{Escape}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More' }))
})

import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { MenuChoice, MenuHeading, MenuItem, MenuLink, MenuSigns, MenuToggle, PopoverMenu } from './popover-menu.tsx'

test('by keyboard: open, move, choose; Escape closes and returns focus', async () => {
  const logOut = vi.fn()
  render(
    <PopoverMenu trigger={<button type="button">Sam</button>}>
      <MenuHeading>sam@moonlit.example</MenuHeading>
      <MenuLink link={<a href="/settings" />}>Settings</MenuLink>
      <MenuItem onSelect={logOut}>Log out</MenuItem>
    </PopoverMenu>,
  )
  const button = screen.getByRole('button', { name: 'Sam' })
  button.focus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('menuitem', { name: 'Settings' }).getAttribute('href')).toBe('/settings')
  await userEvent.keyboard('{Escape}')
  expect(document.activeElement).toBe(button)
  await userEvent.keyboard('{Enter}{ArrowDown}{Enter}')
  expect(logOut).toHaveBeenCalledOnce()
  expect(screen.queryByRole('menu')).toBeNull()
})

test('of the languages one is ticked, and another can be chosen', async () => {
  const choose = vi.fn()
  const languages = [
    { value: 'en', label: 'English', lang: 'en' },
    { value: 'de', label: 'Deutsch', lang: 'de' },
  ] as const
  render(
    <PopoverMenu trigger={<button type="button">English</button>}>
      <MenuChoice label="Language" options={languages} value="en" onValueChange={choose} />
    </PopoverMenu>,
  )
  await userEvent.click(screen.getByRole('button'))
  expect(screen.getByRole('menuitemradio', { checked: true }).textContent).toBe('English')
  expect(screen.getByRole('menuitemradio', { name: 'Deutsch' }).lang).toBe('de')
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Deutsch' }))
  expect(choose).toHaveBeenCalledWith('de')
})

test('a setting is ticked when it is on, and switched by choosing it', async () => {
  const change = vi.fn()
  render(
    <PopoverMenu trigger={<button type="button">More</button>}>
      <MenuToggle checked onCheckedChange={change}>
        Discreet mode
      </MenuToggle>
    </PopoverMenu>,
  )
  await userEvent.click(screen.getByRole('button'))
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Discreet mode', checked: true }))
  expect(change).toHaveBeenCalledExactlyOnceWith(false)
})

test('signs stand side by side: left and right lead through them, up and down past them, and the chosen one is taken back', async () => {
  const change = vi.fn()
  const signs = [
    { value: 'love', sign: '❤️', label: 'Love' },
    { value: 'laugh', sign: '😂', label: 'Laugh' },
  ] as const
  render(
    <PopoverMenu trigger={<button type="button">More</button>}>
      <MenuSigns label="React" options={signs} value="laugh" onValueChange={change} />
      <MenuItem onSelect={() => undefined}>Copy</MenuItem>
    </PopoverMenu>,
  )
  screen.getByRole('button').focus()
  await userEvent.keyboard('{Enter}{ArrowRight}')
  expect(document.activeElement).toBe(screen.getByRole('menuitemcheckbox', { name: 'Laugh', checked: true }))
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(screen.getByRole('menuitemcheckbox', { name: 'Love' }))
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Copy' }))
  await userEvent.keyboard('{ArrowUp}{Enter}')
  expect(change).toHaveBeenLastCalledWith(null)
  await userEvent.click(screen.getByRole('button'))
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Love' }))
  expect(change).toHaveBeenLastCalledWith('love')
})

test('a click that no pointer and no key made, as a screen reader sends it, opens and closes', () => {
  render(
    <PopoverMenu trigger={<button type="button">Sam</button>}>
      <MenuItem onSelect={() => undefined}>Log out</MenuItem>
    </PopoverMenu>,
  )
  const button = screen.getByRole('button', { name: 'Sam' })
  act(() => button.click())
  expect(screen.getByRole('menuitem', { name: 'Log out' })).toBeDefined()
  act(() => button.click())
  expect(screen.queryByRole('menu')).toBeNull()
})
test('a press that began before the page listened opens it when it ends', () => {
  render(
    <PopoverMenu trigger={<button type="button">Sam</button>}>
      <MenuItem onSelect={vi.fn()}>Log out</MenuItem>
    </PopoverMenu>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Sam' }), { detail: 1 })
  expect(screen.getByRole('menuitem', { name: 'Log out' })).toBeDefined()
})

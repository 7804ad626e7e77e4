import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { NavItem } from './nav-item.tsx'

test('it leads where its link leads, and knows when one is there', () => {
  render(<NavItem icon={<svg />} label="Explore" link={<a href="/" />} state="current" />)
  const link = screen.getByRole('link', { name: 'Explore' })
  expect([link.getAttribute('href'), link.ariaCurrent]).toEqual(['/', 'page'])
})

test('compact, it keeps its name and shows it as a tooltip', async () => {
  render(<NavItem variant="compact" icon={<svg />} label="Chat" link={<a href="/chat" />} />)
  await act(() => vi.dynamicImportSettled())
  expect(screen.getByRole('link', { name: 'Chat' })).toBeDefined()
  await userEvent.tab()
  expect((await screen.findByRole('tooltip')).textContent).toBe('Chat')
})

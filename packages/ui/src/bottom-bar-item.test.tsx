import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Badge } from './badge.tsx'
import { BottomBarItem } from './bottom-bar-item.tsx'

test('it says where one is and what waits there', () => {
  const unread = <Badge label="2 unread messages">2</Badge>
  render(
    <ul>
      <BottomBarItem icon={<svg />} label="Chat" link={<a href="/chat" />} state="current" badge={unread} />
    </ul>,
  )
  const link = screen.getByRole('link', { name: /Chat/ })
  expect(link.ariaCurrent).toBe('page')
  expect(link.textContent).toContain('2 unread messages')
})

import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BottomBar } from './bottom-bar.tsx'
import { BottomBarItem } from './bottom-bar-item.tsx'

test('the bar is a named navigation of links', () => {
  render(
    <BottomBar label="Main">
      <BottomBarItem icon={<svg />} label="Explore" link={<a href="/" />} />
      <BottomBarItem icon={<svg />} label="Chat" link={<a href="/chat" />} />
    </BottomBar>,
  )
  const bar = screen.getByRole('navigation', { name: 'Main' })
  expect(
    within(bar)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Explore', 'Chat'])
})

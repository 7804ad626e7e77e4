import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SegmentedNav } from './segmented-nav.tsx'

test('the switch is a navigation of links that knows where one is', () => {
  render(
    <SegmentedNav
      label="Categories"
      items={[
        { key: 'all', label: 'All', link: <a href="/" />, state: 'current' },
        { key: 'anime', label: 'Anime', link: <a href="/anime" /> },
      ]}
    />,
  )
  expect(screen.getByRole('navigation', { name: 'Categories' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'All' }).ariaCurrent).toBe('page')
  expect(screen.getByRole('link', { name: 'Anime' }).getAttribute('href')).toBe('/anime')
})

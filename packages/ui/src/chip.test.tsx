import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Chip } from './chip.tsx'

test('a chosen chip is pressed, a free one is not, a still one is no button at all', () => {
  render(
    <>
      <Chip state="chosen">All</Chip>
      <Chip>Artist</Chip>
      <Chip state="still">Caring</Chip>
    </>,
  )
  expect(screen.getByRole('button', { pressed: true }).textContent).toBe('All')
  expect(screen.getByRole('button', { pressed: false }).textContent).toBe('Artist')
  expect(screen.queryByRole('button', { name: 'Caring' })).toBeNull()
})

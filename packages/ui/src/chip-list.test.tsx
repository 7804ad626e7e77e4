import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Chip } from './chip.tsx'
import { ChipList } from './chip-list.tsx'
import { edgesOf } from './scroll-edges.ts'

test('the chips are a named group', () => {
  render(
    <ChipList label="Roles">
      <Chip>Artist</Chip>
    </ChipList>,
  )
  expect(screen.getByRole('group', { name: 'Roles' }).textContent).toBe('Artist')
})

test('an end fades only where more is hidden, also when scrolling counts downwards', () => {
  expect(edgesOf(0, 300, 300)).toBe('none')
  expect(edgesOf(0, 300, 900)).toBe('end')
  expect(edgesOf(200, 300, 900)).toBe('both')
  expect(edgesOf(600, 300, 900)).toBe('start')
  expect(edgesOf(-200, 300, 900)).toBe('both')
  expect(edgesOf(-600, 300, 900)).toBe('start')
})

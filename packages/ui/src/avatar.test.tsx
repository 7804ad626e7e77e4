import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Avatar } from './avatar.tsx'

test('a face that cannot be had gives way to the first letter of the name', () => {
  render(<Avatar alt="Émile" src="/lost.webp" />)
  fireEvent.error(screen.getByRole('img', { name: 'Émile' }))
  expect(screen.getByRole('img', { name: 'Émile' }).textContent).toBe('É')
})

test('beside its name it is not said twice', () => {
  render(<Avatar alt="" name="Sam" />)
  expect(screen.queryByRole('img')).toBeNull()
})

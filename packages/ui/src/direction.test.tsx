import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DirectionProvider, useDirection } from './direction.tsx'

function Told() {
  return <p>{useDirection()}</p>
}

test('components read the way the provider says, and left to right without one', () => {
  const { rerender } = render(<Told />)
  expect(screen.getByRole('paragraph').textContent).toBe('ltr')
  rerender(
    <DirectionProvider dir="rtl">
      <Told />
    </DirectionProvider>,
  )
  expect(screen.getByRole('paragraph').textContent).toBe('rtl')
})

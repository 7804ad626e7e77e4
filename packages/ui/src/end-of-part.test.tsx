import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EndOfPart } from './end-of-part.tsx'

test('the end of a part is neither seen nor read', () => {
  render(
    <p data-testid="part" className="when-whole">
      All of it
      <EndOfPart />
    </p>,
  )
  const part = screen.getByTestId('part')
  expect(part.textContent).toBe('All of it')
  expect(part.lastElementChild?.matches('[hidden][data-end]')).toBe(true)
})

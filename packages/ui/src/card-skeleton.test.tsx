import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CardSkeleton } from './card-skeleton.tsx'

test('a card that has not come is not read out', () => {
  const { container } = render(<CardSkeleton />)
  expect(container.firstElementChild?.ariaHidden).toBe('true')
})

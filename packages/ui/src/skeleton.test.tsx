import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Skeleton } from './skeleton.tsx'

test('what is still empty is not read out, and takes the shape it is told', () => {
  const { container } = render(<Skeleton className="rounded-full" />)
  expect(container.firstElementChild?.ariaHidden).toBe('true')
  expect(container.firstElementChild?.className).not.toContain('rounded-field')
})

import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Logo } from './logo.tsx'

test('also the moon alone names the link it is in', () => {
  render(
    <a href="/">
      <Logo word="Moonlit" variant="mark" />
    </a>,
  )
  expect(screen.getByRole('link', { name: 'Moonlit' })).toBeDefined()
})

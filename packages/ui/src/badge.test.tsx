import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Badge } from './badge.tsx'

test('a bare number is spoken with its meaning', () => {
  render(
    <a href="/chat">
      Chat <Badge label="2 unread messages">2</Badge>
    </a>,
  )
  expect(screen.getByRole('link', { name: 'Chat 2 unread messages' })).toBeDefined()
})

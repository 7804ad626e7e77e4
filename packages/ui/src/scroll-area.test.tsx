import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ScrollArea } from './scroll-area.tsx'

test('a named pane can be reached by Tab, so that arrows scroll it', async () => {
  render(<ScrollArea label="Chats">Amara</ScrollArea>)
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Chats' }))
})

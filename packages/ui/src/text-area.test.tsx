import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { TextArea } from './text-area.tsx'

test('it counts what is written', async () => {
  render(<TextArea label="Her story" formatCount={(used) => `${used} of 500`} />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Her story' }), 'Born by the sea')
  expect(screen.getByText('15 of 500')).toBeDefined()
})

test('where the browser cannot size it, it grows with its text', async () => {
  vi.stubGlobal('CSS', { supports: () => false })
  Object.defineProperty(HTMLTextAreaElement.prototype, 'scrollHeight', { configurable: true, get: () => 132 })
  render(<TextArea label="Her story" />)
  const box = screen.getByRole('textbox')
  await userEvent.type(box, 'a')
  expect(box.style.height).toBe('132px')
  Reflect.deleteProperty(HTMLTextAreaElement.prototype, 'scrollHeight')
})

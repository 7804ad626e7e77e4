import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Switch } from './switch.tsx'

test('Space switches it; a fixed one stays', async () => {
  const change = vi.fn()
  const { rerender } = render(<Switch label="Analytics" hint="What is used" checked={false} onCheckedChange={change} />)
  await userEvent.tab()
  await userEvent.keyboard(' ')
  expect(change).toHaveBeenCalledExactlyOnceWith(true)
  rerender(<Switch label="Analytics" checked state="fixed" onCheckedChange={change} />)
  await userEvent.click(screen.getByRole('switch', { name: 'Analytics', checked: true }))
  expect(change).toHaveBeenCalledOnce()
})

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from './button.tsx'

test('a press and the Enter key both do what the button says', async () => {
  const press = vi.fn()
  render(<Button onClick={press}>Create account</Button>)
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }))
  await userEvent.keyboard('{Enter}')
  expect(press).toHaveBeenCalledTimes(2)
})

test('while loading it says so, keeps its name and focus, and lets no press through', async () => {
  const press = vi.fn()
  const { rerender } = render(<Button onClick={press}>Create account</Button>)
  await userEvent.tab()
  rerender(
    <Button onClick={press} state="loading">
      Create account
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Create account' })
  expect(button).toHaveProperty('ariaBusy', 'true')
  expect(document.activeElement).toBe(button)
  await userEvent.click(button)
  await userEvent.keyboard('{Enter}')
  expect(press).not.toHaveBeenCalled()
})

test('a loading submit button does not send the form again', async () => {
  const submit = vi.fn()
  render(
    <form onSubmit={submit}>
      <Button type="submit" state="loading">
        Save
      </Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(submit).not.toHaveBeenCalled()
})

test('asChild lends the look to a link, which stays a link', () => {
  render(
    <Button asChild>
      <a href="/premium">Premium</a>
    </Button>,
  )
  const link = screen.getByRole('link', { name: 'Premium' })
  expect(link.getAttribute('href')).toBe('/premium')
  expect(link.className).toContain('accent-fill')
})

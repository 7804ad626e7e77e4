import { render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { expect, test } from 'vitest'
import { FormMessage } from './form-message.tsx'

test('what went wrong is announced at once, in the place that was kept for it', () => {
  const { rerender } = render(<FormMessage />)
  const place = screen.getByRole('alert')
  expect(place.textContent).toBe('')
  rerender(<FormMessage>Wrong e-mail or password</FormMessage>)
  expect(screen.getByRole('alert')).toBe(place)
  expect(place.textContent).toBe('Wrong e-mail or password')
})

test('what went well waits until the screen reader is free', () => {
  render(<FormMessage tone="success">Your changes are saved</FormMessage>)
  expect(screen.getByRole('status').textContent).toBe('Your changes are saved')
})

test('a form can lead there, to what can be done about it', () => {
  const message = createRef<HTMLDivElement>()
  render(
    <FormMessage ref={message} actions={<a href="/sign-in">Log in</a>}>
      There is an account already
    </FormMessage>,
  )
  message.current?.focus()
  expect(document.activeElement).toBe(screen.getByRole('alert'))
  expect(screen.getByRole('alert').contains(screen.getByRole('link', { name: 'Log in' }))).toBe(true)
})

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { SyntheticEvent } from 'react'
import { expect, test, vi } from 'vitest'
import { PasswordField } from './password-field.tsx'

const box = () => screen.getByLabelText<HTMLInputElement>('Password')
const button = () => screen.getByRole('button', { name: 'Show the password' })

test('a press on the button shows what was typed, another hides it, and the button says which', async () => {
  render(<PasswordField label="Password" showLabel="Show the password" autoComplete="current-password" />)
  await userEvent.type(box(), 'moonlight7')
  expect([box().type, button().ariaPressed]).toEqual(['password', 'false'])
  await userEvent.click(button())
  expect([box().type, button().ariaPressed, box().value]).toEqual(['text', 'true', 'moonlight7'])
  await userEvent.click(button())
  expect([box().type, button().ariaPressed]).toEqual(['password', 'false'])
})

test('showing it by mouse leaves one in the box, and Tab leads from the box to the button', async () => {
  render(<PasswordField label="Password" showLabel="Show the password" autoComplete="current-password" />)
  await userEvent.type(box(), 'moon')
  await userEvent.click(button())
  expect(document.activeElement).toBe(box())
  await userEvent.tab()
  expect(document.activeElement).toBe(button())
  await userEvent.keyboard(' ')
  expect(box().type).toBe('password')
})

test('the button sends no form; sending the form hides the password again', async () => {
  const send = vi.fn<(event: SyntheticEvent) => void>((event) => event.preventDefault())
  render(
    <form onSubmit={send}>
      <PasswordField label="Password" showLabel="Show the password" autoComplete="new-password" name="password" />
      <button type="submit">Create account</button>
    </form>,
  )
  await userEvent.type(box(), 'moonlight7')
  await userEvent.click(button())
  expect(send).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }))
  expect(send).toHaveBeenCalledOnce()
  expect(box().type).toBe('password')
})

test('password managers are told what it is, and no keyboard corrects it', () => {
  render(<PasswordField label="Password" showLabel="Show the password" autoComplete="new-password" />)
  expect(['autocomplete', 'spellcheck', 'autocapitalize'].map((name) => box().getAttribute(name))).toEqual(['new-password', 'false', 'none'])
})

test('an error belongs to its box', () => {
  render(<PasswordField label="Password" showLabel="Show the password" autoComplete="new-password" error="This field is required" />)
  expect(document.getElementById(box().getAttribute('aria-describedby') ?? '')?.textContent).toBe('This field is required')
})

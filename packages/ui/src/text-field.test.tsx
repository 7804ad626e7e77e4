import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { expect, test } from 'vitest'
import { TextField } from './text-field.tsx'

test('a press on the label leads to the box, whose element a form library can hold', async () => {
  const box = createRef<HTMLInputElement>()
  render(<TextField ref={box} label="E-mail" type="email" name="email" />)
  await userEvent.click(screen.getByText('E-mail'))
  await userEvent.keyboard('sam@moonlit.example')
  expect(box.current?.value).toBe('sam@moonlit.example')
})

test('an error belongs to its box', () => {
  render(<TextField label="E-mail" error="Value is not a valid email address" />)
  const box = screen.getByRole('textbox', { name: 'E-mail' })
  expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Value is not a valid email address')
})

test('a hidden label still names the box', () => {
  render(<TextField label="Search" labelLook="hidden" type="search" />)
  expect(screen.getByRole('searchbox', { name: 'Search' })).toBeDefined()
})

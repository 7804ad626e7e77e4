import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Fieldset } from './fieldset.tsx'
import { TextField } from './text-field.tsx'

test('the fields are a group with its legend, hint and error, the error read first', () => {
  render(
    <Fieldset legend="Date of birth" hint="For adults only" error="You have to be at least 18 years old" layout="row">
      <TextField label="Day" />
      <TextField label="Year" aria-invalid />
    </Fieldset>,
  )
  const group = screen.getByRole('group', { name: 'Date of birth', description: 'You have to be at least 18 years old For adults only' })
  expect(group.contains(screen.getByRole('textbox', { name: 'Day' }))).toBe(true)
  expect(screen.getByRole('textbox', { name: 'Year' }).ariaInvalid).toBe('true')
})

test('a hidden legend still names the group', () => {
  render(
    <Fieldset legend="E-mails from us" legendLook="hidden">
      <TextField label="News" />
    </Fieldset>,
  )
  expect(screen.getByRole('group', { name: 'E-mails from us' }).hasAttribute('aria-describedby')).toBe(false)
})

test('disabling the group disables its fields', () => {
  render(
    <Fieldset legend="Date of birth" disabled>
      <TextField label="Day" />
    </Fieldset>,
  )
  expect(screen.getByRole('textbox', { name: 'Day' }).matches(':disabled')).toBe(true)
})

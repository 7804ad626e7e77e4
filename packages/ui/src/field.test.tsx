import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Field } from './field.tsx'

test('the error is read before the hint, and the control is invalid', () => {
  render(
    <Field label="City" hint="Where you live" error="This field is required" required>
      {(control) => <input {...control} />}
    </Field>,
  )
  const city = screen.getByLabelText('City')
  const said = (city.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)
  expect(said).toEqual(['This field is required', 'Where you live'])
  expect([city.ariaInvalid, city.ariaRequired]).toEqual(['true', 'true'])
})

test('an error that says the same as the hint is said once', () => {
  render(
    <Field label="Password" hint="At least 6 characters" error="At least 6 characters">
      {(control) => <input {...control} />}
    </Field>,
  )
  expect(screen.getAllByText('At least 6 characters')).toHaveLength(1)
  expect(screen.getByLabelText('Password').getAttribute('aria-describedby')).toMatch(/-error$/u)
})

test('without words around it the control points at nothing', () => {
  render(<Field label="City">{(control) => <input {...control} />}</Field>)
  const city = screen.getByLabelText('City')
  expect([city.hasAttribute('aria-describedby'), city.hasAttribute('aria-invalid')]).toEqual([false, false])
})

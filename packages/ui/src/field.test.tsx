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

test('without words around it the control points at nothing', () => {
  render(<Field label="City">{(control) => <input {...control} />}</Field>)
  const city = screen.getByLabelText('City')
  expect([city.hasAttribute('aria-describedby'), city.hasAttribute('aria-invalid')]).toEqual([false, false])
})

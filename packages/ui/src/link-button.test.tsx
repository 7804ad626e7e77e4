import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LinkButton } from './link-button.tsx'

test('it is a button that submits nothing, or the link it is given', () => {
  render(
    <>
      <LinkButton>Forgot the password?</LinkButton>
      <LinkButton asChild>
        <a href="/terms">Terms</a>
      </LinkButton>
    </>,
  )
  expect(screen.getByRole('button', { name: 'Forgot the password?' }).getAttribute('type')).toBe('button')
  expect(screen.getByRole('link', { name: 'Terms' }).getAttribute('href')).toBe('/terms')
})

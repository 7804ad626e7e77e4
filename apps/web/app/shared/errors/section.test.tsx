import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { createTestServices, renderAt } from '../../testing/services.tsx'
import { Section } from './section.tsx'

test('when a part of a page breaks, the rest stays; trying again brings the part back', async () => {
  // React tells of every error, also of those that are caught.
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  const part = { isBroken: true }
  function Part() {
    if (part.isBroken) throw new Error('broken')
    return <p>Your chats</p>
  }
  renderAt(
    <>
      <h1>Moonlit</h1>
      <Section>
        <Part />
      </Section>
    </>,
    await createTestServices(),
  )
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Moonlit' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  part.isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Your chats')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

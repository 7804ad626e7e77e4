import { useQuery } from '@tanstack/react-query'
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

for (const place of ['in the part itself', 'above it'] as const)
  test(`[ER-06] what broke a part is asked for anew when it is tried again, also if it is watched ${place} alone`, async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    const server: { answer: { city: string | null } } = { answer: { city: null } }
    const useAnswer = () => useQuery({ queryKey: ['city'], queryFn: () => Promise.resolve(server.answer), staleTime: Infinity }).data
    function City({ answer }: { answer: ReturnType<typeof useAnswer> }) {
      if (answer?.city === null) throw new Error('a city that cannot be shown')
      return <p>{answer?.city}</p>
    }
    const Inside = () => <City answer={useAnswer()} />
    function Above() {
      const answer = useAnswer()
      return (
        <Section>
          <City answer={answer} />
        </Section>
      )
    }
    const pages = {
      'in the part itself': (
        <Section>
          <Inside />
        </Section>
      ),
      'above it': <Above />,
    }
    renderAt(pages[place], await createTestServices())
    await screen.findByRole('alert')
    server.answer = { city: 'Lisbon' }
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Lisbon')).toBeTruthy()
  })

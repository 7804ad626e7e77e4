import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from './button.tsx'
import { CharacterCard } from './character-card.tsx'

const renderAmara = (chat = vi.fn()) => {
  const { container } = render(
    <CharacterCard
      name="Amara"
      age={27}
      description="Night-shift doctor"
      photo={{ src: '/amara.webp', small: '/small_amara.webp', alt: 'Amara by lamplight' }}
      cover={{ src: '/amara-2.webp' }}
      newLabel="New"
      link={<a href="/amara" />}
      action={
        <Button variant="card" onClick={chat}>
          Chat
        </Button>
      }
    />,
  )
  return { chat, cover: () => container.querySelector('img[src="/amara-2.webp"]') }
}

test('the card tells name, age and what is new, and leads to the character', () => {
  renderAmara()
  expect(screen.getByRole('heading', { name: 'Amara, 27' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Amara, 27' }).getAttribute('href')).toBe('/amara')
  expect(screen.getByText('New')).toBeDefined()
})

test('the chat button is its own stop after the link', async () => {
  const { chat } = renderAmara()
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('link'))
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(chat).toHaveBeenCalledOnce()
})

test('the extra cover is fetched when the card is reached by keyboard, shown once there, and hidden on leaving', async () => {
  const { cover } = renderAmara()
  const card = screen.getByRole('article')
  expect(cover()).toBeNull()
  await userEvent.tab()
  const picture = cover()
  if (!picture) throw new Error('no cover was fetched')
  fireEvent.load(picture)
  expect(card.dataset.cover).toBe('shown')
  await userEvent.tab()
  expect(card.dataset.cover).toBe('shown')
  await userEvent.tab()
  expect(card.dataset.cover).toBe('hidden')
})

test('a mouse brings the cover, a finger does not', () => {
  const { cover } = renderAmara()
  fireEvent.pointerEnter(screen.getByRole('article'), { pointerType: 'touch' })
  expect(cover()).toBeNull()
  fireEvent.pointerEnter(screen.getByRole('article'), { pointerType: 'mouse' })
  expect(cover()).not.toBeNull()
})

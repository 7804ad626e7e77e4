import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Picture } from './picture.tsx'

test('its place is kept before it arrives, and stays when it fails', () => {
  const { container } = render(<Picture src="/amara.webp" alt="Amara" ratio={4 / 5} />)
  const frame = container.firstElementChild
  expect(frame?.getAttribute('style')).toContain('aspect-ratio: 0.8')
  fireEvent.error(screen.getByRole('img'))
  expect(container.firstElementChild).toBe(frame)
  expect(screen.getByRole('img', { name: 'Amara' }).dataset.state).toBe('failed')
})

test('it says when it has loaded', () => {
  const say = vi.fn()
  render(<Picture src="/amara.webp" alt="Amara" onStateChange={say} />)
  fireEvent.load(screen.getByRole('img'))
  expect(say).toHaveBeenLastCalledWith('loaded')
})

test('a narrow screen is offered the small file, and only the first are fetched at once', () => {
  const { container } = render(<Picture src="/amara.webp" small="/small_amara.webp" alt="Amara" loading="eager" />)
  expect(container.querySelector('source')?.getAttribute('srcset')).toBe('/small_amara.webp')
  expect(container.querySelector('source')?.media).toBe('(max-width: 639.98px)')
  expect(screen.getByRole('img').getAttribute('loading')).toBe('eager')
})

test('another file is a new try', () => {
  const { rerender } = render(<Picture src="/lost.webp" alt="Amara" />)
  fireEvent.error(screen.getByRole('img'))
  rerender(<Picture src="/amara.webp" alt="Amara" />)
  expect(screen.getByRole('img').getAttribute('src')).toBe('/amara.webp')
})

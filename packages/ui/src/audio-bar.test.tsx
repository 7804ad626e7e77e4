import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { AudioBar } from './audio-bar.tsx'

const words = { playLabel: 'Play', pauseLabel: 'Pause', positionLabel: 'Position', positionText: '0:03 of 0:12', time: '0:03' }

test('arrow keys seek; the button says what it does next', async () => {
  const toggle = vi.fn()
  const seek = vi.fn()
  const { rerender } = render(<AudioBar {...words} state="paused" position={3} length={12} onToggle={toggle} onSeek={seek} />)
  const slider = screen.getByRole('slider', { name: 'Position' })
  expect(slider.getAttribute('aria-valuetext')).toBe('0:03 of 0:12')
  slider.focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(seek).toHaveBeenCalledExactlyOnceWith(3.1)
  await userEvent.click(screen.getByRole('button', { name: 'Play' }))
  expect(toggle).toHaveBeenCalledOnce()
  rerender(<AudioBar {...words} state="playing" position={3} length={12} onToggle={toggle} onSeek={seek} />)
  expect(screen.getByRole('button', { name: 'Pause' })).toBeDefined()
})

test('while it is fetched nothing can be pressed twice', async () => {
  const toggle = vi.fn()
  render(<AudioBar {...words} state="loading" position={0} length={null} onToggle={toggle} onSeek={() => undefined} />)
  await userEvent.click(screen.getByRole('button', { name: 'Play' }))
  expect(toggle).not.toHaveBeenCalled()
})

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { ConfirmPopover } from './confirm-popover.tsx'
import { expect, test } from 'vitest'
import { DirectionProvider, type Dir } from './direction.tsx'
import { Gallery } from './gallery.tsx'

const pictures = [
  { src: '/1.webp', alt: 'By lamplight' },
  { src: '/2.webp', alt: 'In the city' },
  { src: '/3.webp', alt: 'In the garden' },
]

function Photos({ dir = 'ltr' }: { dir?: Dir }) {
  const [isOpen, setIsOpen] = useState(false)
  const [index, setIndex] = useState(0)
  return (
    <DirectionProvider dir={dir}>
      <button type="button" onClick={() => setIsOpen(true)}>
        Photos
      </button>
      <Gallery
        open={isOpen}
        onOpenChange={setIsOpen}
        pictures={pictures}
        index={index}
        onIndexChange={setIndex}
        labels={{ title: 'Photos', close: 'Close', previous: 'Previous', next: 'Next' }}
        formatCounter={(at, of) => `${at} of ${of}`}
      />
    </DirectionProvider>
  )
}

const open = async (dir?: Dir) => {
  render(<Photos dir={dir} />)
  await userEvent.click(screen.getByRole('button', { name: 'Photos' }))
}
const shown = () => screen.getByRole('img').getAttribute('alt')

test('buttons move, the counter tells, and the ends stop', async () => {
  await open()
  expect(shown()).toBe('By lamplight')
  expect(screen.getByText('1 of 3').ariaLive).toBe('polite')
  expect(screen.getByRole('button', { name: 'Previous' }).ariaDisabled).toBe('true')
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(shown()).toBe('In the city')
  expect(screen.getByText('2 of 3')).toBeDefined()
})

test('arrows, Home and End move; Escape closes and returns focus', async () => {
  await open()
  await userEvent.keyboard('{ArrowRight}')
  expect(shown()).toBe('In the city')
  await userEvent.keyboard('{End}{ArrowRight}')
  expect(shown()).toBe('In the garden')
  await userEvent.keyboard('{Home}')
  expect(shown()).toBe('By lamplight')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Photos' }))
})

test('at the last picture the button keeps focus, so that arrows still lead back', async () => {
  await open()
  const next = screen.getByRole('button', { name: 'Next' })
  await userEvent.click(next)
  await userEvent.keyboard('{Enter}{Enter}')
  expect(document.activeElement).toBe(next)
  await userEvent.keyboard('{ArrowLeft}')
  expect(shown()).toBe('In the city')
})

test('read right to left, the arrows are mirrored', async () => {
  await open('rtl')
  await userEvent.keyboard('{ArrowLeft}')
  expect(shown()).toBe('In the city')
  await userEvent.keyboard('{ArrowRight}')
  expect(shown()).toBe('By lamplight')
})

test('what is said of the picture stands with it, and keys pressed in a question leave the picture as it is', async () => {
  render(
    <Gallery
      open
      onOpenChange={() => undefined}
      pictures={pictures}
      index={1}
      onIndexChange={() => {
        throw new Error('it moved')
      }}
      labels={{ title: 'Photos', close: 'Close', previous: 'Previous', next: 'Next' }}
      formatCounter={(at, of) => `${at} of ${of}`}
      details={<p>Asked for with these words</p>}
      actions={
        <ConfirmPopover
          title="Delete this photo?"
          confirmLabel="Delete"
          cancelLabel="Keep"
          onConfirm={() => undefined}
          trigger={<button type="button">Ask</button>}
        />
      }
    />,
  )
  expect(screen.getByText('Asked for with these words')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }))
  screen.getByRole('button', { name: 'Keep' }).focus()
  await userEvent.keyboard('{ArrowRight}{Home}')
  expect(screen.getByText('2 of 3')).toBeDefined()
})

import { act, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DirectionProvider, type Dir } from './direction.tsx'
import { clearToasts, notify, notifyError, notifyWithUndo, useToasterWanted } from './toast.ts'
import { Toaster } from './toaster.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  act(clearToasts)
  pass(1000)
  vi.useRealTimers()
})

const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
const say = (speak: () => void) => {
  act(speak)
  pass(50)
}
const renderToaster = (dir: Dir = 'ltr') => {
  render(
    <DirectionProvider dir={dir}>
      <Toaster label="Notifications" />
    </DirectionProvider>,
  )
  pass(100)
}
const leaving = 400

test('a message is announced, and leaves after 3 s', () => {
  renderToaster()
  say(() => notify('Your settings are saved'))
  expect(screen.getByText('Your settings are saved').closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite')
  pass(2900)
  expect(screen.queryByText('Your settings are saved')).not.toBeNull()
  pass(100 + leaving)
  expect(screen.queryByText('Your settings are saved')).toBeNull()
})

test('what is said before the Toaster is there is said once it is', () => {
  expect(renderHook(useToasterWanted).result.current).toBe(false)
  say(() => notify('Your settings are saved'))
  expect(renderHook(useToasterWanted).result.current).toBe(true)
  renderToaster()
  pass(50)
  expect(screen.queryByText('Your settings are saved')).not.toBeNull()
})

test('an error has a title and stays 4 s', () => {
  renderToaster()
  say(() => notifyError('Error', 'Something went wrong'))
  pass(3900)
  expect(screen.queryByText('Error')).not.toBeNull()
  expect(screen.queryByText('Something went wrong')).not.toBeNull()
  pass(100 + leaving)
  expect(screen.queryByText('Error')).toBeNull()
})

test('hovering stops the clock', () => {
  renderToaster()
  say(() => notify('Read me slowly'))
  const list = screen.getByText('Read me slowly').closest('ol')
  if (!list) throw new Error('no list of messages')
  fireEvent.mouseMove(list)
  pass(10_000)
  expect(screen.queryByText('Read me slowly')).not.toBeNull()
  fireEvent.mouseLeave(list)
  pass(3100 + leaving)
  expect(screen.queryByText('Read me slowly')).toBeNull()
})

test.each([
  ['ltr', 'right'],
  ['rtl', 'left'],
] as const)('read %s, messages come bottom %s', (dir, side) => {
  renderToaster(dir)
  say(() => notify('Here'))
  const place = screen.getByText('Here').closest('ol')
  expect([place?.dataset.yPosition, place?.dataset.xPosition, place?.dir]).toEqual(['bottom', side, dir])
})

test('what was done can be taken back for 5 s; untaken, it is done for good once', () => {
  const [undo, expire] = [vi.fn(), vi.fn()]
  renderToaster()
  say(() => notifyWithUndo('Chat deleted', { undoLabel: 'Bring it back', onUndo: undo, onExpire: expire }))
  fireEvent.click(screen.getByRole('button', { name: 'Bring it back' }))
  pass(6000)
  expect([undo.mock.calls.length, expire.mock.calls.length]).toEqual([1, 0])
  say(() => notifyWithUndo('Chat deleted', { undoLabel: 'Bring it back', onUndo: undo, onExpire: expire }))
  pass(6000)
  expect([undo.mock.calls.length, expire.mock.calls.length]).toEqual([1, 1])
})

const renderBesideField = () => {
  render(
    <>
      <input aria-label="Message" />
      <button type="button">Menu</button>
    </>,
  )
  renderToaster()
  screen.getByLabelText('Message').focus()
  say(() => notifyWithUndo('Chat archived', { undoLabel: 'Undo', onUndo: () => undefined }))
  const undo = screen.getByRole('button', { name: 'Undo' })
  undo.focus()
  return undo
}
/** What is told of removed elements comes after the task. */
const leave = () => act(async () => void vi.advanceTimersByTime(leaving))

test('[LY-10] focus on a message that leaves goes back to where it was', async () => {
  fireEvent.click(renderBesideField())
  await leave()
  expect(document.activeElement).toBe(screen.getByLabelText('Message'))
})

test('[LY-10] a message that leaves takes focus from nobody who has gone on meanwhile', async () => {
  fireEvent.click(renderBesideField())
  screen.getByRole('button', { name: 'Menu' }).focus()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Menu' }))
  await leave()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Menu' }))
})

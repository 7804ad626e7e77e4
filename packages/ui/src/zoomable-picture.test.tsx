import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ZoomablePicture } from './zoomable-picture.tsx'

const show = () => {
  const onZoomChange = vi.fn<(state: 'whole' | 'magnified') => void>()
  const onPullAway = vi.fn<() => void>()
  render(
    <div>
      <ZoomablePicture src="/1.webp" alt="By lamplight" onZoomChange={onZoomChange} onPullAway={onPullAway} />
    </div>,
  )
  return { picture: screen.getByRole('img', { name: 'By lamplight' }), onZoomChange, onPullAway }
}

const finger = (clientX: number, clientY: number) => [{ identifier: 1, target: document.body, clientX, clientY }]
const drag = (picture: HTMLElement, ...places: readonly (readonly [number, number])[]) => {
  for (const [at, [x, y]] of places.entries()) {
    const touches = finger(x, y)
    fireEvent(
      picture,
      Object.assign(new Event(at === 0 ? 'touchstart' : 'touchmove', { bubbles: true, cancelable: true }), {
        touches,
        targetTouches: touches,
        changedTouches: touches,
      }),
    )
  }
  const [x, y] = places.at(-1) ?? [0, 0]
  fireEvent(
    picture,
    Object.assign(new Event('touchend', { bubbles: true, cancelable: true }), { touches: [], targetTouches: [], changedTouches: finger(x, y) }),
  )
}

test('two taps magnify, two more show the whole again', async () => {
  const { picture, onZoomChange } = show()
  expect(picture.dataset.zoom).toBe('whole')
  drag(picture, [10, 10])
  drag(picture, [12, 10])
  await waitFor(() => expect(picture.dataset.zoom).toBe('magnified'))
  expect(onZoomChange).toHaveBeenLastCalledWith('magnified')
  drag(picture, [10, 10])
  drag(picture, [12, 10])
  await waitFor(() => expect(picture.dataset.zoom).toBe('whole'))
  expect(onZoomChange).toHaveBeenLastCalledWith('whole')
})

test('a long pull down puts it away, a short one and one to the side do not', () => {
  const { picture, onPullAway } = show()
  drag(picture, [10, 10], [10, 16], [10, 20])
  drag(picture, [10, 10], [60, 12], [200, 14])
  expect(onPullAway).not.toHaveBeenCalled()
  drag(picture, [10, 10], [10, 80], [10, 200])
  expect(onPullAway).toHaveBeenCalledOnce()
})

test('[CP-03] until a picture has come the small one stands in; one that cannot be had leaves a sign', () => {
  const { container } = render(
    <ZoomablePicture src="/1.webp" preview="/small_1.webp" alt="By lamplight" onZoomChange={() => undefined} onPullAway={() => undefined} />,
  )
  const preview = () => container.querySelector('img[src="/small_1.webp"]')
  expect(preview()).not.toBeNull()
  fireEvent.load(screen.getByRole('img', { name: 'By lamplight' }))
  expect(preview()).toBeNull()
  fireEvent.error(screen.getByRole('img', { name: 'By lamplight' }))
  expect(container.querySelector('[data-state="failed"] svg')).not.toBeNull()
  expect(screen.getByRole('img', { name: 'By lamplight' })).not.toBeNull()
})

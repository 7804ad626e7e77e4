import { act, render } from '@testing-library/react'
import { destroyIntersectionMocking, mockAllIsIntersecting, setupIntersectionMocking } from 'react-intersection-observer/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useInfiniteScroll } from './use-infinite-scroll.ts'

beforeEach(() => {
  vi.useFakeTimers()
  setupIntersectionMocking(vi.fn)
})
afterEach(() => {
  vi.useRealTimers()
  destroyIntersectionMocking()
})

const onMore = vi.fn<() => void>()
type Props = Omit<Parameters<typeof useInfiniteScroll>[0], 'onMore'>
function List(props: Props) {
  return <div ref={useInfiniteScroll({ ...props, onMore })} />
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

test('[EX-07] the end is looked out for 50 ms after the first load, not before', async () => {
  const { rerender } = render(<List state="loading" isFirstLoaded={false} />)
  await pass(1000)
  rerender(<List state="ready" isFirstLoaded />)
  await pass(49)
  mockAllIsIntersecting(true)
  expect(onMore).not.toHaveBeenCalled()
  await pass(1)
  mockAllIsIntersecting(true)
  expect(onMore).toHaveBeenCalledOnce()
})

test('more is asked for once at a time, again while the end stays in sight, and never after the last page', async () => {
  const { rerender } = render(<List state="ready" isFirstLoaded />)
  await pass(50)
  mockAllIsIntersecting(false)
  expect(onMore).not.toHaveBeenCalled()
  mockAllIsIntersecting(true)
  for (const state of ['loading', 'failed', 'done'] as const) {
    rerender(<List state={state} isFirstLoaded />)
    mockAllIsIntersecting(true)
  }
  expect(onMore).toHaveBeenCalledOnce()
  rerender(<List state="ready" isFirstLoaded />)
  mockAllIsIntersecting(true)
  expect(onMore).toHaveBeenCalledTimes(2)
})

import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { destroyIntersectionMocking, mockAllIsIntersecting, setupIntersectionMocking } from 'react-intersection-observer/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listen } from '../../shared/events/events.ts'
import { StartChatProvider, type StartChat } from '../../shared/start-chat/start-chat.ts'
import { removeStored, readStored } from '../../shared/storage/storage.ts'
import { stored } from '../../shared/storage/stored.ts'
import { createTestServices, pageOf, renderAt, type Answers } from '../../testing/services.tsx'
import { ExploreScreen } from './explore-screen.tsx'

const calm = { body: { result: [] } }
const roles = { body: { roleTypes: ['artist', 'space-pirate'] } }

beforeEach(() => {
  setupIntersectionMocking(vi.fn)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  destroyIntersectionMocking()
  vi.unstubAllGlobals()
  removeStored(stored.exploreGender)
})

const start = vi.fn<StartChat['start']>()
const show = async (answers: Answers, device: 'desktop' | 'mobile' = 'desktop') => {
  const { services, calls } = await createTestServices(
    { 'GET /api/v1/bots/extra-avatars/': () => calm, 'GET /api/v1/bots/role_types/': () => roles, ...answers },
    { device },
  )
  const view = renderAt(
    <StartChatProvider value={{ start, pendingSlug: null }}>
      <ExploreScreen />
    </StartChatProvider>,
    services,
  )
  return { ...view, calls: (part: string) => calls.filter((call) => call.includes(part)) }
}
/** Scrolls to the end, as soon as somebody looks out for that. */
const scrollToTheEnd = async () => {
  await waitFor(() => expect(IntersectionObserver).toHaveBeenCalled())
  mockAllIsIntersecting(true)
}
const list = () => screen.findByRole('list', { name: 'Characters' })

test('[EX-09] [EX-03] twenty skeletons and placeholder chips while loading, then cards and chips', async () => {
  const answer = Promise.withResolvers<{ body: unknown }>()
  await show({ 'GET /api/v1/bots/': () => answer.promise })
  expect(screen.getByTestId('skeletons').children).toHaveLength(20)
  expect(screen.getByText('Loading kinds of characters')).toBeTruthy()
  answer.resolve({ body: pageOf(20, 2) })
  expect(within(await list()).getAllByRole('article')).toHaveLength(20)
  const chips = screen.getByRole('group', { name: 'Kind of character' })
  expect(
    within(chips)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['All', 'Artist', 'Space pirate'])
  expect(screen.queryByText('Loading kinds of characters')).toBeNull()
})

test('[EX-03] when the kinds of characters cannot be loaded, all is left to choose', async () => {
  await show({
    'GET /api/v1/bots/': () => ({ body: pageOf(1) }),
    'GET /api/v1/bots/role_types/': () => ({ status: 400, body: { detail: 'Broken' } }),
  })
  await waitFor(() => expect(screen.queryByText('Loading kinds of characters')).toBeNull())
  expect(within(screen.getByRole('group', { name: 'Kind of character' })).getAllByRole('link')).toHaveLength(1)
})

test('[EX-14] the first eight pictures are eager, the others lazy', async () => {
  await show({ 'GET /api/v1/bots/': () => ({ body: pageOf(10) }) })
  const kinds = within(await list())
    .getAllByRole('img')
    .map((image) => image.getAttribute('loading'))
  expect(kinds).toEqual([...Array.from({ length: 8 }, () => 'eager'), 'lazy', 'lazy'])
})

test('[EX-07] [EX-05] more loads when the end comes into sight, up to the last page', async () => {
  const { calls } = await show({
    'GET /api/v1/bots/': (url) => ({ body: url.searchParams.get('page') === '1' ? pageOf(20, 2) : pageOf(3, null, 'late') }),
  })
  await scrollToTheEnd()
  expect(await screen.findByText('late 2')).toBeTruthy()
  expect(await screen.findByText('That is everyone, for now.')).toBeTruthy()
  expect(calls('GET /api/v1/bots/?')).toHaveLength(2)
})

test('[EX-08] a page has twenty cards, ten on mobile', async () => {
  const wide = await show({ 'GET /api/v1/bots/': () => ({ body: pageOf(1) }) })
  await list()
  expect(wide.calls('GET /api/v1/bots/?')[0]).toContain('limit=20')
  wide.unmount()
  const narrow = await show({ 'GET /api/v1/bots/': () => ({ body: pageOf(1) }) }, 'mobile')
  await list()
  expect(narrow.calls('GET /api/v1/bots/?')[0]).toContain('limit=10')
})

test('[EX-10] nothing found is said', async () => {
  await show({ 'GET /api/v1/bots/': () => ({ body: pageOf(0) }) })
  expect(await screen.findByText('No models found by your request')).toBeTruthy()
})

test('[EX-11] a failed page keeps the cards and can be tried again', async () => {
  const state = { fails: true }
  await show({
    'GET /api/v1/bots/': (url) => {
      if (url.searchParams.get('page') === '1') return { body: pageOf(20, 2) }
      return state.fails ? { status: 500, body: { detail: 'Broken' } } : { body: pageOf(2, null, 'late') }
    },
  })
  await list()
  await scrollToTheEnd()
  const alert = await screen.findByRole('alert')
  expect(within(await list()).getAllByRole('article')).toHaveLength(20)
  state.fails = false
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('late 1')).toBeTruthy()
})

test('[EX-01] [EX-02] [EX-04] [EX-06] a gender is remembered, told to others, and starts the list anew with all types', async () => {
  const { calls } = await show({ 'GET /api/v1/bots/': () => ({ body: pageOf(1) }) })
  await userEvent.click(await screen.findByRole('link', { name: 'Artist' }))
  await waitFor(() => expect(calls('GET /api/v1/bots/?').at(-1)).toContain('roleType=artist'))
  const heard = vi.fn<() => void>()
  const stop = listen('gender-selected', heard)
  await userEvent.click(screen.getByRole('radio', { name: 'Male' }))
  expect(await screen.findByRole('heading', { level: 1, name: /boyfriend/u })).toBeTruthy()
  await waitFor(() => expect(calls('GET /api/v1/bots/?').at(-1)).toContain('gender=male'))
  expect(calls('GET /api/v1/bots/?').at(-1)).not.toContain('roleType')
  expect(readStored(stored.exploreGender)).toBe('male')
  expect(heard).toHaveBeenCalledOnce()
  stop()
})

test('[EX-13] visitors see what Moonlit is', async () => {
  await show({ 'GET /api/v1/bots/': () => ({ body: pageOf(1) }) })
  expect(screen.getByRole('heading', { name: 'Closer than a chat window' })).toBeTruthy()
})

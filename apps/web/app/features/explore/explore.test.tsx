import type { BotPage } from '@moonlit/sdk'
import { make, many, mockCall } from '@moonlit/sdk/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { destroyIntersectionMocking, mockAllIsIntersecting, setupIntersectionMocking } from 'react-intersection-observer/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listen } from '../../shared/events/events.ts'
import { StartChatProvider, type StartChat } from '../../shared/start-chat/start-chat.ts'
import { removeStored, readStored } from '../../shared/storage/storage.ts'
import { stored } from '../../shared/storage/stored.ts'
import { startApi } from '../../testing/api.ts'
import { createTestServices, renderAt } from '../../testing/services.tsx'
import { ExploreScreen } from './explore-screen.tsx'

const api = startApi()

beforeEach(() => setupIntersectionMocking(vi.fn))
afterEach(() => {
  destroyIntersectionMocking()
  removeStored(stored.exploreGender)
})

const start = vi.fn<StartChat['start']>()
const show = async (device: 'desktop' | 'mobile' = 'desktop') =>
  renderAt(
    <StartChatProvider value={{ start, pendingSlug: null }}>
      <ExploreScreen unnamed="female" />
    </StartChatProvider>,
    await createTestServices({ device }),
  )
/** A page of so many characters. */
const pageOf = (count: number, nextPage: number | null = null, name = 'bot') => ({
  result: many(count, make.bot, (index) => ({ id: `b_${name}${index}`, slug: `${name}-${index}`, firstName: `${name} ${index}` })),
  nextPage,
})
const isLater = ({ query }: { query: URLSearchParams }) => query.get('page') !== '1'
/** What the list was asked for, oldest first. */
const asked = () => api.calls.of('bots.list').map(({ query }) => Object.fromEntries(query))
/** Scrolls to the end, as soon as somebody looks out for that. */
const scrollToTheEnd = async () => {
  await waitFor(() => expect(IntersectionObserver).toHaveBeenCalled())
  mockAllIsIntersecting(true)
}
const list = () => screen.findByRole('list', { name: 'Characters' })

test('twenty skeletons and placeholder chips while loading, then cards and chips', async () => {
  const answer = Promise.withResolvers<BotPage>()
  api.use(
    mockCall('bots.list', 200, () => answer.promise),
    mockCall('bots.roleTypes', 200, { roleTypes: ['artist', 'space-pirate'] }),
  )
  await show()
  expect(screen.getByTestId('skeletons').children).toHaveLength(20)
  expect(screen.getByText('Loading kinds of characters')).toBeTruthy()
  answer.resolve(pageOf(20, 2))
  expect(within(await list()).getAllByRole('article')).toHaveLength(20)
  const chips = screen.getByRole('group', { name: 'Kind of character' })
  expect(
    within(chips)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['All', 'Artist', 'Space pirate'])
  expect(screen.queryByText('Loading kinds of characters')).toBeNull()
})

test('when the kinds of characters cannot be loaded, all is left to choose', async () => {
  api.use(mockCall('bots.roleTypes', 400))
  await show()
  await waitFor(() => expect(screen.queryByText('Loading kinds of characters')).toBeNull())
  expect(within(screen.getByRole('group', { name: 'Kind of character' })).getAllByRole('link')).toHaveLength(1)
})

test('the first eight pictures are eager, the others lazy', async () => {
  api.use(mockCall('bots.list', 200, pageOf(10)))
  await show()
  const kinds = within(await list())
    .getAllByRole('img')
    .map((image) => image.getAttribute('loading'))
  expect(kinds).toEqual([...Array.from({ length: 8 }, () => 'eager'), 'lazy', 'lazy'])
})

test('more loads when the end comes into sight, up to the last page', async () => {
  api.use(mockCall('bots.list', 200, (request) => (isLater(request) ? pageOf(3, null, 'late') : pageOf(20, 2))))
  await show()
  await scrollToTheEnd()
  expect(await screen.findByText('late 2')).toBeTruthy()
  expect(await screen.findByText('That is everyone, for now.')).toBeTruthy()
  expect(asked()).toHaveLength(2)
})

test('a page has twenty cards, ten on mobile', async () => {
  const wide = await show()
  await list()
  wide.unmount()
  await show('mobile')
  await list()
  expect(asked().map(({ limit }) => limit)).toEqual(['20', '10'])
})

test('nothing found is said', async () => {
  api.use(mockCall('bots.list', 200, pageOf(0)))
  await show()
  expect(await screen.findByText('No models found by your request')).toBeTruthy()
})

test('a failed page keeps the cards and can be tried again', async () => {
  api.use(mockCall('bots.list', 500, {}, { when: isLater }), mockCall('bots.list', 200, pageOf(20, 2)))
  await show()
  await list()
  await scrollToTheEnd()
  const alert = await screen.findByRole('alert')
  expect(within(await list()).getAllByRole('article')).toHaveLength(20)
  api.use(mockCall('bots.list', 200, pageOf(2, null, 'late'), { when: isLater }))
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('late 1')).toBeTruthy()
})

test('[EX-04] a gender is remembered, told to others, and starts the list anew with all types', async () => {
  await show()
  await userEvent.click(await screen.findByRole('link', { name: 'Artist' }))
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ roleType: 'artist' }))
  const heard = vi.fn<() => void>()
  const stop = listen('gender-selected', heard)
  await userEvent.click(screen.getByRole('radio', { name: 'Male' }))
  expect(await screen.findByRole('heading', { level: 1, name: /boyfriend/u })).toBeTruthy()
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ gender: 'male' }))
  expect(asked().at(-1)).not.toHaveProperty('roleType')
  expect(readStored(stored.exploreGender)).toBe('male')
  expect(heard).toHaveBeenCalledOnce()
  stop()
})

test('visitors see what Moonlit is', async () => {
  await show()
  expect(screen.getByRole('heading', { name: 'Closer than a chat window' })).toBeTruthy()
})

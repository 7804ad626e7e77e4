import { mockCall } from '@moonlit/sdk/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useStartChat } from '../../shared/start-chat/start-chat.ts'
import { clearPersonalData, writeStored } from '../../shared/storage/storage.ts'
import { stored } from '../../shared/storage/stored.ts'
import { startApi } from '../../testing/api.ts'
import { createTestServices, renderAt } from '../../testing/services.tsx'
import { StartChatFeature } from './start-chat-feature.tsx'

const api = startApi()
const opened = { chat: { chatID: 'c_1' } }

beforeEach(() => api.use(mockCall('chats.start', 200, opened)))
afterEach(clearPersonalData)

function Card({ access = true }: { access?: boolean }) {
  const { start, pendingSlug } = useStartChat()
  return (
    <button type="button" data-pending={pendingSlug} onClick={() => start({ slug: 'amara', firstName: 'Amara', access })}>
      go
    </button>
  )
}
const show = async (access = true) => {
  const view = renderAt(
    <StartChatFeature>
      <Card access={access} />
    </StartChatFeature>,
    await createTestServices(),
    '/here',
  )
  return { ...view, go: () => userEvent.click(screen.getByRole('button', { name: 'go' })) }
}
const path = (view: Awaited<ReturnType<typeof show>>) => view.router.state.location.pathname

test('a visitor gives name and gender, becomes a guest and lands in the chat', async () => {
  const view = await show()
  await view.go()
  await userEvent.click(await screen.findByRole('button', { name: 'Start chatting' }))
  expect(await screen.findByText('Please check form fields for errors')).toBeTruthy()
  expect(screen.getAllByText('This field is required')).toHaveLength(2)
  await userEvent.type(screen.getByLabelText('First name'), 'S@')
  expect(await screen.findByText('This field contains characters that are not allowed')).toBeTruthy()
  await userEvent.clear(screen.getByLabelText('First name'))
  await userEvent.type(screen.getByLabelText('First name'), 'Sam')
  await userEvent.click(screen.getByRole('radio', { name: 'Male' }))
  await userEvent.click(screen.getByRole('button', { name: 'Start chatting' }))
  await waitFor(() => expect(path(view)).toBe('/chat/c_1'))
  expect(api.calls.all.map(({ name }) => name)).toEqual(['auth.authUser', 'chats.start'])
  expect(api.calls.of('auth.authUser')[0]?.body).toEqual({ firstName: 'Sam', gender: 'male' })
  expect(api.calls.of('chats.start')[0]?.query.get('lang')).toBe('en')
})

test('a guest goes straight in; the cursor waits, and a second click starts nothing more', async () => {
  writeStored(stored.guestSession, 'gs_1')
  const answer = Promise.withResolvers<typeof opened>()
  api.use(mockCall('chats.start', 200, () => answer.promise))
  const view = await show()
  await view.go()
  await view.go()
  expect(document.documentElement.dataset.busy).toBe('')
  answer.resolve(opened)
  await waitFor(() => expect(path(view)).toBe('/chat/c_1'))
  expect(api.calls.of('chats.start')).toHaveLength(1)
  await waitFor(() => expect(document.documentElement.dataset.busy).toBeUndefined())
})

test('after a failure nothing is pending and one can try again', async () => {
  writeStored(stored.guestSession, 'gs_1')
  api.use(mockCall('chats.start', 500))
  const view = await show()
  await view.go()
  await waitFor(() => expect(screen.getByRole('button', { name: 'go' }).dataset.pending).toBeUndefined())
  expect(path(view)).toBe('/here')
  await view.go()
  await waitFor(() => expect(api.calls.of('chats.start')).toHaveLength(2))
})

test('what must be paid for leads to its payment, known before or told by the server', async () => {
  const known = await show(false)
  await known.go()
  await waitFor(() => expect(path(known)).toBe('/buy-premium/amara'))
  expect(api.calls.all).toEqual([])
  known.unmount()
  writeStored(stored.guestSession, 'gs_1')
  api.use(mockCall('chats.start', 402, { code: 'model_access' }))
  const told = await show()
  await told.go()
  await waitFor(() => expect(path(told)).toBe('/buy-premium/amara'))
})

test('a signed-in person without a name fills it in, and the start is retried', async () => {
  writeStored(stored.accessToken, 'jwt')
  writeStored(stored.refreshToken, 'refresh')
  api.use(mockCall('users.me', 200, { firstName: '', gender: null }))
  const view = await show()
  await view.go()
  expect(await screen.findByText('Please fill name and gender to continue')).toBeTruthy()
  await userEvent.type(screen.getByLabelText('First name'), 'Sam')
  await userEvent.click(screen.getByRole('radio', { name: 'Male' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save and chat' }))
  await waitFor(() => expect(path(view)).toBe('/chat/c_1'))
  expect(api.calls.of('users.updateMe').map(({ body }) => Object.fromEntries(body))).toEqual([{ firstName: 'Sam', gender: 'male' }])
})

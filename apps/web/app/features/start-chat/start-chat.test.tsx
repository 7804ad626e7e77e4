import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useStartChat } from '../../shared/start-chat/start-chat.ts'
import { clearPersonalData, writeStored } from '../../shared/storage/storage.ts'
import { stored } from '../../shared/storage/stored.ts'
import { createTestServices, renderAt, type Answers } from '../../testing/services.tsx'
import { StartChatFeature } from './start-chat-feature.tsx'

const GO = 'GET /api/v1/bots/amara/go_chat/'
const opened = { body: { chat: { chatID: 'c_1' } } }

beforeEach(() => {
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
  clearPersonalData()
  vi.unstubAllGlobals()
})

function Card({ access = true }: { access?: boolean }) {
  const { start, pendingSlug } = useStartChat()
  return (
    <button type="button" data-pending={pendingSlug} onClick={() => start({ slug: 'amara', firstName: 'Amara', access })}>
      go
    </button>
  )
}
const show = async (answers: Answers, access = true) => {
  const { services, calls } = await createTestServices(answers)
  const view = renderAt(
    <StartChatFeature>
      <Card access={access} />
    </StartChatFeature>,
    services,
    '/here',
  )
  return { ...view, calls, go: () => userEvent.click(screen.getByRole('button', { name: 'go' })) }
}
const path = (view: Awaited<ReturnType<typeof show>>) => view.router.state.location.pathname

test('[SC-01] [SC-03] [VA-01] [VA-05] [VA-06] a visitor gives name and gender, becomes a guest and lands in the chat', async () => {
  const view = await show({ 'POST /api/v1/auth/auth_user/': () => ({ body: { UserSessionID: 'gs_1' } }), [GO]: () => opened })
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
  expect(view.calls).toEqual(['POST /api/v1/auth/auth_user/', `${GO}?lang=en`])
})

test('[SC-03] [SC-05] a guest goes straight in; the cursor waits, and a second click starts nothing more', async () => {
  writeStored(stored.guestSession, 'gs_1')
  const answer = Promise.withResolvers<{ body: unknown }>()
  const view = await show({ [GO]: () => answer.promise })
  await view.go()
  await view.go()
  expect(document.documentElement.dataset.busy).toBe('')
  answer.resolve(opened)
  await waitFor(() => expect(path(view)).toBe('/chat/c_1'))
  expect(view.calls.filter((call) => call.startsWith(GO))).toHaveLength(1)
  expect(document.documentElement.dataset.busy).toBeUndefined()
})

test('[SC-04] after a failure nothing is pending and one can try again', async () => {
  writeStored(stored.guestSession, 'gs_1')
  const view = await show({ [GO]: () => ({ status: 500, body: { detail: 'Broken' } }) })
  await view.go()
  await waitFor(() => expect(screen.getByRole('button', { name: 'go' }).dataset.pending).toBeUndefined())
  expect(path(view)).toBe('/here')
  await view.go()
  expect(view.calls.filter((call) => call.startsWith(GO))).toHaveLength(2)
})

test('[CP-04] what must be paid for leads to its payment, known before or told by the server', async () => {
  const known = await show({}, false)
  await known.go()
  await waitFor(() => expect(path(known)).toBe('/buy-premium/amara'))
  expect(known.calls).toEqual([])
  known.unmount()
  writeStored(stored.guestSession, 'gs_1')
  const told = await show({ [GO]: () => ({ status: 402, body: { detail: 'Pay', code: 'model_access' } }) })
  await told.go()
  await waitFor(() => expect(path(told)).toBe('/buy-premium/amara'))
})

test('[SC-02] a signed-in person without a name fills it in, and the start is retried', async () => {
  writeStored(stored.accessToken, 'jwt')
  writeStored(stored.refreshToken, 'refresh')
  const me = { firstName: '', gender: null, access: [], email: 'sam@example.com', language: 'en' }
  const view = await show({
    'GET /api/v1/users/me/': () => ({ body: me }),
    'PATCH /api/v1/users/me/': () => ({ body: { ...me, firstName: 'Sam', gender: 'male' } }),
    [GO]: () => opened,
  })
  await view.go()
  expect(await screen.findByText('Please fill name and gender to continue')).toBeTruthy()
  await userEvent.type(screen.getByLabelText('First name'), 'Sam')
  await userEvent.click(screen.getByRole('radio', { name: 'Male' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save and chat' }))
  await waitFor(() => expect(path(view)).toBe('/chat/c_1'))
})

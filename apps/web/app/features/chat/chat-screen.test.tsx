import type { Dialog as Chat, Message } from '@moonlit/sdk'
import { dropCall, mockCall } from '@moonlit/sdk/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useParams } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { startApi } from '../../testing/api.ts'
import { createTestServices, renderRoutes } from '../../testing/services.tsx'
import { StartChatProvider } from '../../shared/start-chat/start-chat.ts'
import { ChatScreen } from './chat-screen.tsx'
import { giveLayout } from './test-support/layout.ts'
import { chat, message } from './test-support/samples.ts'

const api = startApi()
giveLayout()

const hello = message('m1', 'You came back.')
const tonight = message('n1', 'See you tonight then', 'theirs', -60)

/** Gives a guest these chats; unless others are given, one with Amara and, from longer ago, one with Leila. */
const giveChats = (
  chats: Chat[] = [chat('c1', 'Amara', hello), chat('c2', 'Leila', tonight)],
  messages: Record<string, Message[]> = { c1: [hello], c2: [tonight] },
) => {
  let left = chats
  api.use(
    mockCall('chats.list', 200, () => ({ result: left })),
    mockCall('chats.messages', 404, {}, { when: ({ params }) => !(params.id in messages) }),
    mockCall('chats.messages', 200, ({ params, query }) => {
      const all = messages[params.id] ?? []
      const end = Math.max(0, all.length - Number(query.get('offset')))
      return { count: all.length, result: { messages: all.slice(Math.max(0, end - Number(query.get('limit'))), end) } }
    }),
    mockCall('chats.delete', 200, ({ params }) => {
      left = left.filter(({ chatID }) => chatID !== params.id)
      return {}
    }),
    mockCall('chats.hints', 200, { en: ['Tell me about your night shift', 'What did you dream?'] }),
  )
}
beforeEach(() => giveChats())

function ChatPage() {
  const { id } = useParams()
  return (
    <StartChatProvider value={{ start: () => undefined, pendingSlug: null }}>
      <ChatScreen selected={id ?? null} />
    </StartChatProvider>
  )
}
/** Opens the chats at an address, in a tab of its own. */
const visit = async (address: string, session: 'guest' | 'visitor' = 'guest') => {
  const services = await createTestServices({ session })
  services.session.setGuestSessionId(session === 'guest' ? 'guest-session' : null)
  const routes = [
    { path: '/chat/:id?', Component: ChatPage },
    { path: '/', element: <h1>Explore</h1> },
  ]
  return { ...renderRoutes(routes, services, address), person: userEvent.setup() }
}

/** The texts that were sent. */
const sent = () => api.calls.of('chats.send').map(({ body }) => body.message)
/** Holds the reply to a message back. */
const holdReply = () => {
  const reply = Promise.withResolvers<Message>()
  api.use(mockCall('chats.send', 200, () => reply.promise))
  return reply
}
const box = () => screen.findByRole('textbox', { name: 'Message to Amara' })
const list = () => screen.findByRole('list', { name: 'Your chats' })
const namesIn = async () =>
  within(await list())
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

test('the list, the conversation and the character stand side by side', async () => {
  await visit('/chat/c1')
  expect(await namesIn()).toEqual(['Amara', 'Leila'])
  expect(await within(await screen.findByRole('log')).findByText('You came back.')).toBeTruthy()
  expect(await within(await screen.findByRole('complementary', { name: 'About Amara' })).findByText(/^Night-shift doctor/u)).toBeTruthy()
  expect(screen.getByText('Amara is an AI character, not a person.')).toBeTruthy()
})

test('a message shows at once, then typing, then the reply, and its chat rises', async () => {
  const reply = holdReply()
  const { person } = await visit('/chat/c2')
  await person.type(await screen.findByRole('textbox', { name: 'Message to Leila' }), 'On my way{Enter}')
  expect(within(screen.getByRole('log')).getByText('On my way')).toBeTruthy()
  expect(screen.getByText('Leila is typing…')).toBeTruthy()
  // What was written is painted before the list is changed.
  await waitFor(async () => expect(await namesIn()).toEqual(['Leila', 'Amara']))
  await act(async () => reply.resolve(message('r1', 'Good.', 'theirs', 3)))
  expect(await within(screen.getByRole('log')).findByText('Good.')).toBeTruthy()
  expect(screen.queryByText('Leila is typing…')).toBeNull()
})

test('a message that fails keeps its text and can be sent again', async () => {
  api.use(mockCall('chats.send', 500))
  const { person } = await visit('/chat/c1')
  await person.type(await box(), 'Hello there{Enter}')
  expect(await screen.findByText('Not sent')).toBeTruthy()
  expect(within(screen.getByRole('log')).getByText('Hello there')).toBeTruthy()
  expect(await screen.findByText('Something went wrong. Please try again later.')).toBeTruthy()
  api.use(mockCall('chats.send', 200, message('r1', 'Hello you', 'theirs', 3)))
  await person.click(screen.getByRole('button', { name: 'Send again' }))
  expect(await within(screen.getByRole('log')).findByText('Hello you')).toBeTruthy()
  expect(screen.queryByText('Not sent')).toBeNull()
  expect(sent()).toEqual(['Hello there', 'Hello there'])
})

test('a message that failed is still there after a reload, and can be deleted', async () => {
  api.use(dropCall('chats.send'))
  const { person, unmount } = await visit('/chat/c1')
  await person.type(await box(), 'Do not lose me{Enter}')
  expect(await screen.findByText('Not sent')).toBeTruthy()
  unmount()
  const after = await visit('/chat/c1')
  expect(await within(await screen.findByRole('log')).findByText('Do not lose me')).toBeTruthy()
  await after.person.click(screen.getByRole('button', { name: 'Delete' }))
  expect(screen.queryByText('Do not lose me')).toBeNull()
})

const refusals = [
  [208, 'wait_for_previous_response', 'Amara is still answering'],
  [402, 'payment_required', 'Amara would love to go on'],
  [403, 'inappropriate_content', 'This message goes against our policy'],
  [403, 'email_not_verified', 'Confirm your e-mail'],
  [429, 'too_many_messages', 'You have sent too many messages. Please wait a while before sending a new message.'],
] as const

test.each(refusals)('a refusal with %i %s says so, and the text is back in the composer', async (status, code, words) => {
  api.use(mockCall('chats.send', status, { code }))
  const { person } = await visit('/chat/c1')
  const composer = await box()
  await person.type(composer, 'Stay with me{Enter}')
  expect(await screen.findByText(words)).toBeTruthy()
  expect(composer).toHaveProperty('value', 'Stay with me')
  expect(within(screen.getByRole('log', { hidden: true })).queryByText('Stay with me')).toBeNull()
})

test('the upgrade prompt leads to the plans, the policy message to support', async () => {
  api.use(mockCall('chats.send', 402))
  const { person } = await visit('/chat/c1')
  await person.type(await box(), 'More{Enter}')
  expect((await screen.findByRole('link', { name: 'See the plans' })).getAttribute('href')).toBe('/buy-premium')
  await person.click(screen.getByRole('button', { name: 'Not now' }))
  api.use(mockCall('chats.send', 403, { code: 'inappropriate_content' }))
  await person.type(await box(), '{Enter}')
  expect((await screen.findByRole('link', { name: 'our support' })).getAttribute('href')).toBe('/contact')
})

test('a confirmation mail that could not be sent can be asked for again at once, one that was sent only a while later', async () => {
  api.use(mockCall('chats.send', 403, { code: 'email_not_verified' }), mockCall('auth.sendVerification', 500, {}, { once: true }))
  const { person } = await visit('/chat/c1')
  await person.type(await box(), 'Hello{Enter}')
  await person.click(await screen.findByRole('button', { name: 'Send it again' }))
  expect(await screen.findByText('Something went wrong. Please try again later.')).toBeTruthy()
  expect(screen.queryByText(/^The mail is on its way/u)).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Send it again' }))
  expect(await screen.findByText(/^The mail is on its way/u)).toBeTruthy()
  expect(await screen.findByRole('button', { name: /^Send again in 5\d s$/u })).toHaveProperty('disabled', true)
  expect(api.calls.of('auth.sendVerification')).toHaveLength(2)
})

test('blank text is not sent', async () => {
  const { person } = await visit('/chat/c1')
  await person.type(await box(), '   {Enter}')
  expect(sent()).toEqual([])
})

test('Enter pressed twice sends once, and what is written meanwhile waits for its turn', async () => {
  const reply = holdReply()
  const { person } = await visit('/chat/c1')
  await person.type(await box(), 'Once{Enter}{Enter}and this after it{Enter}')
  expect(await screen.findByText('Sends after the reply')).toBeTruthy()
  expect(sent()).toEqual(['Once'])
  await act(async () => reply.resolve(message('r1', 'Now.', 'theirs', 3)))
  await waitFor(() => expect(sent()).toEqual(['Once', 'and this after it']))
})

test('Shift and Enter break the line, and a draft waits for its own dialog', async () => {
  const { person } = await visit('/chat/c1')
  await person.type(await box(), 'One{Shift>}{Enter}{/Shift}two')
  await person.click(within(await list()).getByRole('link', { name: 'Leila' }))
  expect(await screen.findByRole('textbox', { name: 'Message to Leila' })).toHaveProperty('value', '')
  await person.click(within(await list()).getByRole('link', { name: 'Amara' }))
  expect(await box()).toHaveProperty('value', 'One\ntwo')
  expect(sent()).toEqual([])
})

test('a suggestion is sent with a tap', async () => {
  const { person } = await visit('/chat/c1')
  await person.click(await screen.findByRole('button', { name: 'What did you dream?' }))
  await waitFor(() => expect(sent()).toEqual(['What did you dream?']))
})

test('deleting asks first; the list remains, after the last one explore opens, and whoever leaves the page has deleted', async () => {
  const { person } = await visit('/chat/c1')
  const removeWith = async (name: string) => {
    await person.click(within(await list()).getByRole('button', { name: `More about the chat with ${name}` }))
    await person.click(await screen.findByRole('menuitem', { name: 'Delete chat' }))
    await person.click(await screen.findByRole('button', { name: 'Delete chat' }))
  }
  await removeWith('Amara')
  expect(await screen.findByText('Pick up where you left off')).toBeTruthy()
  expect(screen.queryByText('This chat is not here any more.')).toBeNull()
  expect(await namesIn()).toEqual(['Leila'])
  await removeWith('Leila')
  expect(await screen.findByRole('heading', { name: 'Explore' })).toBeTruthy()
  expect(api.calls.of('chats.delete')).toEqual([])
  window.dispatchEvent(new Event('pagehide'))
  await vi.waitFor(() => expect(api.calls.of('chats.delete').map(({ params }) => params.id)).toEqual(['c1', 'c2']))
  expect(screen.queryByText('This chat is not here any more.')).toBeNull()
})

test('a chat that was just deleted can be brought back, and nothing was deleted', async () => {
  const { person } = await visit('/chat/c1')
  await person.click(within(await list()).getByRole('button', { name: 'More about the chat with Amara' }))
  await person.click(await screen.findByRole('menuitem', { name: 'Delete chat' }))
  await person.click(await screen.findByRole('button', { name: 'Delete chat' }))
  await person.click(await screen.findByRole('button', { name: 'Bring it back' }))
  expect(await screen.findByRole('log', { name: 'Messages with Amara' })).toBeTruthy()
  expect(await namesIn()).toEqual(['Amara', 'Leila'])
  window.dispatchEvent(new Event('pagehide'))
  expect(api.calls.of('chats.delete')).toEqual([])
})

test('the sidebar can be hidden, and its hint goes for good', async () => {
  const { person, unmount } = await visit('/chat/c1')
  expect(await screen.findByRole('note')).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Hide profile' }))
  expect(screen.queryByRole('complementary', { name: 'About Amara' })).toBeNull()
  expect(screen.queryByRole('note')).toBeNull()
  unmount()
  await visit('/chat/c1')
  expect(await screen.findByRole('complementary', { name: 'About Amara' })).toBeTruthy()
  expect(screen.queryByRole('note')).toBeNull()
})

test('a long chat loads its newest thirty messages, of which only those near the end are in the document', async () => {
  const c1 = Array.from({ length: 500 }, (_, at) => message(`m${at}`, `Message ${at}`, at % 2 ? 'own' : 'theirs', at))
  giveChats([chat('c1', 'Amara', c1.at(-1)!)], { c1 })
  await visit('/chat/c1')
  const log = await screen.findByRole('log')
  expect(await within(log).findByText('Message 499')).toBeTruthy()
  expect(within(log).queryByText('Message 470')).toBeNull()
  expect(log.querySelectorAll('[data-index]').length).toBeLessThan(30)
  expect(api.calls.of('chats.messages').map(({ query }) => query.toString())).toContain('offset=0&limit=30')
})

test('a chat that is not there leads back to the list, with a word about it', async () => {
  await visit('/chat/nobody')
  expect(await screen.findByText('This chat is not here any more.')).toBeTruthy()
  expect(await screen.findByText('Pick up where you left off')).toBeTruthy()
})

test('without chats the way leads to explore, also for who is new here', async () => {
  giveChats([])
  const { unmount } = await visit('/chat')
  expect((await screen.findByRole('link', { name: 'Explore characters' })).getAttribute('href')).toBe('/')
  unmount()
  await visit('/chat', 'visitor')
  expect(await screen.findByText('Someone is waiting to hear from you')).toBeTruthy()
})

test('unread messages are counted in words for screen readers', async () => {
  giveChats([chat('c1', 'Amara', hello, 2)])
  await visit('/chat')
  expect(await screen.findByText('2 unread messages')).toBeTruthy()
})

test('a list that could not be had says so, also beside the chat, and can be asked for again', async () => {
  api.use(mockCall('chats.list', 500))
  const { person } = await visit('/chat/c1')
  expect(await screen.findAllByText('Your chats could not be loaded')).toHaveLength(2)
  giveChats()
  await person.click(screen.getAllByRole('button', { name: 'Try again' })[1]!)
  expect(await within(await screen.findByRole('log')).findByText('You came back.')).toBeTruthy()
})

test('a reply for another chat raises its unread mark', async () => {
  const reply = holdReply()
  const { person } = await visit('/chat/c1')
  await person.type(await box(), 'Tell me later{Enter}')
  await person.click(within(await list()).getByRole('link', { name: 'Leila' }))
  await screen.findByRole('textbox', { name: 'Message to Leila' })
  await act(async () => reply.resolve(message('r1', 'Now.', 'theirs', 3)))
  expect(await within(await list()).findByText('1 unread message')).toBeTruthy()
})

test('without a connection one goes on writing, and what is sent waits for it', async () => {
  const { person } = await visit('/chat/c1')
  await person.type(await box(), 'Half a ')
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void dispatchEvent(new Event('offline')))
  expect(screen.getByText('You are offline. What you send goes out when you are back.')).toBeTruthy()
  await person.type(await box(), 'thought{Enter}')
  expect(await screen.findByText('Sends when you are back online')).toBeTruthy()
  expect(sent()).toEqual([])
  isOnline.mockReturnValue(true)
  act(() => void dispatchEvent(new Event('online')))
  await waitFor(() => expect(sent()).toEqual(['Half a thought']))
})

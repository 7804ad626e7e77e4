import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { giveLayout } from './test-support/layout.ts'
import { createFakeChatApi, visit, type SendReply } from './test-support/fake-chat-api.tsx'
import { chat, message } from './test-support/samples.ts'

giveLayout()

const box = () => screen.findByRole('textbox', { name: 'Message to Amara' })
const refuse = (status: number, detail: string): SendReply => ({ status, body: { detail } })
const list = () => screen.findByRole('list', { name: 'Your chats' })
const namesIn = async () =>
  within(await list())
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

test('[CH-01] the list, the conversation and the character stand side by side', async () => {
  visit(await createFakeChatApi(), '/chat/c1')
  expect(await namesIn()).toEqual(['Amara', 'Leila'])
  expect(await within(await screen.findByRole('log')).findByText('You came back.')).toBeTruthy()
  expect(await within(await screen.findByRole('complementary', { name: 'About Amara' })).findByText('Night-shift doctor.')).toBeTruthy()
  expect(screen.getByText('Amara is an AI character, not a person.')).toBeTruthy()
})

test('[CH-02] [CH-06] a message shows at once, then typing, then the reply, and its chat rises', async () => {
  const world = await createFakeChatApi()
  world.messages.c2 = [message('n1', 'See you tonight then', 'theirs', -60)]
  const reply = Promise.withResolvers<SendReply>()
  world.answer = () => reply.promise
  const { person } = visit(world, '/chat/c2')
  await person.type(await screen.findByRole('textbox', { name: 'Message to Leila' }), 'On my way{Enter}')
  expect(within(screen.getByRole('log')).getByText('On my way')).toBeTruthy()
  expect(screen.getByText('Leila is typing…')).toBeTruthy()
  expect(await namesIn()).toEqual(['Leila', 'Amara'])
  await act(async () => reply.resolve({ status: 200, body: message('r1', 'Good.', 'theirs', 3) }))
  expect(await within(screen.getByRole('log')).findByText('Good.')).toBeTruthy()
  expect(screen.queryByText('Leila is typing…')).toBeNull()
})

test('[CH-12] a message that fails keeps its text and can be sent again', async () => {
  const world = await createFakeChatApi()
  world.answer = () => refuse(500, 'Something broke')
  const { person } = visit(world, '/chat/c1')
  await person.type(await box(), 'Hello there{Enter}')
  expect(await screen.findByText('Not sent')).toBeTruthy()
  expect(within(screen.getByRole('log')).getByText('Hello there')).toBeTruthy()
  expect(await screen.findByText('Something broke')).toBeTruthy()
  world.answer = () => ({ status: 200, body: message('r1', 'Hello you', 'theirs', 3) })
  await person.click(screen.getByRole('button', { name: 'Send again' }))
  expect(await within(screen.getByRole('log')).findByText('Hello you')).toBeTruthy()
  expect(screen.queryByText('Not sent')).toBeNull()
  expect(world.sent).toEqual(['Hello there', 'Hello there'])
})

test('[CH-12] a message that failed is still there after a reload, and can be deleted', async () => {
  const world = await createFakeChatApi()
  world.answer = () => Promise.reject(new TypeError('no connection'))
  const { person, unmount } = visit(world, '/chat/c1')
  await person.type(await box(), 'Do not lose me{Enter}')
  expect(await screen.findByText('Not sent')).toBeTruthy()
  unmount()
  const after = visit(await createFakeChatApi(), '/chat/c1')
  expect(await within(await screen.findByRole('log')).findByText('Do not lose me')).toBeTruthy()
  await after.person.click(screen.getByRole('button', { name: 'Delete' }))
  expect(screen.queryByText('Do not lose me')).toBeNull()
})

const refusals = [
  ['CH-07', 208, 'wait_for_previous_response', 'Amara is still answering'],
  ['CH-08', 402, 'Subscription is needed to continue', 'Amara would love to go on'],
  ['CH-09', 403, 'inappropriate_content', 'This message goes against our policy'],
  ['CH-10', 403, 'User email not verified', 'Confirm your e-mail'],
  ['CH-11', 429, 'Slow down', 'You have sent too many messages. Please wait a while before sending a new message.'],
] as const

test.each(refusals)('[%s] a refusal with %i %s says so, and the text is back in the composer', async (_row, status, detail, words) => {
  const world = await createFakeChatApi()
  world.answer = () => refuse(status, detail)
  const { person } = visit(world, '/chat/c1')
  const composer = await box()
  await person.type(composer, 'Stay with me{Enter}')
  expect(await screen.findByText(words)).toBeTruthy()
  expect(composer).toHaveProperty('value', 'Stay with me')
  expect(within(screen.getByRole('log', { hidden: true })).queryByText('Stay with me')).toBeNull()
})

test('[CH-08] the upgrade prompt leads to the plans, [CH-09] the policy message to support', async () => {
  const world = await createFakeChatApi()
  world.answer = () => refuse(402, 'Subscription is needed to continue')
  const { person } = visit(world, '/chat/c1')
  await person.type(await box(), 'More{Enter}')
  expect((await screen.findByRole('link', { name: 'See the plans' })).getAttribute('href')).toBe('/buy-premium')
  await person.click(screen.getByRole('button', { name: 'Not now' }))
  world.answer = () => refuse(403, 'inappropriate_content')
  await person.type(await box(), '{Enter}')
  expect((await screen.findByRole('link', { name: 'our support' })).getAttribute('href')).toBe('/contact')
})

test('[CH-10] a confirmation mail that could not be sent can be asked for again at once, one that was sent only a while later', async () => {
  const world = await createFakeChatApi()
  world.answer = () => refuse(403, 'User email not verified')
  world.mail = refuse(500, 'The mail server is down')
  const { person } = visit(world, '/chat/c1')
  await person.type(await box(), 'Hello{Enter}')
  await person.click(await screen.findByRole('button', { name: 'Send it again' }))
  expect(await screen.findByText('The mail server is down')).toBeTruthy()
  expect(screen.queryByText(/^The mail is on its way/u)).toBeNull()
  world.mail = { status: 200, body: { status: true } }
  await person.click(screen.getByRole('button', { name: 'Send it again' }))
  expect(await screen.findByText(/^The mail is on its way/u)).toBeTruthy()
  expect(await screen.findByRole('button', { name: /^Send again in 5\d s$/u })).toHaveProperty('disabled', true)
  expect(world.calls.filter((call) => call === 'POST /api/v1/auth/verify/send/')).toHaveLength(2)
})

test('[CH-13] blank text is not sent', async () => {
  const world = await createFakeChatApi()
  const { person } = visit(world, '/chat/c1')
  await person.type(await box(), '   {Enter}')
  expect(world.sent).toEqual([])
})

test('[CH-20] Enter pressed twice sends once', async () => {
  const world = await createFakeChatApi()
  const reply = Promise.withResolvers<SendReply>()
  world.answer = () => reply.promise
  const { person } = visit(world, '/chat/c1')
  await person.type(await box(), 'Once{Enter}{Enter}and this stays{Enter}')
  await waitFor(() => expect(world.sent).toEqual(['Once']))
  expect(await box()).toHaveProperty('value', 'and this stays')
})

test('[CH-21] Shift and Enter break the line, and a draft waits for its own dialog', async () => {
  const world = await createFakeChatApi()
  const { person } = visit(world, '/chat/c1')
  await person.type(await box(), 'One{Shift>}{Enter}{/Shift}two')
  await person.click(within(await list()).getByRole('link', { name: 'Leila' }))
  expect(await screen.findByRole('textbox', { name: 'Message to Leila' })).toHaveProperty('value', '')
  await person.click(within(await list()).getByRole('link', { name: 'Amara' }))
  expect(await box()).toHaveProperty('value', 'One\ntwo')
  expect(world.sent).toEqual([])
})

test('[CH-16] a suggestion is sent with a tap', async () => {
  const world = await createFakeChatApi()
  const { person } = visit(world, '/chat/c1')
  await person.click(await screen.findByRole('button', { name: 'What did you dream?' }))
  await waitFor(() => expect(world.sent).toEqual(['What did you dream?']))
})

test('[CH-18] deleting asks first; the list remains, and after the last one explore opens', async () => {
  const world = await createFakeChatApi()
  const { person } = visit(world, '/chat/c1')
  const removeWith = async (name: string) => {
    await person.click(within(await list()).getByRole('button', { name: `More about the chat with ${name}` }))
    await person.click(await screen.findByRole('menuitem', { name: 'Delete chat' }))
    await person.click(await screen.findByRole('button', { name: 'Delete chat' }))
  }
  await removeWith('Amara')
  expect(await screen.findByText('Pick up where you left off')).toBeTruthy()
  expect(screen.queryByText('This chat is not here any more.')).toBeNull()
  expect(world.calls.slice(world.calls.indexOf('DELETE /api/v1/chats/c1/')).filter((call) => call.includes('c1'))).toHaveLength(1)
  expect(await namesIn()).toEqual(['Leila'])
  await removeWith('Leila')
  expect(await screen.findByRole('heading', { name: 'Explore' })).toBeTruthy()
  expect(world.calls.filter((call) => call.startsWith('DELETE'))).toEqual(['DELETE /api/v1/chats/c1/', 'DELETE /api/v1/chats/c2/'])
})

test('[CH-03] the sidebar can be hidden, and its hint goes for good', async () => {
  const world = await createFakeChatApi()
  const { person, unmount } = visit(world, '/chat/c1')
  expect(await screen.findByRole('note')).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Hide profile' }))
  expect(screen.queryByRole('complementary', { name: 'About Amara' })).toBeNull()
  expect(screen.queryByRole('note')).toBeNull()
  unmount()
  visit(world, '/chat/c1')
  expect(await screen.findByRole('complementary', { name: 'About Amara' })).toBeTruthy()
  expect(screen.queryByRole('note')).toBeNull()
})

test('[CH-05] [CH-22] a long chat loads its newest thirty messages, of which only those near the end are in the document', async () => {
  const world = await createFakeChatApi()
  world.messages.c1 = Array.from({ length: 500 }, (_, at) => message(`m${at}`, `Message ${at}`, at % 2 ? 'own' : 'theirs', at))
  visit(world, '/chat/c1')
  const log = await screen.findByRole('log')
  expect(await within(log).findByText('Message 499')).toBeTruthy()
  expect(within(log).queryByText('Message 470')).toBeNull()
  expect(log.querySelectorAll('[data-index]').length).toBeLessThan(30)
  expect(world.calls).toContain('GET /api/v1/chats/c1/messages/?offset=0&limit=30')
})

test('[CH-04] a chat that is not there leads back to the list, with a word about it', async () => {
  visit(await createFakeChatApi(), '/chat/nobody')
  expect(await screen.findByText('This chat is not here any more.')).toBeTruthy()
  expect(await screen.findByText('Pick up where you left off')).toBeTruthy()
})

test('[ER-05] without chats the way leads to explore, also for who is new here', async () => {
  const world = await createFakeChatApi()
  world.chats = []
  const { unmount } = visit(world, '/chat')
  expect((await screen.findByRole('link', { name: 'Explore characters' })).getAttribute('href')).toBe('/')
  unmount()
  world.services.session.setGuestSessionId(null)
  visit(world, '/chat')
  expect(await screen.findByText('Someone is waiting to hear from you')).toBeTruthy()
})

test('[CH-02] unread messages are counted in words for screen readers', async () => {
  const world = await createFakeChatApi()
  world.chats = [chat('c1', 'Amara', message('m1', 'Hello'), 2)]
  visit(world, '/chat')
  expect(await screen.findByText('2 unread messages')).toBeTruthy()
})

test('[ER-06] a list that could not be had says so, also beside the chat, and can be asked for again', async () => {
  const world = await createFakeChatApi()
  world.isListDown = true
  const { person } = visit(world, '/chat/c1')
  expect(await screen.findAllByText('Your chats could not be loaded')).toHaveLength(2)
  world.isListDown = false
  await person.click(screen.getAllByRole('button', { name: 'Try again' })[1]!)
  expect(await within(await screen.findByRole('log')).findByText('You came back.')).toBeTruthy()
})

test('[CH-20] a reply for another chat raises its unread mark', async () => {
  const world = await createFakeChatApi()
  const reply = Promise.withResolvers<SendReply>()
  world.answer = () => reply.promise
  const { person } = visit(world, '/chat/c1')
  await person.type(await box(), 'Tell me later{Enter}')
  await person.click(within(await list()).getByRole('link', { name: 'Leila' }))
  await screen.findByRole('textbox', { name: 'Message to Leila' })
  await act(async () => reply.resolve({ status: 200, body: message('r1', 'Now.', 'theirs', 3) }))
  expect(await within(await list()).findByText('1 unread message')).toBeTruthy()
})

test('[CH-21] without a connection the text stays and waits', async () => {
  const { person } = visit(await createFakeChatApi(), '/chat/c1')
  await person.type(await box(), 'Half a thought')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void dispatchEvent(new Event('offline')))
  expect(await box()).toHaveProperty('disabled', true)
  expect(await box()).toHaveProperty('value', 'Half a thought')
  expect(screen.getByText('You are offline. What you wrote stays here until you are back.')).toBeTruthy()
})

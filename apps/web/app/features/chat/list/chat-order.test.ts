import { expect, test } from 'vitest'
import { sortChats, withLastMessage } from './chat-order.ts'
import { chat, message } from '../test-support/samples.ts'

const older = chat('c1', 'Amara', message('m1', 'Hello', 'theirs', 1))
const newer = chat('c2', 'Leila', message('m2', 'Hi', 'theirs', 2))
const silent = chat('c3', 'Mina', null)
const names = (chats: readonly { botName: string }[]) => chats.map(({ botName }) => botName)

test('[CH-02] chats stand by their last message, newest first; those without one last', () => {
  expect(names(sortChats([silent, older, newer]))).toEqual(['Leila', 'Amara', 'Mina'])
})

test('a message lifts its chat to the top', () => {
  expect(names(sortChats(withLastMessage([newer, older], 'c1', message('m3', 'Still there?', 'theirs', 5), 'seen')))).toEqual(['Amara', 'Leila'])
})

test('a reply that nobody saw raises the unread mark, one in sight clears it', () => {
  const reply = message('m3', 'Still there?', 'theirs', 5)
  expect(withLastMessage([older], 'c1', reply, 'unseen')[0]?.unread).toBe(1)
  expect(withLastMessage([{ ...older, unread: 4 }], 'c1', reply, 'seen')[0]?.unread).toBe(0)
})

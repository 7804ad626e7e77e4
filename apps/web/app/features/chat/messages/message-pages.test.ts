import type { Message } from '@moonlit/sdk'
import { expect, test } from 'vitest'
import { appendMessages, messagesOf, newestPage, nextOffset, withoutMessage, type MessagePages } from './message-pages.ts'
import { message } from '../test-support/samples.ts'

const many = (from: number, to: number): Message[] => Array.from({ length: to - from }, (_, at) => message(`m${from + at}`, `Message ${from + at}`))
const page = (messages: Message[]) => ({ count: messages.length, result: { messages } })
const pages = (...all: Message[][]): MessagePages => ({ pages: all.map(page), pageParams: all.map((_, at) => at * 30) })
const ids = (data: MessagePages) => messagesOf(data).map(({ messageID }) => messageID)

test('older pages come before newer ones, and none twice', () => {
  const data = pages(many(30, 60), many(0, 31))
  expect(ids(data)).toEqual(many(0, 60).map(({ messageID }) => messageID))
})

test('a full page asks for the next, past what arrived meanwhile; a smaller one ends it', () => {
  const grown = appendMessages(pages(many(30, 60)), many(60, 62))
  expect(nextOffset(page(many(30, 60)), grown.pages)).toBe(32)
  expect(nextOffset(page(many(0, 29)), grown.pages)).toBeNull()
})

test('a dialog selected again starts from its newest page', () => {
  expect(ids(newestPage(pages(many(30, 60), many(0, 30))))).toEqual(ids(pages(many(30, 60))))
})

test('[CH-24] a deleted message is taken out of its page and off the count, and those that quote it say that it is gone', () => {
  const said = { isBot: true, text: 'Message 3', hasPhoto: false }
  const quoting = { ...message('m60', 'About that', 'own'), quoted: { messageID: 'm3', said } }
  const data = withoutMessage(pages([...many(30, 60), quoting], many(0, 30)), 'm3')
  expect(ids(data)).toEqual([...many(0, 3), ...many(4, 60), quoting].map(({ messageID }) => messageID))
  expect(messagesOf(data).at(-1)?.quoted).toEqual({ messageID: 'm3', said: null })
  expect(data.pages.map(({ count }) => count)).toEqual([30, 29])
  expect(nextOffset(page(many(0, 30)), data.pages)).toBe(60)
  expect(withoutMessage(data, 'm3')).toEqual(data)
})

test('[CH-24] [CH-05] after a message of a full page was deleted, the older ones before it are still asked for', () => {
  const data = withoutMessage({ pages: [{ ...page(many(30, 60)), count: 60 }], pageParams: [0] }, 'm45')
  const [newest] = data.pages
  expect(newest && nextOffset(newest, data.pages)).toBe(29)
})

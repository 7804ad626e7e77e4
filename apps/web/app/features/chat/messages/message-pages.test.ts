import type { Message } from '@moonlit/sdk'
import { expect, test } from 'vitest'
import { appendMessages, mergeLatest, messagesOf, newestPage, nextOffset, type MessagePages } from './message-pages.ts'
import { message } from '../test-support/samples.ts'

const many = (from: number, to: number): Message[] => Array.from({ length: to - from }, (_, at) => message(`m${from + at}`, `Message ${from + at}`))
const page = (messages: Message[]) => ({ count: messages.length, result: { messages } })
const pages = (...all: Message[][]): MessagePages => ({ pages: all.map(page), pageParams: all.map((_, at) => at * 30) })
/** A message of the person, as the server has it or as this tab sent it: the same by its client's id. */
const own = (messageID: string): Message => ({ ...message(messageID, 'Hello', 'own'), clientMessageID: 'own-1' })
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

test('news from another tab come in after what is here, and older pages stay', () => {
  const merged = mergeLatest(pages(many(30, 60), many(0, 30)), page(many(32, 62)))
  expect(ids(merged)).toEqual(many(0, 62).map(({ messageID }) => messageID))
  expect(merged.pages).toHaveLength(2)
})

test("the server's copy of an own message does not stand beside it", () => {
  const held = appendMessages(pages(many(0, 2)), [own('own-1'), message('r1', 'Hi')])
  const merged = mergeLatest(held, page([...many(0, 2), own('u1'), message('r1', 'Hi')]))
  expect(ids(merged)).toEqual(['m0', 'm1', 'u1', 'r1'])
})

test('a reply that came while the page was on its way is kept', () => {
  const held = appendMessages(pages(many(0, 2)), [own('own-1'), message('r1', 'Hi')])
  expect(ids(mergeLatest(held, page([...many(0, 2), own('u1')])))).toEqual(['m0', 'm1', 'u1', 'r1'])
})

test('after a long absence the newest page is all there is', () => {
  expect(ids(mergeLatest(pages(many(0, 30)), page(many(70, 100))))).toEqual(ids(pages(many(70, 100))))
})

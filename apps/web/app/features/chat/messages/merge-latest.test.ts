import type { Message, MessagePage } from '@moonlit/sdk'
import { expect, test } from 'vitest'
import { message } from '../test-support/samples.ts'
import { isOlderGone, mergeLatest } from './merge-latest.ts'
import { appendMessages, messagesOf, type MessagePages } from './message-pages.ts'

/** Messages a minute apart. */
const many = (from: number, to: number): Message[] =>
  Array.from({ length: to - from }, (_, at) => message(`m${from + at}`, `Message ${from + at}`, 'theirs', from + at))
const page = (messages: Message[], more: Partial<MessagePage> = {}): MessagePage => ({ count: messages.length, result: { messages }, ...more })
const pages = (count: number, ...all: Message[][]): MessagePages => ({
  pages: all.map((messages) => page(messages, { count })),
  pageParams: all.map((_, at) => at * 30),
})
/** A message of the person, as the server has it or as this tab sent it: the same by its client's id. */
const own = (messageID: string): Message => ({ ...message(messageID, 'Hello', 'own', 100), clientMessageID: 'own-1' })
const reply = message('r1', 'Hi', 'theirs', 101)
const ids = (data: MessagePages) => messagesOf(data).map(({ messageID }) => messageID)
const without = (messages: Message[], ...gone: string[]): Message[] => messages.filter(({ messageID }) => !gone.includes(messageID))
const settled = { isReplyPending: false }

test('news from another tab come in after what is here, and older pages stay', () => {
  const merged = mergeLatest(pages(60, many(30, 60), many(0, 30)), page(many(32, 62)))
  expect(ids(merged)).toEqual(many(0, 62).map(({ messageID }) => messageID))
  expect(merged.pages).toHaveLength(2)
})

test("the server's copy of an own message does not stand beside it", () => {
  const held = appendMessages(pages(2, many(0, 2)), [own('own-1'), reply])
  const merged = mergeLatest(held, page([...many(0, 2), own('u1'), reply]))
  expect(ids(merged)).toEqual(['m0', 'm1', 'u1', 'r1'])
})

test('a reply that came while the page was on its way is kept', () => {
  const held = appendMessages(pages(2, many(0, 2)), [own('own-1'), reply])
  expect(ids(mergeLatest(held, page([...many(0, 2), own('u1')])))).toEqual(['m0', 'm1', 'u1', 'r1'])
})

test('after a long absence the newest page is all there is', () => {
  expect(ids(mergeLatest(pages(30, many(0, 30)), page(many(70, 100))))).toEqual(ids(pages(30, many(70, 100))))
})

test('[CH-20] what was deleted in another tab goes from here: from the end, the middle and the beginning of the newest page', () => {
  const held = pages(60, many(30, 60), many(0, 30))
  const latest = without(many(27, 60), 'm30', 'm45', 'm59')
  const merged = mergeLatest(held, page(latest, { count: 57, ...settled }))
  expect(ids(merged)).toEqual(without(many(0, 60), 'm30', 'm45', 'm59').map(({ messageID }) => messageID))
  expect(isOlderGone(held, page(latest, { count: 57, ...settled }))).toBe(false)
})

test('[CH-20] where everything was deleted nothing is left, but what came meanwhile', () => {
  const held = pages(2, many(0, 2))
  expect(ids(mergeLatest(held, page([], settled)))).toEqual([])
  expect(ids(mergeLatest(appendMessages(held, [own('own-1'), reply]), page([], settled), held))).toEqual(['own-1', 'r1'])
})

test('[CH-20] what came here while the page was on its way is kept, and what was deleted before is not', () => {
  const held = pages(4, [...many(0, 3), message('m3', 'Bye', 'theirs', 3)])
  const merged = mergeLatest(appendMessages(held, [own('own-1'), reply]), page(many(0, 3), { count: 3, ...settled }), held)
  expect(ids(merged)).toEqual(['m0', 'm1', 'm2', 'own-1', 'r1'])
})

test('[CH-20] a reply that the server does not count as said yet is kept', () => {
  const held = appendMessages(pages(2, many(0, 2)), [own('own-1'), reply])
  const latest = page([...many(0, 2), own('u1')], { count: 3, isReplyPending: true })
  expect(ids(mergeLatest(held, latest))).toEqual(['m0', 'm1', 'u1', 'r1'])
  expect(isOlderGone(held, latest)).toBe(false)
})

test('[CH-24] of a message that was changed in another tab the new words stand here, and nothing that was said after the old ones', () => {
  const held = appendMessages(pages(2, many(0, 2)), [{ ...own('u1'), clientMessageID: 'own-0' }, reply])
  expect(ids(mergeLatest(held, page([...many(0, 2), own('u1')], { count: 3, isReplyPending: true })))).toEqual(['m0', 'm1', 'u1'])
})

test('[CH-20] the count tells that an older message was deleted elsewhere', () => {
  const held = pages(60, many(30, 60), many(0, 30))
  expect(isOlderGone(held, page(many(30, 60), { count: 59, ...settled }))).toBe(true)
  expect(isOlderGone(held, page(many(30, 60), { count: 60, ...settled }))).toBe(false)
  expect(isOlderGone(held, page(many(32, 62), { count: 62, ...settled }))).toBe(false)
  expect(isOlderGone(held, page(many(32, 62), { count: 61, ...settled }))).toBe(true)
})

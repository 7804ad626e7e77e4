import { expect, test } from 'vitest'
import { pickHints } from '../composer/pick-hints.ts'
import { rowsOf } from './message-rows.ts'
import { message } from '../test-support/samples.ts'

const parts = { messages: [], outgoing: [], start: 'reached', typing: false } as const
const failed = { id: 'own-1', text: 'Hello', at: '2026-03-14T10:05:00.000Z', state: 'failed' } as const

test('what is on its way stands below the history, and the typing sign below that', () => {
  const rows = rowsOf({ ...parts, messages: [message('m1', 'Hi')], outgoing: [failed], typing: true })
  expect(rows.map(({ key }) => key)).toEqual(['start', 'm1', 'own-1', 'typing'])
})

test('a message that arrived after all is not shown twice', () => {
  const rows = rowsOf({
    ...parts,
    messages: [message('m1', 'Hi'), { ...message('u1', 'Hello', 'own'), clientMessageID: 'own-1' }],
    outgoing: [failed],
  })
  expect(rows.map(({ key }) => key)).toEqual(['start', 'm1', 'own-1'])
})

test('a day is marked once, and not where older messages of it may be missing', () => {
  const messages = [message('m1', 'Hi'), message('m2', 'You', 'theirs', 1), message('m3', 'Morning', 'theirs', 1440)]
  const marks = (start: 'reached' | 'further') =>
    rowsOf({ ...parts, messages, start })
      .map((row) => (row.kind === 'message' ? row.day !== null : null))
      .filter((mark) => mark !== null)
  expect(marks('reached')).toEqual([true, false, true])
  expect(marks('further')).toEqual([false, false, true])
})

test('[CH-16] suggestions come in the language in use, and in English where there are none', () => {
  const hints = { en: ['Hello'], de: ['Hallo'], ar: [] }
  expect(pickHints(hints, 'de')).toEqual(['Hallo'])
  expect(pickHints(hints, 'fr')).toEqual(['Hello'])
  expect(pickHints(hints, 'ar')).toEqual(['Hello'])
  expect(pickHints(undefined, 'en')).toEqual([])
})

import { expect, test } from 'vitest'
import { pickHints } from '../composer/pick-hints.ts'
import { rowsOf } from './message-rows.ts'
import { message } from '../test-support/samples.ts'

const parts = { messages: [], outgoing: [], renewing: null, start: 'reached', typing: false, isDeleting: false } as const
const failed = { id: 'own-1', edits: null, quotes: null, text: 'Hello', at: '2026-03-14T10:05:00.000Z', tab: 'tab-1', state: 'failed' } as const

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

const told = [message('m1', 'Hi'), { ...message('m2', 'Hello', 'own'), clientMessageID: 'own-1' }, message('m3', 'You came back')]
const redos = (rows: ReturnType<typeof rowsOf>) =>
  rows.map((row) => (row.kind === 'message' ? (row.redoState === 'enabled' ? row.redo : null) : row.kind))

test('[CH-24] one’s last message may be changed and the reply to it made anew, while nothing is on its way', () => {
  expect(redos(rowsOf({ ...parts, messages: told }))).toEqual(['start', null, 'edit', 'renew'])
  expect(redos(rowsOf({ ...parts, messages: [...told, message('m4', 'Are you there?')] }))).toEqual(['start', null, 'edit', null, null])
  expect(redos(rowsOf({ ...parts, messages: told, typing: true }))).toEqual(['start', null, null, null, 'typing'])
  // The server has another last message for as long as one can be brought back.
  expect(redos(rowsOf({ ...parts, messages: told, isDeleting: true }))).toEqual(['start', null, null, null])
  expect(redos(rowsOf({ ...parts, messages: told, outgoing: [{ ...failed, id: 'own-2' }] }))).toEqual(['start', null, null, null, null])
  expect(redos(rowsOf({ ...parts, messages: [message('m1', 'Hi')] }))).toEqual(['start', null])
  // The server's name of it is not known yet.
  expect(redos(rowsOf({ ...parts, messages: [{ ...message('own-1', 'Hello', 'own'), clientMessageID: 'own-1' }] }))).toEqual(['start', null])
})

test('[CH-24] a changed message stands in the place of the old one and of what was said after it, unless more was said since', () => {
  const outgoing = [{ ...failed, id: 'own-2', edits: 'm2' }]
  expect(rowsOf({ ...parts, messages: told, outgoing }).map(({ key }) => key)).toEqual(['start', 'm1', 'own-2'])
  const more = [...told, message('m4', 'And then?', 'own')]
  expect(rowsOf({ ...parts, messages: more, outgoing }).map(({ key }) => key)).toEqual(['start', 'm1', 'own-1', 'm3', 'm4', 'own-2'])
})

test('[CH-24] a reply that is being made anew gives way to the typing sign', () => {
  expect(rowsOf({ ...parts, messages: told, renewing: 'm3', typing: true }).map(({ key }) => key)).toEqual(['start', 'm1', 'own-1', 'typing'])
})

test('[CH-16] suggestions come in the language in use, and in English where there are none', () => {
  const hints = { en: ['Hello'], de: ['Hallo'], ar: [] }
  expect(pickHints(hints, 'de')).toEqual(['Hallo'])
  expect(pickHints(hints, 'fr')).toEqual(['Hello'])
  expect(pickHints(hints, 'ar')).toEqual(['Hello'])
  expect(pickHints(undefined, 'en')).toEqual([])
})

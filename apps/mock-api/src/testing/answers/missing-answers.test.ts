import { commonErrors } from '@moonlit/contract/common'
import { expect, test } from 'vitest'
import { CALLS, statusesOf } from '../../http/call-table.ts'
import { missingAnswers } from './missing-answers.ts'
import { mergeAnswers, type SeenAnswers } from './seen-answers.ts'

const all = (): SeenAnswers => ({
  seen: Object.fromEntries(CALLS.map((call): [string, number[]] => [call.id, statusesOf(call)])),
  forced: [],
  elsewhere: Object.keys(commonErrors).map(Number),
  faults: [],
})

test('[CT-04] nothing is missing when every documented answer was seen', () => {
  expect(missingAnswers(all())).toEqual([])
})

test('[CT-04] an unseen answer of a call is reported', () => {
  const answers = all()
  answers.seen['chats.send'] = [200, 400, 401, 402, 403, 429]
  expect(missingAnswers(answers)).toEqual(['chats.send: no test has seen its 208'])
  expect(missingAnswers({ ...answers, seen: { ...answers.seen, 'stats.source': [200] } })).toContain('stats.source: no test has seen its 403')
})

test('[CT-04] the answers of every resource count', () => {
  const answers = all()
  answers.seen['photosForSale.buy'] = [200, 400, 401]
  expect(missingAnswers(answers)).toEqual(['photosForSale.buy: no test has seen its 409'])
})

test('[CT-04] a forced answer counts for common errors, not for a call’s own answers', () => {
  const answers = { ...all(), elsewhere: [], forced: [208, 500, 503] }
  answers.seen = {
    ...answers.seen,
    ...Object.fromEntries(CALLS.map(({ id }) => [id, (answers.seen[id] ?? []).filter((status) => status < 500 && status !== 405)])),
  }
  answers.seen['chats.send'] = [200, 400, 401, 402, 403, 429]
  expect(missingAnswers(answers)).toEqual(['chats.send: no test has seen its 208', 'any call: no test has seen a 405'])
})

test('[CT-04] an answer that broke the contract is reported', () => {
  const answers = { ...all(), faults: ['chats.list 200: result.0.botSlug Invalid'] }
  expect(missingAnswers(answers)).toEqual(['breaks the contract: chats.list 200: result.0.botSlug Invalid'])
})

test('[CT-04] the answers seen by several test files are merged', () => {
  const part = { seen: { 'chats.send': [402, 200] }, forced: [500], elsewhere: [], faults: ['b'] }
  expect(mergeAnswers([part, { seen: { 'chats.send': [200, 208], 'bots.list': [200] }, forced: [], elsewhere: [405], faults: ['a', 'b'] }])).toEqual({
    seen: { 'bots.list': [200], 'chats.send': [200, 208, 402] },
    forced: [500],
    elsewhere: [405],
    faults: ['a', 'b'],
  })
})

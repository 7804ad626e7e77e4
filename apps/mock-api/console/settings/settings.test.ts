import { expect, test } from 'vitest'
import { countChanges, isSame, wayBack } from './changes.ts'
import { dialValue, shapeOf, sliderEnd, withDial } from './shape.ts'
import { fieldName, wordsOf } from './words.ts'

const first = { maintenance: false, freeMessages: 20, latency: { ms: 0, jitterMs: 0 }, calls: {} }

test('[MK-01] each kind of setting has the control that fits it, also one that nobody knew of', () => {
  expect(shapeOf('maintenance', true, {})).toEqual({ kind: 'switch', value: true })
  expect(shapeOf('anythingDelay', { min: 5, max: 9 }, { properties: { max: { maximum: 60 } } })).toMatchObject({
    kind: 'range',
    low: { field: 'min', value: 5, min: 0, unit: 'ms' },
    high: { field: 'max', value: 9, max: 60, unit: 'ms' },
  })
  expect(shapeOf('voiceFailureRate', 0.1, { minimum: 0, maximum: 1 })).toEqual({
    kind: 'dials',
    dials: [{ field: '', value: 0.1, min: 0, max: 1, unit: 'share' }],
  })
  expect(shapeOf('chatRate', { limit: 15, windowSeconds: 60 }, {})).toMatchObject({
    dials: [
      { field: 'limit', unit: 'count' },
      { field: 'windowSeconds', unit: 'seconds' },
    ],
  })
  expect(shapeOf('words', ['a'], {})).toEqual({ kind: 'text', value: '["a"]' })
  expect(wordsOf('someNewThing')).toEqual({ label: 'Some new thing', hint: '' })
  expect(fieldName('perDay')).toBe('Per day')
})

test('a slider reaches some times as far as the default, and always as far as the value', () => {
  const dial = { field: '', value: 20, min: 0, max: 1_000_000, unit: 'count' } as const
  expect(sliderEnd(dial, 20)).toBe(80)
  expect(sliderEnd({ ...dial, value: 500 }, 20)).toBe(500)
  expect(sliderEnd({ ...dial, max: 50 }, 20)).toBe(50)
  expect(sliderEnd({ ...dial, value: 0.2, max: 1, unit: 'share' }, 0.1)).toBe(1)
})

test('one number of a setting is changed, the others stay', () => {
  expect(withDial({ ms: 1, jitterMs: 2 }, 'ms', 9)).toEqual({ ms: 9, jitterMs: 2 })
  expect(withDial(3, '', 4)).toBe(4)
  expect([dialValue({ ms: 1 }, 'ms'), dialValue(7, ''), dialValue(undefined, 'ms')]).toEqual([1, 7, 0])
})

test('[MK-01] what was changed is counted, single calls one by one', () => {
  expect(countChanges(first, first)).toBe(0)
  expect(countChanges({ ...first, freeMessages: 3, latency: { jitterMs: 0, ms: 5 }, calls: { a: {}, b: {} } }, first)).toBe(4)
  expect(isSame({ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 })).toBe(true)
  expect(isSame({ a: 1 }, { a: 1, b: undefined })).toBe(false)
})

test('[MK-01] the way back names just what differs, and clears a call before it is as it was', () => {
  expect(wayBack(first, first)).toEqual([])
  expect(wayBack({ ...first, freeMessages: 3 }, first)).toEqual([{ freeMessages: 20 }])
  const then = { ...first, calls: { 'chats.send': { latencyMs: 5 }, 'bots.list': { latencyMs: 1 } } }
  const now = {
    ...first,
    maintenance: true,
    calls: { 'chats.send': { latencyMs: 5, failureRate: 1 }, 'core.alive': {}, 'bots.list': { latencyMs: 1 } },
  }
  expect(wayBack(now, then)).toEqual([
    { calls: { 'chats.send': null, 'core.alive': null } },
    { maintenance: false, calls: { 'chats.send': { latencyMs: 5 } } },
  ])
})

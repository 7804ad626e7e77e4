import { expect, test } from 'vitest'
import { countChanges, isSame, undoChanges } from './changes.ts'
import { numberAt, controlKindOf, sliderMax, withNumber } from './control-kind.ts'
import { fieldName, labelsOf } from './setting-labels.ts'

const first = { maintenance: false, freeMessages: 20, latency: { ms: 0, jitterMs: 0 }, calls: {} }

test('[MK-01] each kind of setting gets a fitting control, unknown ones too', () => {
  expect(controlKindOf('maintenance', true, {})).toEqual({ kind: 'switch', value: true })
  expect(controlKindOf('anythingDelay', { min: 5, max: 9 }, { properties: { max: { maximum: 60 } } })).toMatchObject({
    kind: 'range',
    low: { field: 'min', value: 5, min: 0, unit: 'ms' },
    high: { field: 'max', value: 9, max: 60, unit: 'ms' },
  })
  expect(controlKindOf('voiceFailureRate', 0.1, { minimum: 0, maximum: 1 })).toEqual({
    kind: 'dials',
    inputs: [{ field: '', value: 0.1, min: 0, max: 1, unit: 'share' }],
  })
  expect(controlKindOf('chatRate', { limit: 15, windowSeconds: 60 }, {})).toMatchObject({
    inputs: [
      { field: 'limit', unit: 'count' },
      { field: 'windowSeconds', unit: 'seconds' },
    ],
  })
  expect(controlKindOf('words', ['a'], {})).toEqual({ kind: 'text', value: '["a"]' })
  expect(labelsOf('someNewThing')).toEqual({ label: 'Some new thing', hint: '' })
  expect(fieldName('perDay')).toBe('Per day')
})

test('a slider reaches past the default, and always as far as the value', () => {
  const input = { field: '', value: 20, min: 0, max: 1_000_000, unit: 'count' } as const
  expect(sliderMax(input, 20)).toBe(80)
  expect(sliderMax({ ...input, value: 500 }, 20)).toBe(500)
  expect(sliderMax({ ...input, max: 50 }, 20)).toBe(50)
  expect(sliderMax({ ...input, value: 0.2, max: 1, unit: 'share' }, 0.1)).toBe(1)
})

test('changing one number of a setting keeps the others', () => {
  expect(withNumber({ ms: 1, jitterMs: 2 }, 'ms', 9)).toEqual({ ms: 9, jitterMs: 2 })
  expect(withNumber(3, '', 4)).toBe(4)
  expect([numberAt({ ms: 1 }, 'ms'), numberAt(7, ''), numberAt(undefined, 'ms')]).toEqual([1, 7, 0])
})

test('[MK-01] changed settings are counted, each call with its own settings as one', () => {
  expect(countChanges(first, first)).toBe(0)
  expect(countChanges({ ...first, freeMessages: 3, latency: { jitterMs: 0, ms: 5 }, calls: { a: {}, b: {} } }, first)).toBe(4)
  expect(isSame({ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 })).toBe(true)
  expect(isSame({ a: 1 }, { a: 1, b: undefined })).toBe(false)
})

test('[MK-01] undoing changes only what differs, and clears a call before restoring it', () => {
  expect(undoChanges(first, first)).toEqual([])
  expect(undoChanges({ ...first, freeMessages: 3 }, first)).toEqual([{ freeMessages: 20 }])
  const then = { ...first, calls: { 'chats.send': { latencyMs: 5 }, 'bots.list': { latencyMs: 1 } } }
  const now = {
    ...first,
    maintenance: true,
    calls: { 'chats.send': { latencyMs: 5, failureRate: 1 }, 'core.alive': {}, 'bots.list': { latencyMs: 1 } },
  }
  expect(undoChanges(now, then)).toEqual([
    { calls: { 'chats.send': null, 'core.alive': null } },
    { maintenance: false, calls: { 'chats.send': { latencyMs: 5 } } },
  ])
})

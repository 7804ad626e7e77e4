import { expect, test } from 'vitest'
import { afterRemoval } from './after-removal.ts'

test('taking the selected chat off the list leads to the list, taking the last one off to explore', () => {
  expect(afterRemoval(1, 'c2', 'c2')).toBe('list')
  expect(afterRemoval(1, 'c2', 'c1')).toBe('stay')
  expect(afterRemoval(0, 'c2', null)).toBe('explore')
})

import { expect, test } from 'vitest'
import { FIELD_MESSAGES } from '../rules.ts'
import { StatsRange } from './stats.ts'

test('[TS-02] somebody may look at the statistics of a leap year, both ends included, and of no day more', () => {
  const faultsOf = (from: string, to: string) =>
    StatsRange.safeParse({ from, to }).error?.issues.map(({ path, message }) => [path.join('.'), message])
  // 366 days, and 367.
  expect(faultsOf('2024-01-01', '2024-12-31')).toBeUndefined()
  expect(faultsOf('2024-01-01', '2025-01-01')).toEqual([['from', FIELD_MESSAGES.daysTooMany]])
})

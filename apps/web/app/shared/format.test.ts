import { expect, onTestFinished, test, vi } from 'vitest'
import type * as format from './format.ts'

test('[IN-04] the day on which what was paid for ends is the same for readers everywhere: that of UTC', async () => {
  vi.stubEnv('TZ', 'Pacific/Kiritimati')
  onTestFinished(() => void vi.unstubAllEnvs())
  // Made anew: what other tests have formatted with was made for the time zone of the machine.
  const { formatDate, formatTerm } = await vi.importActual<typeof format>('./format.ts?anew')
  const end = '2026-03-14T20:00:00Z'
  expect(formatDate('en', end)).toBe('March 15, 2026')
  expect(formatTerm('en', end)).toBe('March 14, 2026')
})

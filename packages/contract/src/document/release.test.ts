import { describe, expect, test } from 'vitest'
import { openApiDocument } from '../openapi.ts'
import { isJson, type Json } from '../openapi-schemas.ts'
import { readApprovals, readReleased, versionOf } from './release-files.ts'
import { reviewChanges, versionProblem } from './release.ts'

const current = openApiDocument()
const withoutCall = (path: string): Json => ({
  ...current,
  paths: Object.fromEntries(Object.entries(isJson(current['paths']) ? current['paths'] : {}).filter(([one]) => one !== path)),
})

describe('since the last release', () => {
  const review = reviewChanges({ released: readReleased() ?? {}, current, approvals: readApprovals() })

  test('[CT-05] every breaking change is approved in released/approved-changes.json', () => {
    expect(review.unapproved).toEqual([])
  })

  test('[CT-05] every approval matches a breaking change', () => {
    expect(review.unused).toEqual([])
  })

  test('[CT-05] the document of the last release exists, with its version', () => {
    expect(versionOf(readReleased() ?? {})).toMatch(/^\d+\.\d+\.\d+$/u)
  })
})

test('[CT-05] a breaking change is reported until approved, and so is an unused approval', () => {
  const planted = { released: current, current: withoutCall('/api/v1/chats/') }
  const change = 'chats.list: the call is gone'
  expect(reviewChanges({ ...planted, approvals: [] })).toEqual({ changes: [change], unapproved: [change], unused: [] })
  expect(reviewChanges({ ...planted, approvals: [{ change, reason: 'Nobody has chats' }] })).toEqual({
    changes: [change],
    unapproved: [],
    unused: [],
  })
  expect(reviewChanges({ released: current, current, approvals: [{ change, reason: 'Nobody has chats' }] }).unused).toEqual([change])
})

test.each([
  ['1.0.0', '1.0.1', false, null],
  ['1.9.9', '2.0.0', true, null],
  ['1.0.0', '1.0.0', false, 'greater than 1.0.0'],
  ['1.2.0', '1.1.9', false, 'greater than 1.2.0'],
  ['1.2.0', '1.3.0', true, 'has to be 2.0.0'],
])('[CT-05] after %s comes %s (breaking: %s)?', (last, next, isBreaking, fault) => {
  const found = versionProblem(last, next, isBreaking)
  if (fault === null) expect(found).toBeNull()
  else expect(found).toContain(fault)
})

import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fromRoot } from '../workspace/paths.mjs'
import { installedBrowser } from './browser.mjs'
import { changedFiles } from './generated.mjs'
import { readPlaywright, readVitest } from './results.mjs'

test('a vitest report is read with the titles of its groups', () => {
  const report = {
    testResults: [
      {
        name: fromRoot('packages', 'ui', 'src', 'chip.test.tsx'),
        status: 'failed',
        assertionResults: [
          { ancestorTitles: ['chips'], title: '[EX-03] are chosen', status: 'passed' },
          { ancestorTitles: [], title: 'break', status: 'failed' },
          { ancestorTitles: [], title: 'wait', status: 'pending' },
        ],
      },
    ],
  }
  const file = 'packages/ui/src/chip.test.tsx'
  expect(readVitest(report)).toEqual([
    { title: 'chips [EX-03] are chosen', file, status: 'passed' },
    { title: 'break', file, status: 'failed' },
    { title: 'wait', file, status: 'skipped' },
  ])
})

test('a test file that cannot be loaded counts as failed', () => {
  const report = { testResults: [{ name: fromRoot('a.test.ts'), status: 'failed', assertionResults: [] }] }
  expect(readVitest(report)).toEqual([{ title: 'a.test.ts could not be run', file: 'a.test.ts', status: 'failed' }])
})

test('a Playwright report is read; a test that passed only when run again is marked', () => {
  const spec = (/** @type {string} */ title, /** @type {string} */ status) => ({ title, file: 'explore.spec.ts', tests: [{ status }] })
  const report = {
    config: { rootDir: fromRoot('apps', 'web', 'e2e') },
    errors: [],
    suites: [
      {
        title: 'explore.spec.ts',
        specs: [spec('[EX-01] heading', 'expected'), spec('sometimes', 'flaky')],
        suites: [{ title: 'on a phone', specs: [spec('[EX-08] ten cards', 'unexpected'), spec('later', 'skipped')] }],
      },
    ],
  }
  const file = 'apps/web/e2e/explore.spec.ts'
  expect(readPlaywright(report)).toEqual([
    { title: '[EX-01] heading', file, status: 'passed' },
    { title: 'sometimes', file, status: 'passed', isFlaky: true },
    { title: 'on a phone [EX-08] ten cards', file, status: 'failed' },
    { title: 'on a phone later', file, status: 'skipped' },
  ])
})

test('a Playwright run that breaks before its first test counts as failed', () => {
  const report = { config: { rootDir: fromRoot('apps', 'web', 'e2e') }, errors: [{ message: 'no server' }], suites: [] }
  expect(readPlaywright(report)).toMatchObject([{ status: 'failed' }])
})

test('an installed browser is found in its usual place or on the path', () => {
  const only = (/** @type {string} */ wanted) => (/** @type {string} */ path) => path === wanted
  expect(installedBrowser({ platform: 'linux', exists: only('/usr/bin/chromium') })).toBe('/usr/bin/chromium')
  expect(installedBrowser({ platform: 'linux', path: '/opt/bin', exists: only(join('/opt/bin', 'google-chrome')) })).toBe(
    join('/opt/bin', 'google-chrome'),
  )
  expect(installedBrowser({ platform: 'linux', path: '', exists: () => false })).toBeUndefined()
})

test('the shell without windows is taken before a whole browser', () => {
  const both = (/** @type {string} */ path) => ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'].includes(path)
  expect(installedBrowser({ platform: 'linux', path: '/usr/bin', exists: both })).toBe('/usr/bin/chromium-headless-shell')
  const onPath = (/** @type {string} */ path) => [join('/opt', 'chromium-headless-shell'), '/usr/bin/chromium'].includes(path)
  expect(installedBrowser({ platform: 'linux', path: '/opt', exists: onPath })).toBe(join('/opt', 'chromium-headless-shell'))
})

test('changed, new and removed generated files are named', () => {
  const before = new Map([
    ['same', '1'],
    ['changed', '1'],
    ['gone', '1'],
  ])
  const after = new Map([
    ['same', '1'],
    ['changed', '2'],
    ['new', '1'],
  ])
  expect(changedFiles(before, after)).toEqual(['changed', 'gone', 'new'])
})

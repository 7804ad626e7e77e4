import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../../..')

/** Calls that neither this app nor the SDK makes, each with why the API has it all the same. A call beyond these is one too many. */
const PROMISES: Readonly<Record<string, string>> = {
  'users.language': 'promised to other clients: this app has the language with users.me',
  'users.phoneNumber': 'promised to other clients: this app has the number with users.me',
}

const document: { paths: Record<string, Record<string, { operationId: string }>> } = JSON.parse(
  readFileSync(join(ROOT, 'packages/contract/openapi.json'), 'utf8'),
)
const calls = Object.values(document.paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId))

const sources = globSync(['apps/web/app/**/*.{ts,tsx}', 'packages/sdk/src/**/*.ts'], { cwd: ROOT, exclude: ['**/*.test.{ts,tsx}', '**/testing/**'] })
  .map((file) => readFileSync(join(ROOT, file), 'utf8'))
  .join('\n')
const isMade = (call: string): boolean => new RegExp(`\\b${call.replace('.', String.raw`\s*\.\s*`)}\\b`, 'u').test(sources)

test('a call of the contract that nobody makes is told, unless it is promised to others', () => {
  expect(calls.length).toBeGreaterThan(50)
  expect(calls.filter((call) => !isMade(call) && !(call in PROMISES))).toEqual([])
})

test('a promise that is kept by this app itself, or of a call that is gone, is told', () => {
  expect(Object.keys(PROMISES).filter((call) => isMade(call) || !calls.includes(call))).toEqual([])
})

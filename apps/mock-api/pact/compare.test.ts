import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { comparePact } from './compare.ts'
import { type Pact, readPact } from './pact-file.ts'

const openApi = readFileSync(fileURLToPath(import.meta.resolve('@moonlit/contract/openapi.json')), 'utf8')
const pact = readPact()

/** The pact with a few of its interactions, by the beginning of their names. */
const only = (beginning: string): Pact => ({
  ...pact,
  interactions: pact.interactions.filter(({ description }) => description.startsWith(beginning)),
})

/** A document with one thing replaced, wherever it stands. */
const planted = (from: string, to: string): string => {
  expect(openApi).toContain(from)
  return openApi.replaceAll(from, to)
}

test('[CT-03] the pact agrees with the OpenAPI document', async () => {
  expect(await comparePact(openApi, pact)).toEqual([])
})

test('[CT-03] a field missing from the document is named', async () => {
  const faults = await comparePact(planted('"audioLimit"', '"audioSeconds"'), only('users.me answers 200'))
  expect(faults.join('\n')).toContain('audioLimit')
  expect(faults.join('\n')).toContain('users.me answers 200 to a subscriber')
})

test('[CT-03] a status missing from the document is named', async () => {
  const faults = await comparePact(planted('"208": {', '"299": {'), only('chats.send answers 208'))
  expect(faults).toHaveLength(1)
  expect(faults[0]).toMatch(/208.*chats\.send answers 208 while the character is still writing/u)
})

test('[CT-03] a call missing from the document is named', async () => {
  const faults = await comparePact(planted('/api/v1/dialog_hints/', '/api/v1/hints/'), only('chats.hints answers 200 to a visitor'))
  expect(faults.join('\n')).toContain('/api/v1/dialog_hints/')
})

test('[CT-03] a newly required request field is named', async () => {
  const stricter: unknown = JSON.parse(openApi, (key, value: unknown) =>
    key === 'LoginBody' && typeof value === 'object' ? { ...value, required: ['email', 'password', 'captcha'] } : value,
  )
  const faults = await comparePact(JSON.stringify(stricter), only('auth.login answers 200 to the right password'))
  expect(faults.join('\n')).toContain('captcha')
})

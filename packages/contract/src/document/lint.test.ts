import { beforeAll, describe, expect, test } from 'vitest'
import { openApiDocument } from '../openapi.ts'
import { isJson, type Json } from '../openapi-schemas.ts'
import { EXCEPTIONS, type Finding, DISABLED_RULES, lintDocument } from './lint.ts'

const requestOf = (schema: Json): Json => ({ required: true, description: 'A letter', content: { 'application/json': { schema } } })
const answer = { description: 'An answer', content: {} }

/** Faults of one call, each with the rule that has to name it. */
const FAULTS: Readonly<Record<string, { rule: string; change: (operation: Json) => Json }>> = {
  'a text of a request without a longest length': {
    rule: 'owasp:api4:2023-string-limit',
    change: (operation) => ({ ...operation, requestBody: requestOf({ type: 'object', properties: { text: { type: 'string' } } }) }),
  },
  'a list of a request without an end': {
    rule: 'owasp:api4:2023-array-limit',
    change: (operation) => ({
      ...operation,
      requestBody: requestOf({ type: 'object', properties: { ids: { type: 'array', items: { type: 'boolean' } } } }),
    }),
  },
  'a call without a description': { rule: 'operation-description', change: ({ description: _, ...operation }) => operation },
  'a call without a name': { rule: 'operation-operationId', change: ({ operationId: _, ...operation }) => operation },
  'a 429 that does not say how long to wait': {
    rule: 'owasp:api4:2023-rate-limit-retry-after',
    change: (operation) => ({ ...operation, responses: { 201: answer, 400: answer, 401: answer, 429: { ...answer, headers: {} }, 500: answer } }),
  },
}
const pathOf = (fault: string): string => `/${fault.replaceAll(' ', '-')}`

let found: Finding[]
beforeAll(async () => {
  const document = openApiDocument()
  const contact = isJson(document['paths']) ? document['paths']['/api/v1/contact/'] : {}
  const operation = isJson(contact) && isJson(contact['post']) ? contact['post'] : {}
  found = await lintDocument({
    ...document,
    paths: Object.fromEntries(
      Object.entries(FAULTS).map(([fault, { change }]) => [pathOf(fault), { post: change({ ...operation, operationId: `contact.${fault}` }) }]),
    ),
  })
  // The rules are read and compiled first: seconds, more beside other programs.
}, 60_000)

test('[CT-03] the document passes the OpenAPI and OWASP rules', async () => {
  expect(await lintDocument(openApiDocument())).toEqual([])
})

test('[CT-03] every disabled rule has a reason', () => {
  for (const reason of [...Object.values(DISABLED_RULES), ...EXCEPTIONS.map((exception) => exception.reason)]) expect(reason).toMatch(/^.{20,}\.$/u)
})

describe('[CT-03] the linter names', () => {
  test.each(Object.entries(FAULTS))('%s', (fault, { rule }) => {
    expect(found.filter(({ path }) => path.includes(pathOf(fault))).map((one) => one.rule)).toContain(rule)
  })

  test('an unused exception', () => {
    expect(found).toContainEqual(
      expect.objectContaining({ rule: 'unused-exception', message: 'owasp:api7:2023-concerning-url-parameter finds nothing there' }),
    )
  })
})

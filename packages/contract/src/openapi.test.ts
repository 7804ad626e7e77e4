import { existsSync, readFileSync } from 'node:fs'
import type { AppRoute } from '@ts-rest/core'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { contract } from './index.ts'
import { TAGS, openApiDocument, openApiText } from './openapi.ts'
import { createExamples } from './openapi-examples.ts'
import { createSchemas, isJson, type Json } from './openapi-schemas.ts'

const document = openApiDocument()
const part = (holder: unknown, ...path: string[]): Json =>
  path.reduce<Json>((at, key) => (isJson(at[key]) ? at[key] : {}), isJson(holder) ? holder : {})
const isText = (value: unknown): boolean => typeof value === 'string' && value !== ''
const rows = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isJson) : [])

const schemas = part(document, 'components', 'schemas')
const operations = Object.entries(part(document, 'paths')).flatMap(([path, methods]) =>
  Object.entries(part(methods)).map(([method, operation]) => ({ call: `${method.toUpperCase()} ${path}`, operation: part(operation) })),
)

const isRoute = (value: unknown): value is AppRoute => isJson(value) && 'method' in value && 'path' in value
const routes: { name: string; route: AppRoute }[] = Object.entries(contract).flatMap(([resource, router]) =>
  Object.entries(router).flatMap(([name, route]: [string, unknown]) => (isRoute(route) ? [{ name: `${resource}.${name}`, route }] : [])),
)

/** Every call of the API's own page, under /api; `+` are those added to the source's list. */
const CALLS = `
POST /v1/auth/auth_user/
POST /v1/auth/registrations/
POST /v1/auth/login/
POST /v1/auth/logout/
GET /v1/oauth/get-link/
GET /v1/oauth/status/{id}/
POST /v1/oauth/signup/
POST /v1/auth/refresh-token/
POST /v1/auth/change-password/
POST /v1/auth/set-password/
POST /v1/auth/verify/send/
POST /v1/auth/verify/{userId}/{token}/
POST /v1/auth/reset/start/
POST /v1/auth/reset/finish/{userId}/{token}/
POST /v1/auth/magic-link/
POST /v1/auth/magic-link/apply/
+ GET /v1/auth/sessions/
+ DELETE /v1/auth/sessions/{id}/
+ DELETE /v1/auth/sessions/
GET /v1/users/me/
PATCH /v1/users/me/
DELETE /v1/users/me/
GET /v1/users/me/language/
PUT /v1/users/me/language/
GET /v1/users/me/access/
GET /v1/users/me/phone_number/
PUT /v1/users/me/phone_number/
GET /v1/users/me/currency/
GET /v1/users/me/export/
POST /v1/stats/first-touch/{promoType}/
POST /v1/stats/first-touch/{promoType}/{slug}/
GET /v1/stats/bots/{id}/
GET /v1/core/alive/
GET /v1/stats/sources/{promoType}/
POST /v1/contact/
POST /v1/reports/
POST /v1/mail/unsubscribe/{token}/
GET /v1/bots/
GET /v1/bots/extra-avatars/
GET /v1/bots/{slug}/
GET /v1/bots/role_types/
GET /v1/bots/create-character/
POST /v1/bots/create-character/
+ POST /v1/bots/create-character/check/
GET /v1/bots/me/
PATCH /v1/bots/me/{id}/
GET /v1/bots/blocked/
PUT /v1/bots/{slug}/block/
GET /v1/bots/favourites/
PUT /v1/bots/{slug}/favourite/
GET /v1/bots/{slug}/go_chat/
GET /v1/chats/
DELETE /v1/chats/{id}/
GET /v1/chats/{id}/messages/
POST /v1/chats/{id}/read/
POST /v1/chats/{id}/send/
GET /v1/chats/{id}/messages/{msgId}/get_full_image/
GET /v1/chats/{id}/messages/{msgId}/get_voice/
POST /v1/chats/{id}/reminder/
POST /v1/call/{id}/create/
GET /v1/dialog_hints/
+ GET /v1/chats/{id}/search/
+ GET /v1/chats/{id}/transcript/
+ POST /v1/chats/{id}/messages/{msgId}/edit/
+ POST /v1/chats/{id}/messages/{msgId}/another_reply/
+ POST /v1/chats/{id}/messages/{msgId}/version/
+ POST /v1/chats/{id}/messages/{msgId}/reaction/
+ DELETE /v1/chats/{id}/messages/{msgId}/
+ PATCH /v1/chats/{id}/
+ GET /v1/chats/{id}/facts/
+ PATCH /v1/chats/{id}/facts/{factId}/
+ DELETE /v1/chats/{id}/facts/{factId}/
+ GET /v1/bots/{slug}/similar/
GET /v1/bots/{slug}/photos/
POST /v1/bots/{slug}/photos/{id}/buy/
GET /v1/subscriptions/
GET /v1/subscriptions/{id}/buy/
GET /v1/payment/success/
GET /v1/subscriptions/me/
GET /v1/subscriptions/receipts/
GET /v1/subscriptions/{id}/unsubscribe/
GET /v1/subscriptions/one-time/
GET /v1/subscriptions/{id}/one-time/
GET /v1/subscriptions/promo/
GET /v1/subscriptions/validate-promo-code/{code}/
GET /v1/generation/styles/
POST /v1/generation/
GET /v1/generation/{id}/status/
GET /v1/generation/
DELETE /v1/generation/{id}/photos/{photoId}/
`
  .trim()
  .split('\n')
  .map((line) => line.replace(/^\+ /u, '').replace(' /', ' /api/'))

/** Every schema below a part of the document. */
const schemasIn = (value: unknown): Record<string, unknown>[] => {
  if (Array.isArray(value)) return value.flatMap(schemasIn)
  return isJson(value) ? [value, ...Object.values(value).flatMap(schemasIn)] : []
}

test('[AP-09] whatever a schema requires, it also describes', () => {
  const lacking = schemasIn(openApiDocument()).flatMap(({ required, properties = {} }) =>
    Array.isArray(required) && isJson(properties) ? required.map(String).filter((name) => !(name in properties)) : [],
  )
  expect(lacking).toEqual([])
})

test('[SD-08] exchanging a refresh token twice is not exchanging it once: it ends the session', () => {
  expect(contract.auth.refreshToken.metadata).toMatchObject({ idempotent: false, retry: false })
})

describe('the document', () => {
  test('[AP-09] equals the committed file and is generated deterministically', () => {
    const file = new URL('../openapi.json', import.meta.url)
    expect(existsSync(file) && readFileSync(file, 'utf8') === openApiText(), 'openapi.json is stale: run `npm run generate`').toBe(true)
    expect(openApiText()).toBe(openApiText())
  })

  test('[AP-01] has exactly the calls of the API', () => {
    expect(document['openapi']).toBe('3.1.0')
    expect(operations.map(({ call }) => call).toSorted()).toEqual(CALLS.toSorted())
    expect(operations.map(({ operation }) => String(operation['operationId'])).toSorted()).toEqual(routes.map(({ name }) => name).toSorted())
  })

  test('[AP-09] has no empty schema', () => {
    const empty: string[] = []
    const walk = (schema: unknown, at: string): void => {
      if (!isJson(schema) || Object.keys(schema).filter((key) => !['description', 'examples', 'default'].includes(key)).length === 0) empty.push(at)
      if (!isJson(schema)) return
      for (const [name, property] of Object.entries(part(schema, 'properties'))) walk(property, `${at}.${name}`)
      for (const key of ['items', 'propertyNames', 'additionalProperties']) if (key in schema) walk(schema[key], `${at}.${key}`)
      for (const key of ['anyOf', 'allOf', 'oneOf', 'prefixItems']) {
        const choices = schema[key]
        if (Array.isArray(choices)) for (const [index, choice] of choices.entries()) walk(choice, `${at}.${key}${index}`)
      }
    }
    for (const [name, schema] of Object.entries(schemas)) walk(schema, name)
    for (const { call, operation } of operations) {
      for (const parameter of rows(operation['parameters'])) walk(parameter['schema'], `${call} ${String(parameter['name'])}`)
      for (const media of Object.values(part(operation, 'requestBody', 'content'))) walk(part(media)['schema'], `${call} body`)
      for (const [status, response] of Object.entries(part(operation, 'responses')))
        for (const media of Object.values(part(response, 'content'))) walk(part(media)['schema'], `${call} ${status}`)
    }
    expect(empty).toEqual([])
  })

  test('[AP-09] has no dangling reference and no unused schema', () => {
    const text = JSON.stringify(document)
    const refs = new Set([...text.matchAll(/"\$ref":"#\/(?<path>[^"]+)"/gu)].map((found) => found.groups?.['path'] ?? ''))
    for (const ref of refs) expect(Object.keys(part(document, ...ref.split('/'))), ref).not.toHaveLength(0)
    for (const name of Object.keys(schemas)) expect(refs, name).toContain(`components/schemas/${name}`)
    for (const schema of Object.values(schemas)) expect(schema).toHaveProperty('description')
    expect(text).not.toContain('$schema')
    expect(text).not.toContain('$defs')
  })

  test('[AP-09] documents Retry-After of a 429', () => {
    expect(part(document, 'components', 'responses', '429', 'headers', 'Retry-After', 'schema')).toMatchObject({ type: 'integer' })
  })

  test('[AP-09] has a described tag for each resource, three security schemes, and a server', () => {
    expect(Object.keys(TAGS)).toEqual(Object.keys(contract))
    expect(rows(document['tags']).every(({ name, description }) => typeof name === 'string' && typeof description === 'string')).toBe(true)
    expect(part(document, 'components', 'securitySchemes')).toMatchObject({
      bearer: { type: 'http', scheme: 'bearer' },
      cookie: { in: 'cookie', name: 'authorization' },
      guestSession: { in: 'header', name: 'X-User-Session-Id' },
    })
    expect(rows(document['servers'])).not.toHaveLength(0)
  })
})

describe.each(operations)('$call', ({ operation }) => {
  test('[AP-09] has summary, description, tag, policy and who may call', () => {
    expect([operation['summary'], operation['description']].every(isText)).toBe(true)
    expect(operation['tags']).toEqual([String(operation['operationId']).split('.')[0]])
    const { caller, ...policy } = part(operation, 'x-policy')
    expect(Object.entries(policy).map(([name, value]) => `${name}: ${typeof value}`)).toEqual([
      'safe: boolean',
      'idempotent: boolean',
      'retry: boolean',
    ])
    expect(['public', 'anyone', 'session', 'user', 'admin']).toContain(caller)
    const expected = { public: [''], anyone: ['', 'bearer', 'cookie', 'guestSession'], session: ['bearer', 'cookie', 'guestSession'] }[
      String(caller)
    ] ?? ['bearer', 'cookie']
    expect(rows(operation['security']).map((one) => Object.keys(one).join())).toEqual(expected)
  })

  test('[AP-09] has a description and an example for every parameter, body and answer', () => {
    for (const parameter of rows(operation['parameters']))
      expect(isText(parameter['description']) && parameter['example'] !== undefined, String(parameter['name'])).toBe(true)
    const body = part(operation, 'requestBody')
    for (const media of Object.values(part(body, 'content'))) expect(media).toHaveProperty('example')
    if ('requestBody' in operation) expect(isText(body['description']) && body['required']).toBe(true)
    for (const [status, response] of Object.entries(part(operation, 'responses'))) {
      const shared = typeof part(response)['$ref'] === 'string' ? part(document, 'components', 'responses', status) : part(response)
      expect(shared['description'], status).toMatch(/\D/u)
      const media = part(shared, 'content', 'application/json')
      expect('example' in media || Object.keys(part(media, 'examples')).length > 0, status).toBe(true)
    }
  })
})

test.each(routes)('[AP-09] $name: its examples pass its own schemas', ({ name, route }) => {
  const operation = operations.find((one) => one.operation['operationId'] === name)?.operation
  const body = Object.values(part(operation, 'requestBody', 'content')).find(isJson)
  if ('body' in route && route.body instanceof z.ZodType) expect(route.body.safeParse(body?.['example']).error).toBeUndefined()
  for (const [status, schema] of Object.entries(route.responses)) {
    if (!(schema instanceof z.ZodType)) continue
    const media = part(operation, 'responses', status, 'content', 'application/json')
    if ('example' in media) expect(schema.safeParse(media['example']).error, status).toBeUndefined()
    for (const example of Object.values(part(document, 'components', 'responses', status, 'content', 'application/json', 'examples'))) {
      if (!('example' in media)) expect(schema.safeParse(part(example)['value']).error, status).toBeUndefined()
    }
  }
  for (const parameter of rows(operation?.['parameters'])) {
    const holder = parameter['in'] === 'path' ? route.pathParams : route.query
    const field: unknown = holder instanceof z.ZodObject ? holder.shape[String(parameter['name'])] : undefined
    if (field instanceof z.ZodType) expect(field.safeParse(parameter['example']).error, String(parameter['name'])).toBeUndefined()
  }
})

describe('lifting named schemas', () => {
  const Inner = z.object({ a: z.string().default('x') }).meta({ id: 'TestInner', description: 'Reads differently on its way in' })
  const Outer = z.object({ inner: Inner }).meta({ id: 'TestOuter', description: 'Holds one that does' })
  const Same = z.object({ b: z.number().int() }).meta({ id: 'TestSame', description: 'Reads the same both ways' })

  test('[AP-09] names a request schema separately only where it differs', () => {
    const { transform, finish } = createSchemas()
    const request = transform(Outer, 'in')
    const answer = transform(Outer, 'out')
    const { schemas: lifted, document: finished } = finish({ request, answer, same: [transform(Same, 'in'), transform(Same, 'out')] })
    expect(Object.keys(lifted)).toEqual(['TestInner', 'TestInnerInput', 'TestOuter', 'TestOuterInput', 'TestSame'])
    const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
    expect(finished).toEqual({ request: ref('TestOuterInput'), answer: ref('TestOuter'), same: [ref('TestSame'), ref('TestSame')] })
    expect(lifted['TestOuterInput']).toMatchObject({ properties: { inner: ref('TestInnerInput') } })
    expect(part(lifted, 'TestInner')['required']).toEqual(['a'])
    expect(part(lifted, 'TestInnerInput')['required']).toBeUndefined()
  })

  test('[AP-09] builds an example from those of its parts', () => {
    const exampleOf = createExamples({ Named: { type: 'object', examples: [{ n: 1 }] } })
    expect(
      exampleOf({
        type: 'object',
        required: ['list', 'kind', 'pair', 'map'],
        properties: {
          list: { type: 'array', items: { $ref: '#/components/schemas/Named' } },
          kind: { enum: ['a', 'b'] },
          skipped: { type: 'string' },
          pair: { type: 'array', prefixItems: [{ const: 1 }, { type: 'boolean' }] },
          map: { type: 'object' },
        },
      }),
    ).toEqual({ list: [{ n: 1 }], kind: 'a', pair: [1, true], map: {} })
  })
})

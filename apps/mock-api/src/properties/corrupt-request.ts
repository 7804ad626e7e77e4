import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import type { Operation } from './operations.ts'
import { isOwned, othersValue } from './real-values.ts'
import { type ApiRequest, addressOf, sendable } from './requests.ts'
import type { Fixture } from './fixture.ts'
import { isJson } from './schema-values.ts'

/** Hostile texts. */
const HOSTILE = [
  "'; DROP TABLE User; --",
  "' OR '1'='1",
  '" OR 1=1 --',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '../../../../etc/passwd',
  '..%2f..%2f',
  '\\..\\..\\windows',
  '\0',
  'a\0b',
  '\uD800',
  '\uDFFF\uD800',
  '\u202Egnp.exe',
  '\uFEFF',
  '${jndi:ldap://x}',
  '{{7*7}}',
  '%00',
  '%',
  '%E0%A4%A',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  '-0',
  '1e309',
  '0x10',
  '٣',
  ' ',
  '',
  '\r\nSet-Cookie: a=b',
  'x'.repeat(300),
  'x'.repeat(70_000),
  '💥'.repeat(3000),
  '👨‍👩‍👧‍👦'.repeat(200),
  'Z̸̡̛'.repeat(500),
] as const

const deep = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`

/** Values of wrong types, as JSON text, since JSON.stringify cannot write some. */
const WRONG = [
  'null',
  'true',
  '[]',
  '{}',
  '0',
  '-1',
  '1.5',
  '1e400',
  '-1e400',
  '9007199254740993',
  '123456789012345678901234567890',
  '""',
  '"x"',
  '[[]]',
  '{"a":1}',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"toString":1}',
  '["a","a"]',
  deep(3000),
] as const

const BODIES = [
  '',
  '{',
  '{"a":',
  'null',
  '[]',
  '"text"',
  '0',
  '{"__proto__":{"isAdmin":true}}',
  '{"a":1,"a":2}',
  '\0',
  '\uFEFF{}',
  '{}{}',
  "{'a':1}",
  deep(20_000),
] as const

const TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/xml',
  'multipart/form-data',
  'multipart/form-data; boundary=B',
  'application/json; charset=utf-16',
  'application/json; charset=x',
  'image/png',
  '/',
  '',
  'x'.repeat(2000),
] as const

/** Ways to corrupt a request. */
const KINDS = ['drop', 'wrong', 'hostile', 'body', 'type', 'query', 'others', 'gone', 'token', 'session', 'extra'] as const

/** One way to corrupt a request; the numbers choose the field and the value. */
export interface Corruption {
  readonly kind: (typeof KINDS)[number]
  readonly field: number
  readonly value: number
}

const corruption = fc.record({ kind: fc.constantFrom(...KINDS), field: fc.nat(20), value: fc.nat(1000) })
/** One to three corruptions at once. */
export const corruptions: fc.Arbitrary<Corruption[]> = fc.array(corruption, { minLength: 1, maxLength: 3 })

const pick = <Value>(values: readonly Value[], number: number): Value | undefined => values[number % Math.max(1, values.length)]

const base64 = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Tokens that must be refused: of nobody, of another world, unsigned, signed with another key, too old, too long. */
const badTokens = (now: number): readonly string[] => {
  const claims = { kind: 'access', version: 1, session: 's', iss: 'moonlit', sub: 'u_no-allowance', iat: Math.floor(now / 1000), exp: 4_102_444_800 }
  const signed = (key: string, header: unknown): string => {
    const content = `${base64(header)}.${base64(claims)}`
    return `${content}.${createHmac('sha256', key).update(content).digest('base64url')}`
  }
  return [
    '',
    'x',
    'null',
    'a.b.c',
    `${base64({ alg: 'none' })}.${base64(claims)}.`,
    signed('', { alg: 'HS256' }),
    signed('moonlit-local-development-secret', { alg: 'HS256' }),
    signed('moonlit-local-development-secret:default', { alg: 'HS256' }),
    signed('secret', { alg: 'HS512' }),
    signed('secret', { alg: 'HS256', kid: '../../dev/null' }),
    'x'.repeat(7000),
  ]
}

interface CorruptedRequest {
  readonly options: InjectOptions
  /** Statuses that are allowed for this corruption, though the call does not document them. */
  readonly allowed: readonly number[]
  /** Whether it asks for another person's data. */
  readonly isOthers: boolean
}

/** A header value that Node lets through. */
const headerText = (text: string): string => text.replace(/[^\t\u0020-\u007E\u0080-\u00FF]/gu, '?').slice(0, 8000)

/** JSON of a body, with some values as the text they are written as. */
const jsonOf = (body: Readonly<Record<string, unknown>>, raw: ReadonlyMap<string, string>): string =>
  `{${Object.keys(body)
    .map((name) => `${JSON.stringify(name)}:${raw.get(name) ?? JSON.stringify(body[name]) ?? 'null'}`)
    .join()}}`

/** A request with the corruptions applied, ready to be sent by its person. */
export const corrupted = (fixture: Fixture, operation: Operation, request: ApiRequest, ways: readonly Corruption[]): CorruptedRequest => {
  const params: Record<string, unknown> = { ...request.params }
  const query: Record<string, unknown> = { ...request.query }
  const body: Record<string, unknown> = isJson(request.body) ? { ...request.body } : {}
  const raw = new Map<string, string>()
  const headers: Record<string, string> = {}
  const search: string[] = []
  const othersFields: ['params' | 'query' | 'body', string, string][] = []
  let payload: string | undefined
  let type: string | undefined

  const holders = { params, query, body }
  const fields = (): (readonly ['params' | 'query' | 'body', string])[] =>
    (['params', 'query', 'body'] as const).flatMap((place) => Object.keys(holders[place]).map((name) => [place, name] as const))

  for (const { kind, field, value } of ways) {
    const [place, name] = pick(fields(), field) ?? ['query', 'x']
    switch (kind) {
      case 'drop':
        if (place !== 'params') Reflect.deleteProperty(holders[place], name)
        break
      case 'wrong':
        if (place === 'body') raw.set(name, pick(WRONG, value) ?? 'null')
        else holders[place][name] = pick(WRONG, value)?.slice(0, 2000)
        break
      case 'hostile':
        holders[place][name] = place === 'body' ? pick(HOSTILE, value) : pick(HOSTILE, value)?.slice(0, 2000)
        break
      case 'extra':
        body[pick(['isAdmin', 'is_admin', 'id', 'userId', 'emailVerified', '__proto__x', 'status', 'price'], value) ?? 'id'] = true
        break
      case 'body':
        payload = pick(BODIES, value)
        break
      case 'type':
        type = pick(TYPES, value)
        break
      case 'query':
        search.push(
          pick([`${name}=1&${name}=2`, `${name}[a]=1`, `${name}[]=1`, '__proto__[isAdmin]=1', `${name}`, '=', '&&&', '%', 'a=%FF'], value) ?? '',
        )
        break
      case 'others':
        for (const [owned, key] of fields())
          if (isOwned(operation.id, `${owned}.${key}`)) {
            const other = othersValue(fixture, operation.id, `${owned}.${key}`, holders[owned], value)
            if (other === undefined) continue
            holders[owned][key] = other
            othersFields.push([owned, key, other])
          }
        break
      case 'gone':
        for (const [owned, key] of fields()) if (isOwned(operation.id, `${owned}.${key}`)) holders[owned][key] = `gone-${value}`
        break
      case 'token':
        headers[value % 2 === 0 ? 'authorization' : 'cookie'] =
          `${value % 2 === 0 ? 'Bearer ' : 'authorization='}${pick(badTokens(fixture.place.world.clock.now()), field) ?? ''}`
        break
      case 'session':
        headers['x-user-session-id'] = headerText(pick(HOSTILE, value) ?? '')
        break
    }
  }

  const isOthers = othersFields.some(([owned, key, other]) => holders[owned][key] === other) && payload === undefined
  const wrong = { ...request, params, query, body: operation.body === null ? undefined : body }
  const sent = sendable(operation, wrong)
  const address = addressOf(operation, wrong)
  const url = search.length === 0 ? address : `${address}${address.includes('?') ? '&' : '?'}${search.join('&')}`
  const hasBody = operation.body !== null
  const json = operation.body?.isForm === false && raw.size > 0 ? jsonOf(body, raw) : undefined
  return {
    options: {
      ...sent,
      url,
      ...(hasBody && (payload ?? json) !== undefined ? { payload: payload ?? json } : {}),
      headers: { ...sent.headers, ...headers, ...(type === undefined || !hasBody ? {} : { 'content-type': type }) },
    },
    allowed: hasBody ? [413, 415] : [],
    isOthers,
  }
}

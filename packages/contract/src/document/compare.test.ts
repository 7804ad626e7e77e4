import { describe, expect, test } from 'vitest'
import { openApiDocument } from '../openapi.ts'
import { isJson, type Json } from '../openapi-schemas.ts'
import { breakingChanges } from './compare.ts'

const released = openApiDocument()

/** What is at a path of a document. */
const at = (document: Json, ...path: string[]): Json =>
  path.reduce<Json>((holder, key) => {
    const next = holder[key]
    if (!isJson(next)) throw new Error(`Nothing at ${path.join(' ')}`)
    return next
  }, document)

const changed = (change: (document: Json) => void): string[] => {
  const document = structuredClone(released)
  change(document)
  return breakingChanges(released, document)
}
const SEND = ['paths', '/api/v1/chats/{id}/send/', 'post'] as const
const schema = (document: Json, name: string, ...path: string[]): Json => at(document, 'components', 'schemas', name, ...path)

/** A document of one call with one schema, on its way in or out. */
const small = (side: 'request' | 'answer', one: Json, components: Json = {}): Json => {
  const content = { 'application/json': { schema: one } }
  return {
    paths: {
      '/x/': {
        post: {
          operationId: 'x.act',
          ...(side === 'request' && { requestBody: { content } }),
          responses: { 200: { content: side === 'answer' ? content : {} } },
        },
      },
    },
    components: { schemas: components },
  }
}
const between = (side: 'request' | 'answer', before: Json, after: Json): string[] => breakingChanges(small(side, before), small(side, after))
const field = (a: Json, required: string[] = []): Json => ({ type: 'object', properties: { a }, required })

test('[CT-05] an unchanged document breaks nothing', () => {
  expect(breakingChanges(released, openApiDocument())).toEqual([])
})

describe('[CT-05] of the API, the check names', () => {
  test.each<[string, (document: Json) => void, string[]]>([
    ['a call that is gone', (document) => void delete at(document, 'paths')['/api/v1/chats/'], ['chats.list: the call is gone']],
    [
      'a call that moved',
      (document) => {
        const paths = at(document, 'paths')
        paths['/api/v1/contacts/'] = paths['/api/v1/contact/']
        delete paths['/api/v1/contact/']
      },
      ['core.contact: moved to POST /api/v1/contacts/, was POST /api/v1/contact/'],
    ],
    ['a status that is gone', (document) => void delete at(document, ...SEND, 'responses')['402'], ['chats.send: answer 402 is gone']],
    [
      'another way to succeed',
      (document) => void Object.assign(at(document, ...SEND, 'responses'), { 202: { description: 'Later' } }),
      ['chats.send: may now answer 202'],
    ],
    [
      'a policy that lets clients repeat what charges money',
      (document) => void Object.assign(at(document, 'paths', '/api/v1/subscriptions/{id}/buy/', 'get', 'x-policy'), { retry: true }),
      ['subscriptions.buy: policy `retry` is true, was false'],
    ],
    [
      'a call that not everyone may make any more',
      (document) => void Object.assign(at(document, 'paths', '/api/v1/bots/', 'get', 'x-policy'), { caller: 'user' }),
      ['bots.list: policy `caller` is user, was anyone'],
    ],
    [
      'a query that has to say more',
      (document) => {
        const { parameters } = at(document, 'paths', '/api/v1/bots/', 'get')
        if (Array.isArray(parameters)) parameters.push({ in: 'query', name: 'country', required: true, schema: { type: 'string' } })
      },
      ['bots.list: the query needs the new field `country`'],
    ],
    [
      'another kind of body',
      (document) => {
        const content = at(document, ...SEND, 'requestBody', 'content')
        content['multipart/form-data'] = content['application/json']
        delete content['application/json']
      },
      ['chats.send: the request is no `application/json` any more'],
    ],
    [
      'a header that is gone, once for all calls',
      (document) => void delete at(document, 'components', 'responses', '429')['headers'],
      ['every call: answer 429 lost the header `Retry-After`'],
    ],
    [
      'a change to the shape of errors, once for all calls',
      (document) => void delete schema(document, 'ApiErrorBody', 'properties')['errors'],
      ['every error lost the field `errors`'],
    ],
  ])('%s', (_what, change, expected) => expect(changed(change)).toEqual(expected))

  test('a field removed from an answer, in every call that had it', () => {
    expect(changed((document) => void delete schema(document, 'Message', 'properties')['voiceUrl'])).toEqual([
      'chats.list: answer 200 lost the field `result[].lastMessage.voiceUrl`',
      'chats.messages: answer 200 lost the field `result.messages[].voiceUrl`',
      'chats.send: answer 200 lost the field `voiceUrl`',
      'chats.reminder: answer 200 lost the field `voiceUrl`',
      'chats.edit: answer 200 lost the field `voiceUrl`',
      'chats.anotherReply: answer 200 lost the field `voiceUrl`',
      'chats.showVersion: answer 200 lost the field `voiceUrl`',
    ])
  })

  test('an error code that is answered with another status', () => {
    const change = (document: Json): void => {
      const examplesOf = (status: string) => at(document, 'components', 'responses', status, 'content', 'application/json', 'examples')
      const { model_access: moved, ...others } = examplesOf('402')
      at(document, 'components', 'responses', '402', 'content', 'application/json')['examples'] = others
      examplesOf('403')['model_access'] = moved
    }
    expect(changed(change)).toEqual(['every error: `model_access` is answered with 403, was with 402'])
  })

  test('a newly required body', () => {
    const body = { required: true, content: { 'application/json': { schema: { type: 'object' } } } }
    expect(changed((document) => void Object.assign(at(document, 'paths', '/api/v1/chats/', 'get'), { requestBody: body }))).toEqual([
      'chats.list: the request needs a body',
    ])
  })
})

const text = { type: 'string' }
describe('[CT-05] of a request, the check names', () => {
  test.each<[string, Json, Json, string[]]>([
    ['a new field that must be sent', { type: 'object' }, field(text, ['a']), ['x.act: the request needs the new field `a`']],
    ['a field that must be sent now', field(text), field(text, ['a']), ['x.act: the request cannot do without the field `a` any more']],
    ['a field that is taken no more', field(text), { type: 'object' }, ['x.act: the request lost the field `a`']],
    ['a value that is taken no more', field({ enum: ['b', 'c'] }), field({ enum: ['b'] }), ['x.act: the request: `a` takes `c` no more']],
    ['a list of values that was open', field(text), field({ type: 'string', enum: ['b'] }), ['x.act: the request: `a` takes only b now']],
    ['another type', field(text), field({ type: 'integer' }), ['x.act: the request: `a` can be string no more']],
    ['a fraction that is taken no more', field({ type: 'number' }), field({ type: 'integer' }), ['x.act: the request: `a` can be number no more']],
    ['null that is taken no more', field({ anyOf: [text, { type: 'null' }] }), field(text), ['x.act: the request: `a` can be null no more']],
    [
      'a shorter text',
      field({ type: 'string', maxLength: 9 }),
      field({ type: 'string', maxLength: 5 }),
      ['x.act: the request: `a` has maxLength 5, was 9'],
    ],
    ['a limit where was none', field(text), field({ ...text, minLength: 2 }), ['x.act: the request: `a` has minLength 2, was none']],
    ['another pattern', field({ ...text, pattern: '^a' }), field({ ...text, pattern: '^b' }), ['x.act: the request: `a` has pattern ^b, was ^a']],
    [
      'what is wrong with the items of a list',
      field({ type: 'array', items: text }),
      field({ type: 'array', items: { ...text, maxLength: 3 } }),
      ['x.act: the request: `a[]` has maxLength 3, was none'],
    ],
    [
      'what is wrong with the values of a record',
      field({ type: 'object', additionalProperties: text }),
      field({ type: 'object', additionalProperties: { type: 'boolean' } }),
      ['x.act: the request: `a.*` can be string no more'],
    ],
  ])('%s', (_what, before, after, expected) => expect(between('request', before, after)).toEqual(expected))
})

describe('[CT-05] of an answer, the check names', () => {
  test.each<[string, Json, Json, string[]]>([
    ['a field that is gone', field(text), { type: 'object' }, ['x.act: answer 200 lost the field `a`']],
    ['a field that may be left out', field(text, ['a']), field(text), ['x.act: answer 200 may leave out the field `a`']],
    ['a value that it could not be', field({ enum: ['b'] }), field({ enum: ['b', 'c'] }), ['x.act: answer 200: `a` may now be `c`']],
    ['a list of values that is open now', field({ enum: ['b'] }), field(text), ['x.act: answer 200: `a` may now be any string']],
    ['null that it could not be', field(text), field({ type: ['string', 'null'] }), ['x.act: answer 200: `a` may now be null']],
    ['another type', { type: 'string' }, { type: 'boolean' }, ['x.act: answer 200: it may now be boolean']],
    [
      'a number below the least',
      field({ type: 'integer', minimum: 18 }),
      field({ type: 'integer', minimum: 16 }),
      ['x.act: answer 200: `a` has minimum 16, was 18'],
    ],
    ['a number that could not be a fraction', field({ type: 'integer' }), field({ type: 'number' }), ['x.act: answer 200: `a` may now be number']],
    [
      'what differs from the one it is most like, of several',
      { anyOf: [field({ enum: ['b'] }), field({ type: 'integer' })] },
      { anyOf: [field({ enum: ['b', 'c'] }), field({ type: 'integer' })] },
      ['x.act: answer 200: `a` may now be `c`'],
    ],
    [
      'a renamed value of a list that may grow, such as an error code',
      field({ enum: ['wrong_password', 'forbidden'], 'x-extensible': true }),
      field({ enum: ['bad_password', 'forbidden'], 'x-extensible': true }),
      ['x.act: answer 200: `a` lost `wrong_password`'],
    ],
  ])('%s', (_what, before, after, expected) => expect(between('answer', before, after)).toEqual(expected))
})

describe('[CT-05] the check lets pass', () => {
  test.each<[string, 'request' | 'answer', Json, Json]>([
    ['a new field of an answer', 'answer', { type: 'object' }, field(text, ['a'])],
    ['a field of an answer that is always there now', 'answer', field(text), field(text, ['a'])],
    ['fewer values of an answer', 'answer', field({ enum: ['b', 'c'] }), field({ enum: ['b'] })],
    [
      'another value of a list that may grow',
      'answer',
      field({ enum: ['b'], 'x-extensible': true }),
      field({ enum: ['b', 'c'], 'x-extensible': true }),
    ],
    ['a new field that a request may send', 'request', { type: 'object' }, field(text)],
    ['a field that a request need not send any more', 'request', field(text, ['a']), field(text)],
    ['more values of a request', 'request', field({ enum: ['b'] }), field({ enum: ['b', 'c'] })],
    ['a fraction that is taken now', 'request', field({ type: 'integer' }), field({ type: 'number' })],
    ['null that is taken now', 'request', field(text), field({ anyOf: [text, { type: 'null' }] })],
    ['other words and examples', 'answer', field({ ...text, description: 'b' }), field({ ...text, description: 'c', examples: ['d'] })],
  ])('%s', (_what, side, before, after) => expect(between(side, before, after)).toEqual([]))

  test('a new call and a new error of a call', () => {
    const change = (document: Json): void => {
      const paths = at(document, 'paths')
      paths['/api/v1/new/'] = { get: { ...at(document, 'paths', '/api/v1/chats/', 'get'), operationId: 'chats.new' } }
      Object.assign(at(document, 'paths', '/api/v1/chats/', 'get', 'responses'), { 410: { $ref: '#/components/responses/410' } })
    }
    expect(changed(change)).toEqual([])
  })

  test('a recursive schema', () => {
    const one = { Tree: field({ $ref: '#/components/schemas/Tree' }) }
    const other = { Tree: { ...one.Tree, description: 'A tree' } }
    const ref = { $ref: '#/components/schemas/Tree' }
    expect(breakingChanges(small('answer', ref, one), small('answer', ref, other))).toEqual([])
  })
})

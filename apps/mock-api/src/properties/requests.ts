import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { type Field, type Operation, DOCUMENT } from './operations.ts'
import { hasRealValues, realValue } from './real-values.ts'
import { PERSONAS, type Persona, type Fixture } from './fixture.ts'
import { type FileKind, isFile, isJson, schemaValues } from './schema-values.ts'

/** A generated request, printable and repeatable. */
export interface ApiRequest {
  readonly persona: Persona
  readonly params: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly body: unknown
  /** Fields, such as `params.id`, that get an existing value, with its index. */
  readonly real: Readonly<Record<string, number>>
}

const values = schemaValues(DOCUMENT)

const fieldsOf = (fields: readonly Field[]): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(Object.fromEntries(fields.map(({ name, schema }) => [name, values(schema)])), {
    requiredKeys: fields.filter(({ isRequired }) => isRequired).map(({ name }) => name),
    noNullPrototype: true,
  })

const bodyFields = (body: unknown): string[] => (isJson(body) ? Object.keys(body) : [])

/** Valid requests of a call; most name existing data. */
export const validRequests = (operation: Operation): fc.Arbitrary<ApiRequest> => {
  const { id, params, query, body, schemas } = operation
  const passes = (schema: Operation['schemas']['body'], value: unknown): boolean =>
    schema === undefined || schema.safeParse(value).success || JSON.stringify(value)?.includes('"$file"')
  const isText = (value: unknown): boolean => typeof value !== 'string' || (value !== '.' && value !== '..')
  return fc
    .record({
      persona: fc.constantFrom(...PERSONAS),
      // `..` in a path would lead to another call.
      params: fieldsOf(params).filter((value) => passes(schemas.params, value) && Object.values(value).every(isText)),
      query: fieldsOf(query).filter((value) => passes(schemas.query, asText(value))),
      body: body === null ? fc.constant(undefined) : values(body.schema).filter((value) => passes(schemas.body, value)),
      chosen: fc.nat(30),
      share: fc.integer({ min: 0, max: 9 }),
    })
    .map(({ chosen, share, ...request }) => {
      const all = [
        ...Object.keys(request.params).map((name) => `params.${name}`),
        ...Object.keys(request.query).map((name) => `query.${name}`),
        ...bodyFields(request.body).map((name) => `body.${name}`),
      ]
      // One in ten names missing data.
      const real = share === 0 ? [] : all.filter((field) => hasRealValues(id, field))
      return { ...request, real: Object.fromEntries(real.map((field) => [field, chosen])) }
    })
}

/** Encodes a query. */
const asText = (query: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]))

/** Fills existing values into a request. */
export const withRealValues = (fixture: Fixture, operation: Operation, request: ApiRequest): ApiRequest => {
  const owner = fixture.people.get(request.persona)?.id ?? ''
  const put = (place: 'params' | 'query' | 'body', holder: unknown): unknown => {
    if (!isJson(holder)) return holder
    return Object.fromEntries(
      Object.entries(holder).map(([name, value]) => {
        const number = request.real[`${place}.${name}`]
        return [name, number === undefined ? value : (realValue(fixture, operation.id, `${place}.${name}`, owner, holder, number) ?? value)]
      }),
    )
  }
  const holderOf = (holder: unknown): Record<string, unknown> => (isJson(holder) ? { ...holder } : {})
  return {
    ...request,
    params: holderOf(put('params', request.params)),
    query: holderOf(put('query', request.query)),
    body: put('body', request.body),
  }
}

const segment = (value: unknown): string => encodeURIComponent(String(value).toWellFormed())

/** The address of a request. */
export const addressOf = ({ path }: Operation, { params, query }: Pick<ApiRequest, 'params' | 'query'>): string => {
  const filled = path.replace(/\{(?<name>\w+)\}/gu, (_whole, name: string) => segment(params[name]))
  const search = Object.entries(query).map(([name, value]) => `${segment(name)}=${segment(value)}`)
  return search.length === 0 ? filled : `${filled}?${search.join('&')}`
}

const PIXEL = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==', 'base64')
const FILES: Readonly<Record<FileKind, () => File>> = {
  picture: () => new File([PIXEL], 'me.png', { type: 'image/png' }),
  text: () => new File(['<svg onload="alert(1)"/>'], 'me.png', { type: 'image/png' }),
  nothing: () => new File([], '../../me.png', { type: 'image/png' }),
}

const formOf = (body: unknown): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(isJson(body) ? body : {})) {
    if (isFile(value)) form.append(name, FILES[value.$file]())
    else form.append(name, typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
  }
  return form
}

/** The inject options of a request. */
export const sendable = (operation: Operation, request: ApiRequest): InjectOptions => {
  const { method, body } = operation
  const url = addressOf(operation, request)
  if (body === null || request.body === undefined) return { method, url }
  return body.isForm
    ? { method, url, payload: formOf(request.body) }
    : { method, url, payload: JSON.stringify(request.body), headers: { 'content-type': 'application/json' } }
}

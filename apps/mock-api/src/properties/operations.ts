import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { contract } from '@moonlit/contract'
import type { CallPolicy } from '@moonlit/contract/policy'
import { z } from 'zod'
import { isJson, type Json, part } from './schema-values.ts'

/** A request field: its place, name and schema. */
export interface Field {
  readonly name: string
  readonly schema: unknown
  readonly isRequired: boolean
}

/** A call of the contract, with its request fields and answer schemas. */
export interface Operation {
  /** Such as `chats.send`. */
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With `{name}` for what changes. */
  readonly path: string
  readonly params: readonly Field[]
  readonly query: readonly Field[]
  readonly body: { readonly schema: unknown; readonly isForm: boolean } | null
  readonly policy: CallPolicy
  /** The contract's schemas of each part. */
  readonly schemas: { readonly params?: z.ZodType | undefined; readonly query?: z.ZodType | undefined; readonly body?: z.ZodType | undefined }
  /** Answer schemas by status. */
  readonly answers: ReadonlyMap<number, z.ZodType>
}

/** The document that the server serves. */
export const DOCUMENT: Json = (() => {
  const read: unknown = JSON.parse(readFileSync(fileURLToPath(import.meta.resolve('@moonlit/contract/openapi.json')), 'utf8'))
  return isJson(read) ? read : {}
})()

interface Route {
  readonly metadata: CallPolicy
  readonly responses: Readonly<Record<number, unknown>>
  readonly pathParams?: unknown
  readonly query?: unknown
  readonly body?: unknown
}
const resources: Readonly<Record<string, Readonly<Record<string, Route>>>> = contract

const METHODS = { get: 'GET', post: 'POST', put: 'PUT', patch: 'PATCH', delete: 'DELETE' } as const
const isMethod = (method: string): method is keyof typeof METHODS => method in METHODS
const schemaOrNone = (schema: unknown): z.ZodType | undefined => (schema instanceof z.ZodType ? schema : undefined)

const fieldsIn = (place: string, operation: Json): Field[] =>
  (Array.isArray(operation['parameters']) ? operation['parameters'] : [])
    .filter(isJson)
    .filter((parameter) => parameter['in'] === place)
    .map(({ name, schema, required }) => ({ name: String(name), schema, isRequired: required === true }))

const operationOf = (path: string, method: keyof typeof METHODS, operation: Json): Operation => {
  const id = String(operation['operationId'])
  const [resource = '', name = ''] = id.split('.')
  const route = resources[resource]?.[name]
  if (route === undefined) throw new Error(`The document has ${id}, the contract has not`)
  const content = Object.entries(part(operation, 'requestBody', 'content'))
  const [type, media] = content[0] ?? []
  return {
    id,
    method: METHODS[method],
    path,
    params: fieldsIn('path', operation),
    query: fieldsIn('query', operation),
    body: type === undefined ? null : { schema: part(media)['schema'], isForm: type === 'multipart/form-data' },
    policy: route.metadata,
    schemas: { params: schemaOrNone(route.pathParams), query: schemaOrNone(route.query), body: schemaOrNone(route.body) },
    answers: new Map(
      Object.entries(route.responses).flatMap(([status, schema]) => (schema instanceof z.ZodType ? [[Number(status), schema] as const] : [])),
    ),
  }
}

/** Every call of the document. */
export const OPERATIONS: readonly Operation[] = Object.entries(part(DOCUMENT, 'paths')).flatMap(([path, methods]) =>
  Object.entries(part(methods)).flatMap(([method, operation]) =>
    isMethod(method) && isJson(operation) ? [operationOf(path, method, operation)] : [],
  ),
)

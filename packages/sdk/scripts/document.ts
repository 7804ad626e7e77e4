import { openApiDocument } from '@moonlit/contract/openapi'
import type { Call } from './calls.ts'
import { isJson, type Json } from './json.ts'

const objectAt = (value: unknown, ...path: readonly string[]): Json => {
  const found = path.reduce<unknown>((part, key) => (isJson(part) ? part[key] : undefined), value)
  return isJson(found) ? found : {}
}

const document = openApiDocument()

/** Every named schema of the document, by name. */
export const schemas: ReadonlyMap<string, Json> = new Map(
  Object.entries(objectAt(document, 'components', 'schemas')).flatMap(([name, schema]): [string, Json][] => (isJson(schema) ? [[name, schema]] : [])),
)

const operations: ReadonlyMap<string, Json> = new Map(
  Object.values(objectAt(document, 'paths'))
    .flatMap((methods) => Object.values(isJson(methods) ? methods : {}))
    .flatMap((operation): [string, Json][] => (isJson(operation) ? [[String(operation['operationId']), operation]] : [])),
)

const operationOf = ({ resource, name }: Call): Json => {
  const operation = operations.get(`${resource}.${name}`)
  if (!operation) throw new Error(`The document has no operation ${resource}.${name}`)
  return operation
}

/** Schemas of a call's path, query and body. */
export interface Inputs {
  readonly params: readonly Parameter[]
  readonly query: readonly Parameter[]
  readonly body: Json | undefined
}

/** One value of a path or a query. */
export interface Parameter {
  readonly name: string
  readonly required: boolean
  readonly schema: Json
  readonly description: string
}

const mediaOf = (holder: Json): Json | undefined => Object.values(objectAt(holder, 'content')).find(isJson)

/** The input schemas of a call. */
export const inputsOf = (call: Call): Inputs => {
  const operation = operationOf(call)
  const parameters = Array.isArray(operation['parameters']) ? operation['parameters'].filter(isJson) : []
  const place = (where: string): Parameter[] =>
    parameters
      .filter((parameter) => parameter['in'] === where)
      .map((parameter) => ({
        name: String(parameter['name']),
        required: parameter['required'] === true,
        schema: objectAt(parameter, 'schema'),
        description: typeof parameter['description'] === 'string' ? parameter['description'] : '',
      }))
  const media = mediaOf(objectAt(operation, 'requestBody'))
  return { params: place('path'), query: place('query'), body: media ? objectAt(media, 'schema') : undefined }
}

/** Schema and example of a success; undefined for an error status. */
export const successOf = (call: Call, status: number): { readonly schema: Json; readonly example: unknown } | undefined => {
  const media = mediaOf(objectAt(operationOf(call), 'responses', String(status)))
  return media && { schema: objectAt(media, 'schema'), example: media['example'] }
}

/** The name that a schema refers to, when it is nothing but a reference. */
export const refOf = (schema: Json): string | undefined => (typeof schema['$ref'] === 'string' ? schema['$ref'].split('/').at(-1) : undefined)

/** A schema itself, when it may be a reference to a named one. */
export const resolved = (schema: Json): Json => schemas.get(refOf(schema) ?? '') ?? schema

import openapi from '@moonlit/contract/openapi.json' with { type: 'json' }

/** A JSON object. */
export type Json = Readonly<Record<string, unknown>>

export const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

const at = (value: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((found, key) => (typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined), value)

const operations = new Map(
  Object.values(openapi.paths)
    .flatMap((methods): unknown[] => Object.values(methods))
    .map((operation) => [String(at(operation, 'operationId')), operation]),
)

/** Resolves a schema's reference; the name is that of the reference. */
export const resolve = (schema: unknown): { name: string | undefined; schema: Json } => {
  const reference = at(schema, '$ref')
  if (typeof reference !== 'string') return { name: undefined, schema: isJson(schema) ? schema : {} }
  const name = reference.slice(reference.lastIndexOf('/') + 1)
  return { name, schema: resolve(at(openapi.components.schemas, name)).schema }
}

/**
 * The schema and example of a documented answer.
 * @throws Error naming the call when the status is not documented
 */
export const answerOf = (call: string, status: number): { schema: unknown; example: unknown } => {
  const response = at(operations.get(call), 'responses', String(status))
  if (response === undefined)
    throw new Error(`The contract documents no ${status} for ${call}. Document it in packages/contract, then: npm run generate`)
  const content = at(response, 'content', 'application/json')
  return { schema: at(content, 'schema'), example: at(content, 'example') }
}

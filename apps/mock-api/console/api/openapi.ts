import { queryOptions } from '@tanstack/react-query'
import { ofContract } from '../../client/boundary.ts'

/** The parts of a JSON schema that the console needs. */
export interface Schema {
  readonly type?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly $ref?: string
  readonly properties?: Readonly<Record<string, Schema>>
}

interface Operation {
  readonly operationId?: string
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema?: Schema }[]
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

const read = async (address: string): Promise<Document> => {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return ofContract<Document>(await answer.json())
}

/** The API's OpenAPI document. */
export const apiDocument = queryOptions({ queryKey: ['', 'openapi'], queryFn: () => read('/openapi.json'), staleTime: Infinity })

/** The controls' OpenAPI document. */
export const controlsDocument = queryOptions({
  queryKey: ['', 'controls-openapi'],
  queryFn: () => read('/controls/openapi.json'),
  staleTime: Infinity,
})

/** Names of a call's parameters, in the path or the query, that are numbers. */
export const numbersOf = ({ paths }: Document, call: string): ReadonlySet<string> => {
  const operation = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .find(({ operationId }) => operationId === call)
  const isNumber = ({ type }: Schema): boolean => type === 'integer' || type === 'number'
  return new Set((operation?.parameters ?? []).flatMap(({ name, schema }) => (schema && isNumber(schema) ? [name] : [])))
}

/** Resolves a schema's reference, if it is one. */
export const resolved = ({ components }: Document, schema: Schema | undefined): Schema => {
  const name = schema?.$ref?.split('/').at(-1)
  return (name === undefined ? schema : components.schemas[name]) ?? {}
}

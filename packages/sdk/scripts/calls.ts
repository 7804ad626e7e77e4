import { contract } from '@moonlit/contract'
import type { CallPolicy } from '@moonlit/contract/policy'
import { commonErrors } from '@moonlit/contract/common'
import type { AppRoute } from '@ts-rest/core'
import { z } from 'zod'

/** One field of a call's path or query. */
export interface Field {
  readonly name: string
  readonly required: boolean
}

/** A call as the emitters need it. */
export interface Call {
  readonly resource: string
  readonly name: string
  readonly method: AppRoute['method']
  readonly path: string
  readonly summary: string
  readonly description: string
  readonly policy: CallPolicy
  readonly contentType: 'application/json' | 'multipart/form-data' | undefined
  /** Its own statuses and the common ones. */
  readonly statuses: readonly number[]
  readonly params: readonly Field[]
  readonly query: readonly Field[]
  /** Whether it can be called without arguments. */
  readonly argsOptional: boolean
  /** Properties of the success answer. */
  readonly answer: Readonly<Record<string, unknown>>
}

const isSchema = (value: unknown): value is z.ZodType => value instanceof z.ZodType
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
const isRoute = (value: object): value is AppRoute => 'method' in value && 'path' in value
const isPolicy = (value: unknown): value is CallPolicy => isRecord(value) && ['caller', 'safe', 'idempotent', 'retry'].every((key) => key in value)

const fieldsOf = (schema: unknown, io: 'input' | 'output' = 'input'): { fields: Field[]; properties: Record<string, unknown> } => {
  if (!isSchema(schema)) return { fields: [], properties: {} }
  const json = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  const { properties = {}, required = [] } = json.$defs?.[json.$ref?.split('/').at(-1) ?? ''] ?? json
  return { fields: Object.keys(properties).map((name) => ({ name, required: required.includes(name) })), properties }
}

const describe = (resource: string, name: string, route: AppRoute): Call => {
  if (!isPolicy(route.metadata)) throw new Error(`${resource}.${name} has no policy as metadata`)
  const body = 'body' in route ? route.body : undefined
  const params = fieldsOf(route.pathParams).fields
  const query = fieldsOf(route.query).fields
  const own = Object.keys(route.responses)
    .map(Number)
    .filter((status) => !(status in commonErrors))
  const success = own.find((status) => status >= 200 && status < 300 && status !== 208)
  return {
    resource,
    name,
    method: route.method,
    path: route.path,
    params,
    query,
    summary: route.summary ?? '',
    description: route.description ?? '',
    policy: route.metadata,
    contentType: isSchema(body)
      ? 'contentType' in route && route.contentType === 'multipart/form-data'
        ? 'multipart/form-data'
        : 'application/json'
      : undefined,
    statuses: own.toSorted((a, b) => a - b),
    argsOptional: [...params, ...query, ...fieldsOf(body).fields].every(({ required }) => !required),
    answer: success === undefined ? {} : fieldsOf(route.responses[success], 'output').properties,
  }
}

/** Every call of the contract, in its order. */
export const calls: readonly Call[] = Object.entries(contract).flatMap(([resource, router]) =>
  Object.entries(router).flatMap(([name, route]) => (isRecord(route) && isRoute(route) ? [describe(resource, name, route)] : [])),
)

/** The calls by resource, in the contract's order. */
export const callsByResource: ReadonlyMap<string, readonly Call[]> = Map.groupBy(calls, ({ resource }) => resource)

/** The common statuses. */
export const commonStatuses: readonly number[] = Object.keys(commonErrors).map(Number)

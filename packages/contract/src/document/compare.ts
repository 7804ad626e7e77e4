import { isJson, type Json } from '../openapi-schemas.ts'
import { createSchemaComparer } from './compare-schemas.ts'

interface Operation {
  readonly id: string
  /** Method and path. */
  readonly address: string
  readonly operation: Json
}

const ERRORS = '#/components/responses/'
const part = (holder: unknown, name: string): Json => {
  const value = isJson(holder) ? holder[name] : undefined
  return isJson(value) ? value : {}
}

const operationsOf = (document: Json): Map<string, Operation> =>
  new Map(
    Object.entries(part(document, 'paths')).flatMap(([path, methods]) =>
      Object.entries(isJson(methods) ? methods : {}).flatMap(([method, operation]): [string, Operation][] => {
        const id = isJson(operation) ? operation['operationId'] : undefined
        return isJson(operation) && typeof id === 'string' ? [[id, { id, address: `${method.toUpperCase()} ${path}`, operation }]] : []
      }),
    ),
  )

/** Parameters of `path` or `query`, as an object schema. */
const parametersIn = (place: string, { operation }: Operation): Json => {
  const parameters = (Array.isArray(operation['parameters']) ? operation['parameters'] : []).filter(isJson).filter((one) => one['in'] === place)
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map((one) => [String(one['name']), one['schema'] ?? {}])),
    required: parameters.filter((one) => one['required'] === true).map((one) => String(one['name'])),
  }
}

const isSuccess = (status: string): boolean => status < '300'

/** The status that each error code is answered with, by the examples of the errors that all calls share. */
const statusesOfCodes = (document: Json): Map<string, string> =>
  new Map(
    Object.entries(part(part(document, 'components'), 'responses')).flatMap(([status, response]) =>
      Object.keys(part(part(part(response, 'content'), 'application/json'), 'examples')).map((code) => [code, status] as const),
    ),
  )

/**
 * Breaking changes between two documents, one sentence each: a removed call, status, header or field, an error code with another status, a
 * request that requires more or accepts less, a wider answer, a changed policy. Additions
 * are no break, nor are new values of a list marked `x-extensible`; that it lost one is.
 */
export const breakingChanges = (before: Json, after: Json): string[] => {
  const { compare, resolved } = createSchemaComparer({ before, after })

  const bodies = (side: 'request' | 'answer', at: string, was: Json, is: Json): string[] =>
    Object.entries(part(was, 'content')).flatMap(([type, media]) => {
      const now = part(is, 'content')[type]
      if (!isJson(now)) return [`${at} is no \`${type}\` any more`]
      return compare(side, at, { before: part(media, 'schema'), after: part(now, 'schema') })
    })

  const answers = (was: Operation, is: Operation): string[] => {
    const [had, has] = [part(was.operation, 'responses'), part(is.operation, 'responses')]
    const changed = Object.entries(had).flatMap(([status, response]) => {
      if (!(status in has)) return [`${was.id}: answer ${status} is gone`]
      const [old, now] = [resolved(response, before), resolved(has[status], after)]
      // Changes shared by all calls are reported once.
      const isShared = [response, has[status]].every((one) => isJson(one) && String(one['$ref']).startsWith(ERRORS))
      const owner = isShared ? 'every call' : was.id
      return [
        ...bodies('answer', isShared ? 'every error' : `${owner}: answer ${status}`, old, now),
        ...Object.keys(part(old, 'headers'))
          .filter((name) => !(name in part(now, 'headers')))
          .map((name) => `${owner}: answer ${status} lost the header \`${name}\``),
      ]
    })
    const added = Object.keys(has).filter((status) => isSuccess(status) && !(status in had))
    return [...changed, ...added.map((status) => `${was.id}: may now answer ${status}`)]
  }

  const requests = (was: Operation, is: Operation): string[] => {
    const [had, has] = [part(was.operation, 'requestBody'), part(is.operation, 'requestBody')]
    return [
      ...['path', 'query', 'header', 'cookie'].flatMap((place) =>
        compare('request', `${was.id}: the ${place}`, { before: parametersIn(place, was), after: parametersIn(place, is) }),
      ),
      ...('content' in had ? bodies('request', `${was.id}: the request`, had, has) : []),
      ...(!('content' in had) && has['required'] === true ? [`${was.id}: the request needs a body`] : []),
    ]
  }

  const policies = (was: Operation, is: Operation): string[] => {
    const [had, has] = [part(was.operation, 'x-policy'), part(is.operation, 'x-policy')]
    return [...new Set([...Object.keys(had), ...Object.keys(has)])]
      .filter((name) => had[name] !== has[name])
      .map((name) => `${was.id}: policy \`${name}\` is ${String(has[name])}, was ${String(had[name])}`)
  }

  const calls = operationsOf(after)
  const changes = [...operationsOf(before).values()].flatMap((was) => {
    const is = calls.get(was.id)
    if (is === undefined) return [`${was.id}: the call is gone`]
    const moved = was.address === is.address ? [] : [`${was.id}: moved to ${is.address}, was ${was.address}`]
    return [...moved, ...policies(was, is), ...requests(was, is), ...answers(was, is)]
  })
  const statuses = statusesOfCodes(after)
  const movedCodes = [...statusesOfCodes(before)].flatMap(([code, was]) => {
    const is = statuses.get(code)
    return is === undefined || is === was ? [] : [`every error: \`${code}\` is answered with ${is}, was with ${was}`]
  })
  return [...new Set([...changes, ...movedCodes])]
}

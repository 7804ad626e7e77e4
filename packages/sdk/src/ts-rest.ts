import type { Contract } from '@moonlit/contract'
import type { ClientArgs } from '@ts-rest/core'
import { initTsrReactQuery } from '@ts-rest/react-query/v5'
import { COMMON_STATUSES, table } from '../generated/table.ts'
import { asContract } from './boundary.ts'
import { encodeBody } from './encode.ts'
import type { Route, RouteTable } from './route.ts'
import type { Transport } from './transport.ts'

const withResponses = (route: Route) => ({
  ...route,
  responses: Object.fromEntries([...route.statuses, ...COMMON_STATUSES].map((status) => [status, {}])),
})

/** The table with ts-rest's responses, and each row by path and method. */
const describeRoutes = () => {
  const routes: RouteTable = table
  const known = new Map<string, Route>()
  const contract = Object.fromEntries(
    Object.entries(routes).map(([resource, rows]) => [
      resource,
      Object.fromEntries(
        Object.entries(rows).map(([name, route]) => {
          known.set(`${route.method} ${route.path}`, route)
          return [name, withResponses(route)]
        }),
      ),
    ]),
  )
  return { contract: asContract(contract), known }
}

/** ts-rest's hooks for every call of the contract. */
export type Tsr = ReturnType<typeof initTsrReactQuery<Contract, ClientArgs>>

/**
 * ts-rest's hooks over the client's own transport: `createTsr(client).bots.one.useQuery({ queryKey, queryData })`.
 * They weigh more than `queries`, for ts-rest brings its whole core; prefer `queries` where the first paint counts.
 * 208 counts as a success for React Query: tell it apart by `data.status`.
 */
export const createTsr = (client: Transport): Tsr => {
  const { contract, known } = describeRoutes()
  return initTsrReactQuery(contract, {
    baseUrl: '',
    api: ({ route, path, rawBody, headers, fetchOptions }) => {
      const row = known.get(`${route.method} ${route.path}`)
      if (!row) throw new Error(`No such call: ${route.method} ${route.path}`)
      return client.request({ route: row, path, body: encodeBody(row, rawBody) }, { headers, signal: fetchOptions?.signal ?? undefined })
    },
  })
}

import type { CallPolicy } from '@moonlit/contract/policy'
import type { guards } from '../generated/guards.ts'

export type { CallPolicy }

/** A row of the generated table: a ts-rest route without schemas. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path with `:name` for its parameters, from `/api`. */
  readonly path: string
  /** How the body travels; left out when there is none. */
  readonly contentType?: 'application/json' | 'multipart/form-data'
  readonly metadata: CallPolicy
  /** What a success must hold; left out when nothing is checked. */
  readonly check?: keyof typeof guards
}

/** Routes by resource and call. */
export type RouteTable = Readonly<Record<string, Readonly<Record<string, Route>>>>

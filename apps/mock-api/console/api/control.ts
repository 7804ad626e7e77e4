import type { AppRoute, ClientInferRequest, ClientInferResponseBody } from '@ts-rest/core'
import { ofContract } from '../../client/boundary.ts'
import type { Controls } from '../../src/controls/contract.ts'
import { routes } from './routes.ts'

export type Resource = keyof Controls
export type CallOf<R extends Resource> = keyof Controls[R] & string
type Route<R extends Resource, C extends CallOf<R>> = Extract<Controls[R][C], AppRoute>
type SuccessOf<T extends AppRoute> = Extract<keyof T['responses'], 200 | 201>

/** What a call of the controls takes. */
export type ArgsOf<R extends Resource, C extends CallOf<R>> = Pick<
  ClientInferRequest<Route<R, C>>,
  Extract<keyof ClientInferRequest<Route<R, C>>, 'params' | 'query' | 'body'>
>

/** Body of a successful answer of a controls call. */
export type AnswerOf<R extends Resource, C extends CallOf<R>> = ClientInferResponseBody<Route<R, C>, SuccessOf<Route<R, C>>>

/** The mock answered with an error. */
export class ControlError extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.name = 'ControlError'
    this.status = status
  }
}

interface LooseArgs {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | number | undefined>>
  readonly body?: unknown
}

interface ErrorAnswer {
  readonly detail?: string
  readonly errors?: readonly { readonly path: string; readonly message: string }[]
}

/** The address of a call with its parameters filled in. */
export const addressOf = (path: string, { params = {}, query = {} }: LooseArgs): string => {
  const pathname = path.replace(/:(?<name>\w+)/gu, (_all, name: string) => encodeURIComponent(params[name] ?? ''))
  const pairs = Object.entries(query).flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, String(value)]]))
  return pairs.length === 0 ? pathname : `${pathname}?${new URLSearchParams(pairs).toString()}`
}

const errorOf = (status: number, text: string): ControlError => {
  try {
    const { detail, errors = [] } = ofContract<ErrorAnswer>(JSON.parse(text))
    const fields = errors.map(({ path, message }) => `${path}: ${message}`).join('; ')
    return new ControlError(status, fields || detail || `The mock answered ${status}.`)
  } catch {
    return new ControlError(status, `The mock answered ${status}.`)
  }
}

/**
 * Sends a request to the mock.
 * @throws ControlError when the mock refuses; TypeError when it does not answer
 */
export const sendTo = async (address: string, request: RequestInit): Promise<{ status: number; body: unknown; headers: Headers }> => {
  const answer = await fetch(address, request)
  const text = await answer.text()
  if (!answer.ok) throw errorOf(answer.status, text)
  return { status: answer.status, body: JSON.parse(text), headers: answer.headers }
}

const table: Readonly<Record<string, Readonly<Record<string, readonly [string, string]>>>> = routes

const send = async (world: string, name: readonly [string, string], args: LooseArgs, signal?: AbortSignal): Promise<unknown> => {
  const [method = 'GET', path = ''] = table[name[0]]?.[name[1]] ?? []
  const { body } = await sendTo(addressOf(path, args), {
    method,
    headers: { 'x-mock-world': world, ...(args.body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(args.body === undefined ? {} : { body: JSON.stringify(args.body) }),
    ...(signal && { signal }),
  })
  return body
}

/**
 * Calls the controls in a world.
 * @throws ControlError when the mock refuses; TypeError when it does not answer
 */
export const control = async <R extends Resource, C extends CallOf<R>>(
  world: string,
  resource: R,
  call: C,
  args?: ArgsOf<R, C>,
  signal?: AbortSignal,
): Promise<AnswerOf<R, C>> => ofContract<AnswerOf<R, C>>(await send(world, [resource, call], ofContract<LooseArgs>(args ?? {}), signal))

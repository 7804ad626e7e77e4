import type { FieldError } from '@moonlit/contract/common'
import { z } from 'zod'
import type { LoggedRequest } from './contract/requests.ts'
import { maskHeaders, maskPath, maskText, maskValue } from './mask.ts'
import { LOGGED_BYTES } from './request-body.ts'
import type { KeptRequest } from './request-log.ts'

const NOT_JSON = { path: '', message: 'The body is not JSON' } as const satisfies FieldError

const parse = (text: string): { value: unknown } | null => {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return null
  }
}

/** What of an answer breaks the contract of its call. */
const faultsOf = ({ call, status, outcome, answerBody }: KeptRequest): FieldError[] => {
  if (outcome === 'dropped') return [{ path: '', message: 'The answer is not whole' }]
  if (call === null || status === null) return []
  const schema = call.responses[String(status)]
  if (!(schema instanceof z.ZodType)) return [{ path: '', message: `The contract of ${call.id} does not know the status ${status}` }]
  const body = parse(answerBody?.toString() ?? '')
  if (body === null) return [NOT_JSON]
  return schema.safeParse(body.value).error?.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message })) ?? []
}

/** Checks an answer when it is first read, and keeps what was found. */
const check = (kept: KeptRequest): LoggedRequest['check'] => {
  if (kept.faults === null && (kept.isGivenUp || kept.call === null || kept.outcome === 'left' || kept.method === 'HEAD'))
    return { state: 'unknown', faults: [] }
  kept.faults ??= faultsOf(kept)
  return { state: kept.faults.length === 0 ? 'ok' : 'broken', faults: kept.faults }
}

const cut = (text: string | null): LoggedRequest['answer']['body'] =>
  text === null ? null : { text: text.slice(0, LOGGED_BYTES), isCut: text.length > LOGGED_BYTES }

const bodyText = (body: unknown): string | null => {
  if (body === null || body === undefined) return null
  return typeof body === 'string' ? maskText(body) : JSON.stringify(maskValue(body))
}

/** A request as the log shows it. */
export const presentRequest = (kept: KeptRequest): LoggedRequest => ({
  id: kept.id,
  time: new Date(kept.time).toISOString(),
  worldTime: new Date(kept.worldTime).toISOString(),
  world: kept.world,
  call: kept.call?.id ?? null,
  method: kept.method,
  path: maskPath(kept.path, kept.params),
  caller: kept.caller,
  status: kept.status,
  durationMs: Math.round(kept.durationMs * 100) / 100,
  outcome: kept.outcome,
  interference: kept.interference,
  request: { headers: maskHeaders(kept.headers), body: cut(bodyText(kept.body)) },
  answer: { headers: maskHeaders(kept.answerHeaders), body: cut(kept.answerBody === null ? null : maskText(kept.answerBody.toString())) },
  check: check(kept),
})

import type { FieldError } from '@moonlit/contract/common'
import { z } from 'zod'
import type { LoggedRequest } from './contract/requests.ts'
import { maskHeaders, maskPath, maskText, maskValue } from './mask.ts'
import { LOGGED_BYTES } from './request-body.ts'
import type { LogEntry } from './request-log.ts'

const NOT_JSON = { path: '', message: 'The body is not JSON' } as const satisfies FieldError

const parse = (text: string): { value: unknown } | null => {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return null
  }
}

/** The contract problems of an answer. */
const problemsOf = ({ call, status, outcome, answerBody }: LogEntry): FieldError[] => {
  if (outcome === 'dropped') return [{ path: '', message: 'The answer is not whole' }]
  if (call === null || status === null) return []
  const schema = call.responses[String(status)]
  if (!(schema instanceof z.ZodType)) return [{ path: '', message: `The contract of ${call.id} does not know the status ${status}` }]
  const body = parse(answerBody?.toString() ?? '')
  if (body === null) return [NOT_JSON]
  return schema.safeParse(body.value).error?.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message })) ?? []
}

/** Checks an answer when it is first read, and stores the result. */
const check = (entry: LogEntry): LoggedRequest['check'] => {
  if (entry.faults === null && (entry.isGivenUp || entry.call === null || entry.outcome === 'left' || entry.method === 'HEAD'))
    return { state: 'unknown', faults: [] }
  entry.faults ??= problemsOf(entry)
  return { state: entry.faults.length === 0 ? 'ok' : 'broken', faults: entry.faults }
}

const cut = (text: string | null): LoggedRequest['answer']['body'] =>
  text === null ? null : { text: text.slice(0, LOGGED_BYTES), isCut: text.length > LOGGED_BYTES }

const bodyText = (body: unknown): string | null => {
  if (body === null || body === undefined) return null
  return typeof body === 'string' ? maskText(body) : JSON.stringify(maskValue(body))
}

/** A request as the log shows it. */
export const presentRequest = (entry: LogEntry): LoggedRequest => ({
  id: entry.id,
  time: new Date(entry.time).toISOString(),
  worldTime: new Date(entry.worldTime).toISOString(),
  world: entry.world,
  call: entry.call?.id ?? null,
  method: entry.method,
  path: maskPath(entry.path, entry.params),
  caller: entry.caller,
  status: entry.status,
  durationMs: Math.round(entry.durationMs * 100) / 100,
  outcome: entry.outcome,
  injected: entry.injected,
  request: { headers: maskHeaders(entry.headers), body: cut(bodyText(entry.body)) },
  answer: { headers: maskHeaders(entry.answerHeaders), body: cut(entry.answerBody === null ? null : maskText(entry.answerBody.toString())) },
  check: check(entry),
})

import { ERRORS } from '@moonlit/contract/errors'
import { STATES } from '@moonlit/contract/states'
import { MatchersV3 } from '@pact-foundation/pact'
import { answerOf, isJson } from './document.ts'
import { escape } from './escape.ts'
import { routeOf, VALUES, type AnyInteraction } from './interaction.ts'
import { matcherOf } from './matcher-of.ts'

const { equal, regex, string } = MatchersV3

/** Values given by an interaction's states, with the expressions that are replaced by the provider's own. */
const valuesOf = ({ given }: AnyInteraction): readonly (readonly [value: string, expression: string])[] =>
  given.flatMap(({ name }) => STATES[name].gives.map((key) => [VALUES[key], `\${${key}}`] as const))

/** A text of the request: exact, except for values that the provider's states give. */
const injected = (interaction: AnyInteraction, text: string): string | MatchersV3.Matcher<string> => {
  let expression = text
  let pattern = escape(text)
  for (const [value, name] of valuesOf(interaction)) {
    expression = expression.replaceAll(value, name)
    pattern = pattern.replaceAll(escape(value), '[^?]+')
  }
  if (expression === text) return text
  const generator = { 'pact:generator:type': 'ProviderState', expression }
  return { ...regex(`^${pattern}$`, text), ...generator }
}

const injectedBody = (interaction: AnyInteraction, body: unknown): unknown => {
  if (typeof body === 'string') return injected(interaction, body)
  if (Array.isArray(body)) return body.map((item) => injectedBody(interaction, item))
  return isJson(body) ? Object.fromEntries(Object.entries(body).map(([key, item]) => [key, injectedBody(interaction, item)])) : body
}

/** Whether a state gives this value. */
const gives = ({ given }: AnyInteraction, key: keyof typeof VALUES): boolean =>
  given.some(({ name }) => STATES[name].gives.some((one) => one === key))

/** The caller of an interaction, by its states. */
export const sessionOf = (interaction: AnyInteraction) => ({
  tokens: gives(interaction, 'jwtToken') ? { jwtToken: VALUES.jwtToken, refreshToken: VALUES.refreshToken } : null,
  guestSessionId: gives(interaction, 'guestSessionId') ? VALUES.guestSessionId : null,
})

const identity = (interaction: AnyInteraction): Record<string, string> => {
  const { tokens, guestSessionId } = sessionOf(interaction)
  if (tokens !== null) return { authorization: `Bearer ${tokens.jwtToken}` }
  return guestSessionId === null ? {} : { 'x-user-session-id': guestSessionId }
}

/** The expected request, derived from the contract and not from the SDK. */
export const expectedRequest = (interaction: AnyInteraction) => {
  const { method, path, contentType } = routeOf(interaction.call)
  const { params = {}, query = {}, body } = interaction.args
  const filled = path.replaceAll(/:(\w+)/gu, (_, name: string) => encodeURIComponent(String(Reflect.get(params, name))))
  const asked = Object.entries(query).filter(([, value]) => value !== undefined)
  return {
    method,
    path: injected(interaction, filled),
    /** The path with placeholders. */
    pathname: filled,
    query: Object.fromEntries(asked.map(([key, value]) => [key, injected(interaction, String(value))])),
    headers: Object.fromEntries(
      Object.entries({ accept: 'application/json', ...identity(interaction), ...interaction.headers }).map(([key, value]) => [
        key,
        injected(interaction, value),
      ]),
    ),
    json: contentType === 'application/json' ? injectedBody(interaction, body ?? {}) : undefined,
    form: contentType === 'multipart/form-data' && isJson(body) ? body : undefined,
  }
}

/** Error details fixed by the source and compared by programs; others may be reworded. */
const LITERALS = new Set<string>(['refresh_tokens', 'inappropriate_content', 'email_not_verified', 'wait_for_previous_response'])

const expectedError = ({ call, status, code, fields }: AnyInteraction): unknown => {
  // The status must be documented.
  answerOf(call, status)
  if (code === undefined) throw new Error(`${call} ${status}: say which error it is`)
  const { detail } = ERRORS[code]
  const errors = fields.map((path) => ({ path: equal(path), message: string('This field is required') }))
  return {
    code: equal(code),
    detail: LITERALS.has(code) ? equal(detail) : string(detail),
    ...(errors.length > 0 && { errors }),
  }
}

/** Merges changes into an example; every list item is changed like the first, and undefined removes a field. */
const merged = (base: unknown, change: unknown): unknown => {
  if (Array.isArray(base) && Array.isArray(change)) return change.map((item) => merged(base[0], item))
  if (!isJson(base) || !isJson(change)) return change
  return { ...base, ...Object.fromEntries(Object.entries(change).map(([key, item]) => [key, merged(base[key], item)])) }
}

/** Whether a status means that it worked. */
export const isDone = (status: number): boolean => status < 300 && status !== 208

/** The expected answer. */
export const expectedResponse = (
  interaction: AnyInteraction,
): { status: number; headers: Record<string, MatchersV3.Matcher<string>>; body: unknown } => {
  const { call, status, example: change } = interaction
  const headers: Record<string, MatchersV3.Matcher<string>> = status === 429 ? { 'retry-after': regex('^\\d+$', '1') } : {}
  if (!isDone(status)) return { status, headers, body: expectedError(interaction) }
  const { schema, example } = answerOf(call, status)
  return { status, headers, body: matcherOf(schema, change === undefined ? example : merged(example, change)) }
}

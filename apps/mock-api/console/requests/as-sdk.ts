import type { LoggedRequest } from '../api/types.ts'

const indent = (text: string): string => text.replaceAll('\n', '\n  ')
const isName = (text: string): boolean => /^[A-Za-z_$][\w$]*$/u.test(text)

const quoted = (text: string): string => `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`

/** A value as a TypeScript literal, on one line where it fits. */
export const asLiteral = (value: unknown): string => {
  if (typeof value === 'string') return quoted(value)
  if (typeof value !== 'object' || value === null) return String(value)
  const isList = Array.isArray(value)
  const parts = isList
    ? value.map(asLiteral)
    : Object.entries(value).map(([name, field]) => `${isName(name) ? name : quoted(name)}: ${asLiteral(field)}`)
  if (parts.length === 0) return isList ? '[]' : '{}'
  const line = isList ? `[${parts.join(', ')}]` : `{ ${parts.join(', ')} }`
  if (line.length <= 80 && !line.includes('\n')) return line
  const lines = parts.map((part) => `\n  ${indent(part)},`).join('')
  return isList ? `[${lines}\n]` : `{${lines}\n}`
}

interface SdkOptions {
  readonly origin: string
  /** The call's path in the contract, such as `/api/v1/chats/:id/`. */
  readonly pattern: string
  /** Parameters that are numbers, by name. */
  readonly numbers: ReadonlySet<string>
  /** Tokens of the caller, if available. */
  readonly tokens?: { readonly jwtToken: string; readonly refreshToken: string } | undefined
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const typed = (name: string, text: string, numbers: ReadonlySet<string>): string | number =>
  numbers.has(name) && text !== '' && Number.isFinite(Number(text)) ? Number(text) : text

const paramsOf = (pathname: string, { pattern, numbers }: SdkOptions): Record<string, unknown> => {
  const given = pathname.split('/')
  return Object.fromEntries(
    pattern.split('/').flatMap((part, index) => {
      if (!part.startsWith(':')) return []
      const name = part.slice(1)
      return [[name, typed(name, decoded(given[index] ?? ''), numbers)]]
    }),
  )
}

const queryOf = (search: string, numbers: ReadonlySet<string>): Record<string, unknown> => {
  const query = new URLSearchParams(search)
  return Object.fromEntries(
    [...new Set(query.keys())].map((name) => {
      const values = query.getAll(name).map((text) => typed(name, text, numbers))
      return [name.replace(/\[\]$/u, ''), values.length > 1 || name.endsWith('[]') ? values : values[0]]
    }),
  )
}

const bodyOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return Object.fromEntries(new URLSearchParams(text))
  }
}

const sessionLine = ({ request }: LoggedRequest, { tokens }: SdkOptions): string[] => {
  const guest = request.headers['x-user-session-id']
  if (tokens) return [`client.session.setTokens(${asLiteral({ jwtToken: tokens.jwtToken, refreshToken: tokens.refreshToken })})`]
  if (request.headers.authorization !== undefined) return ["client.session.setTokens({ jwtToken: '<token>', refreshToken: '<refresh token>' })"]
  return guest === undefined ? [] : [`client.session.setGuestSessionId(${quoted(guest)})`]
}

/** Further headers: the world and Prefer. */
const headersOf = ({ world, request: { headers } }: LoggedRequest): Record<string, string> => ({
  'x-mock-world': world,
  ...(headers.prefer !== undefined && { prefer: headers.prefer }),
})

/** A request as an SDK program; null when it is no call of the API. */
export const asSdkCall = (logged: LoggedRequest, options: SdkOptions): string | null => {
  if (logged.call === null) return null
  const [pathname = '', search = ''] = logged.path.split('?', 2)
  const query = queryOf(search, options.numbers)
  const params = paramsOf(pathname, options)
  const args = {
    ...(Object.keys(params).length > 0 && { params }),
    ...(Object.keys(query).length > 0 && { query }),
    ...(logged.request.body !== null && { body: logged.request.body.isCut ? {} : bodyOf(logged.request.body.text) }),
  }
  return [
    "import { createClient } from '@moonlit/sdk'",
    ...(logged.request.body?.isCut === true ? ['', '// The log keeps the beginning of a long body only: put yours in its place.'] : []),
    '',
    `const client = createClient(${asLiteral({ baseUrl: options.origin }).slice(0, -2)}, headers: () => (${asLiteral(headersOf(logged))}) })`,
    ...sessionLine(logged, options),
    `const answer = await client.${logged.call}(${Object.keys(args).length > 0 ? asLiteral(args) : ''})`,
    'console.log(answer.status, answer.body)',
    '',
  ].join('\n')
}

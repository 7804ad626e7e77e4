import type { LoggedRequest } from '../api/types.ts'

/** What the mock writes in place of a secret. */
const MASK = '•••'
/** Headers that curl makes itself, that belong to one connection, or that only say how the browser came here. */
const LEFT_OUT =
  /^(?:host|connection|content-length|transfer-encoding|accept-encoding|user-agent|origin|referer|cookie|dnt|priority|pragma|cache-control|upgrade-insecure-requests|x-forwarded-.*|sec-.*|x-mock-world)$/u

/** A text as one word of a POSIX shell. */
export const shellWord = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

interface CurlOptions {
  /** Where the API is, without a slash at its end. */
  readonly origin: string
  /** Signs the request in, in place of the token that the log does not keep; without it, $TOKEN of the shell. */
  readonly token?: string | undefined
}

const isForm = ({ request }: LoggedRequest): boolean => request.headers['content-type']?.startsWith('multipart/form-data') === true

/** A word of the shell in which a secret that the log does not keep is left to a variable. */
const wordWithSecrets = (text: string): string => shellWord(text).replaceAll(MASK, `'"$SECRET"'`)

const FILE = /^file (?<name>.+), \d+ bytes$/u

const fieldWord = (name: string, value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const file = FILE.exec(text)?.groups?.name
  return wordWithSecrets(file === undefined ? `${name}=${text}` : `${name}=@${file}`)
}

/** The fields of a form, as the log tells of them; null for a body that was cut. */
const formWords = (text: string): string[] | null => {
  try {
    const fields: unknown = JSON.parse(text)
    return typeof fields === 'object' && fields !== null ? Object.entries(fields).map(([name, value]) => `-F ${fieldWord(name, value)}`) : null
  } catch {
    return null
  }
}

const bodyWords = (logged: LoggedRequest): string[] => {
  const { body } = logged.request
  if (body === null) return []
  return (isForm(logged) ? formWords(body.text) : null) ?? [`--data-raw ${wordWithSecrets(body.text)}`]
}

const headerWords = (logged: LoggedRequest, token: string | undefined): string[] => {
  const { world, request } = logged
  // The type of a form names the boundary that curl will make anew.
  const headers = Object.entries(request.headers).filter(
    ([name, value]) => !LEFT_OUT.test(name) && value !== MASK && !(name === 'content-type' && isForm(logged)),
  )
  const authorization =
    request.headers.authorization === undefined
      ? []
      : [token === undefined ? '"Authorization: Bearer $TOKEN"' : shellWord(`Authorization: Bearer ${token}`)]
  return [...headers.map(([name, value]) => shellWord(`${name}: ${value}`)), shellWord(`x-mock-world: ${world}`), ...authorization]
}

/** A request as a command for a terminal. */
export const asCurl = (logged: LoggedRequest, { origin, token }: CurlOptions): string => {
  const { method, path } = logged
  const how = method === 'HEAD' ? ['--head'] : method === 'GET' ? [] : ['-X', method]
  return [
    ['curl', ...how, shellWord(`${origin}${path}`)].join(' '),
    ...headerWords(logged, token).map((word) => `-H ${word}`),
    ...bodyWords(logged),
  ].join(' \\\n  ')
}

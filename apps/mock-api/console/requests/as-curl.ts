import type { LoggedRequest } from '../api/types.ts'

/** The mask that the log shows for a secret. */
const MASK = '•••'
/** Headers that curl sets itself, or that belong to the connection or the browser's navigation. */
const LEFT_OUT =
  /^(?:host|connection|content-length|transfer-encoding|accept-encoding|user-agent|origin|referer|cookie|dnt|priority|pragma|cache-control|upgrade-insecure-requests|x-forwarded-.*|sec-.*|x-mock-world)$/u

/** Quotes a text for a POSIX shell. */
export const shellWord = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

interface CurlOptions {
  /** Origin of the API, without a trailing slash. */
  readonly origin: string
  /** Access token for the request, since the log masks it; $TOKEN without one. */
  readonly token?: string | undefined
}

const isForm = ({ request }: LoggedRequest): boolean => request.headers['content-type']?.startsWith('multipart/form-data') === true

/** A shell word with variables for masked secrets. */
const wordWithSecrets = (text: string): string => shellWord(text).replaceAll(MASK, `'"$SECRET"'`)

const FILE = /^file (?<name>.+), \d+ bytes$/u

const fieldWord = (name: string, value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const file = FILE.exec(text)?.groups?.name
  return wordWithSecrets(file === undefined ? `${name}=${text}` : `${name}=@${file}`)
}

/** The fields of a logged form; null for a cut body. */
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
  // The content type holds a boundary; curl makes its own.
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

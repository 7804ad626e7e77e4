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

const headerWords = ({ world, request }: LoggedRequest, token: string | undefined): string[] => {
  const headers = Object.entries(request.headers).filter(([name, value]) => !LEFT_OUT.test(name) && value !== MASK)
  const authorization =
    request.headers.authorization === undefined
      ? []
      : [token === undefined ? '"Authorization: Bearer $TOKEN"' : shellWord(`Authorization: Bearer ${token}`)]
  return [...headers.map(([name, value]) => shellWord(`${name}: ${value}`)), shellWord(`x-mock-world: ${world}`), ...authorization]
}

/** A request as a command for a terminal. */
export const asCurl = (logged: LoggedRequest, { origin, token }: CurlOptions): string => {
  const { method, path, request } = logged
  const how = method === 'HEAD' ? ['--head'] : method === 'GET' ? [] : ['-X', method]
  return [
    ['curl', ...how, shellWord(`${origin}${path}`)].join(' '),
    ...headerWords(logged, token).map((word) => `-H ${word}`),
    ...(request.body === null ? [] : [`--data-raw ${shellWord(request.body.text)}`]),
  ].join(' \\\n  ')
}

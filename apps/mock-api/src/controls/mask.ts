/** The mask for a secret. */
const MASK = '•••'

const SECRET_HEADERS: ReadonlySet<string> = new Set(['authorization', 'cookie', 'set-cookie', 'proxy-authorization'])
/** Fields with a password, a token or a card number, in any spelling. `tokenSize` is a count and no secret. */
const SECRET_FIELD = /password|secret|cvc|cvv|card_?number|token(?!_?size)/iu

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Values nested deeper than this are dropped. */
const DEPTH = 100

/** A value as the log may show it: secrets masked, files as name and size, deep nesting dropped. */
export const maskValue = (value: unknown, depth = DEPTH): unknown => {
  if (value instanceof File) return `file ${value.name}, ${value.size} bytes`
  if (typeof value !== 'object' || value === null) return value
  if (depth === 0) return '…'
  if (Array.isArray(value)) return value.map((item) => maskValue(item, depth - 1))
  return Object.fromEntries(
    Object.entries(value).map(([name, field]: [string, unknown]) => [
      name,
      SECRET_FIELD.test(name) && field !== null && typeof field !== 'object' ? MASK : maskValue(field, depth - 1),
    ]),
  )
}

/** A body text as the log may show it: secrets in JSON are masked, in incomplete JSON by name. */
export const maskText = (text: string): string => {
  try {
    return JSON.stringify(maskValue(JSON.parse(text)))
  } catch {
    return text.replace(/"(?<name>[^"\\]{1,64})"\s*:\s*"(?:[^"\\]|\\.)*(?:"|$)/gu, (pair: string, name: string) =>
      SECRET_FIELD.test(name) ? `"${name}":"${MASK}"` : pair,
    )
  }
}

/** Headers of a request or an answer. */
export type Headers = Readonly<Record<string, string | number | readonly string[] | undefined>>

/** Headers as the log may show them. */
export const maskHeaders = (headers: Headers): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, SECRET_HEADERS.has(name) ? MASK : Array.isArray(value) ? value.join(', ') : String(value)]],
    ),
  )

/** A path as the log may show it, with masked tokens in path and query. */
export const maskPath = (path: string, params: unknown): string => {
  const [pathname = '', query] = path.split('?', 2)
  const secrets = isObject(params)
    ? Object.entries(params).flatMap(([name, value]) => (SECRET_FIELD.test(name) && typeof value === 'string' ? [value] : []))
    : []
  const masked = pathname
    .split('/')
    .map((part) => (secrets.includes(part) || secrets.includes(decodeSafely(part)) ? MASK : part))
    .join('/')
  if (query === undefined) return masked
  return `${masked}?${query.replace(/(?<name>[^=&]+)=(?<value>[^&]*)/gu, (pair: string, name: string) => (SECRET_FIELD.test(name) ? `${name}=${MASK}` : pair))}`
}

const decodeSafely = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

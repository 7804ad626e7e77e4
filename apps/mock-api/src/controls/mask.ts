/** What stands in place of a secret. */
const MASK = '•••'

const SECRET_HEADERS: ReadonlySet<string> = new Set(['authorization', 'cookie', 'set-cookie', 'proxy-authorization'])
/** Fields that hold a password, a token or the number of a card, however they are spelled. `tokenSize` is a number of words. */
const SECRET_FIELD = /password|secret|cvc|cvv|card_?number|token(?!_?size)/iu

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Nobody nests so deep who means well. */
const DEPTH = 100

/** A value without what nobody may read in a log: secrets are masked, files told of by name and size, what is nested too deep left out. */
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

/** A text that was sent as it may be read: JSON with its secrets masked; of a text that is no whole JSON, the values beside their names. */
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

/** Headers as they may be read. */
export const maskHeaders = (headers: Headers): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, SECRET_HEADERS.has(name) ? MASK : Array.isArray(value) ? value.join(', ') : String(value)]],
    ),
  )

/** An address as it may be read: the tokens in its path and query are masked. */
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

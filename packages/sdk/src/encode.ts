import type { Route } from './route.ts'

/** Arguments of any call, when the call is not known. */
export interface LooseArgs {
  readonly params?: object | undefined
  readonly query?: object | undefined
  readonly body?: unknown
}

const tokens = (key: string, value: unknown): [string, string][] => {
  if (value === null) return [[key, '']]
  if (value instanceof Date) return [[key, value.toISOString()]]
  if (Array.isArray(value)) return value.flatMap((item, index) => tokens(`${key}[${index}]`, item))
  if (typeof value === 'object') return Object.entries(value).flatMap(([name, item]) => tokens(`${key}[${name}]`, item))
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? [[key, String(value)]] : []
}

/** A query as ts-rest and qs write it: `a[0]=x`, `a[b]=x`; what is undefined is left out. With its `?`, or empty. */
export const encodeQuery = (query: object | undefined): string => {
  const pairs = Object.entries(query ?? {}).flatMap(([key, value]) => tokens(key, value))
  const text = pairs.map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`).join('&')
  return text === '' ? '' : `?${text}`
}

/**
 * A parameter as a part of a path. `.` and `..` are a URL's own words for here and one up: encoded once they would lead to another call, or be refused on
 * the way; encoded twice they are a name that nobody has.
 */
const encodeSegment = (value: string): string => (value === '.' ? '%252E' : encodeURIComponent(value).replaceAll('..', '%252E%252E'))

/** The path of a call with its parameters put in, and its query. */
export const encodePath = (route: Route, { params = {}, query }: LooseArgs): string =>
  route.path.replaceAll(/:(\w+)/gu, (_, name: string) => encodeSegment(String(Reflect.get(params, name)))) + encodeQuery(query)

/** An object as a form: files as they are, everything else as text; what is undefined or null is left out. */
export const toFormData = (body: unknown): FormData => {
  if (body instanceof FormData) return body
  const form = new FormData()
  for (const [key, value] of Object.entries(body ?? {})) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item instanceof Blob) form.append(key, item)
      else if (item !== undefined && item !== null) form.append(key, String(item))
    }
  }
  return form
}

/** The body of a call as `fetch` takes it. A JSON call without a body sends `{}`, for an empty one is no JSON. */
export const encodeBody = (route: Route, body: unknown): string | FormData | undefined => {
  if (route.contentType === 'multipart/form-data') return toFormData(body)
  return route.contentType === undefined ? undefined : JSON.stringify(body ?? {})
}

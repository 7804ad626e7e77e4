import { z } from 'zod'

/** A port to listen on; 0 takes a free one. */
export const Port = z.coerce.number('must be a number from 0 to 65535').int().min(0).max(65_535)

/** How much a server writes of what it does. */
export const LogLevel = z.enum(['silent', 'error', 'warn', 'info', 'debug'])

/** A value for an error message, without the user and password of a URL. */
const shown = (value: string | undefined): string => JSON.stringify(value?.replace(/\/\/[^/]*@/u, '//…@'))

/**
 * The variables that a schema names. An empty one counts as left out.
 * @throws Error with one line for each invalid variable
 */
export const readEnvironment = <T extends z.ZodObject>(schema: T, source: Readonly<Record<string, string | undefined>>): z.infer<T> => {
  const read = schema.safeParse(Object.fromEntries(Object.entries(source).filter(([, value]) => value !== '')))
  if (read.success) return read.data
  const faults = read.error.issues.map(({ path: [name], message }) => `${String(name)} ${message} (it is ${shown(source[String(name)])})`)
  // Several issues of one value can have the same text.
  throw new Error([...new Set(faults)].join('\n'))
}

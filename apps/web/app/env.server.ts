import proxyAddr from '@fastify/proxy-addr'
import { z } from 'zod'

const origin = z.url({ protocol: /^https?$/u, error: 'must be an http(s) address' }).transform((value) => value.replace(/\/+$/u, ''))
/** A list with commas, as proxy-addr reads it. */
const proxies = z
  .string()
  .transform((list) => list.split(',').map((one) => one.trim()))
  .refine((list) => {
    try {
      proxyAddr.compile(list)
      return true
    } catch {
      return false
    }
  }, 'must be addresses or networks such as 10.0.0.0/8, or loopback, linklocal, uniquelocal, with commas between')
const flag = z.enum(['on', 'off'], { error: "must be 'on' or 'off'" })

const Environment = z.object({
  /** Where the web server listens. */
  WEB_PORT: z.coerce
    .number({ error: 'must be a number' })
    .int()
    .min(0, 'must be a port, 0 to 65535')
    .max(65_535, 'must be a port, 0 to 65535')
    .default(3000),
  WEB_HOST: z.string().min(1).default('0.0.0.0'),
  /** Where the API is; the browser reaches it through this server. */
  API_URL: origin.default('http://localhost:4000'),
  /** The address people know, for canonical links; that of the request when left out. */
  PUBLIC_URL: origin.optional(),
  /** Whether the cookie `mock_world` chooses the world of the mock API, for tests. */
  MOCK_WORLD_COOKIE: flag.default('on'),
  /**
   * Whose word is taken for a visitor's address, protocol and host: `X-Forwarded-*` headers of all others are ignored.
   * Addresses, networks, or the names loopback, linklocal and uniquelocal.
   */
  TRUSTED_PROXIES: proxies.default(['loopback']),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('warn'),
})

/** What the server was told by its environment. */
export type Env = z.infer<typeof Environment>

/** Reads the environment, or tells one line a fault. An empty variable counts as left out. */
export const readEnv = (source: Readonly<Record<string, string | undefined>>): { env: Env } | { faults: string[] } => {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  if (parsed.success) return { env: parsed.data }
  return { faults: parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`) }
}

let known: Env | undefined

/** The environment, parsed once. @throws Error naming every fault. */
export const serverEnv = (): Env => {
  if (known) return known
  const outcome = readEnv(process.env)
  if ('faults' in outcome) throw new Error(outcome.faults.join('; '))
  known = outcome.env
  return known
}

/** React and the router choose their production code by this variable; it must be set before they load. */
export const setMode = (mode: 'production' | 'development'): void => {
  process.env.NODE_ENV = mode
}

import { LogLevel, Port, readEnvironment } from '@moonlit/environment'
import { Proxies } from '@moonlit/environment/proxies'
import { z } from 'zod'
import { MORE_LOCALES } from './shared/i18n/more-locales.ts'

const origin = z.url({ protocol: /^https?$/u, error: 'must be an http(s) address' }).transform((value) => value.replace(/\/+$/u, ''))
const https = z.url({ protocol: /^https$/u, error: 'must be an https address' })
const flag = z.enum(['on', 'off'], { error: "must be 'on' or 'off'" })

const moreLocales = z
  .string()
  .transform((list) => list.split(',').map((one) => one.trim()))
  .pipe(z.array(z.enum(MORE_LOCALES, { error: 'must be some of ru, en-XA and en-XB, with commas between' })))

const Environment = z.object({
  /** Where the web server listens. */
  WEB_PORT: Port.default(3000),
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
  TRUSTED_PROXIES: Proxies.default(['loopback']),
  /** Where Moonlit can be followed; the footer shows those that are set. */
  SOCIAL_X: https.optional(),
  SOCIAL_INSTAGRAM: https.optional(),
  SOCIAL_DISCORD: https.optional(),
  /** Languages besides those of the switcher: `ru`, and `en-XA` and `en-XB` for tests and development. */
  MORE_LOCALES: moreLocales.default([]),
  /** A folder that several web servers share, where each puts the hashed files of its build: see docs/performance.md. None for one server. */
  ASSETS_DIR: z.string().min(1).optional(),
  LOG_LEVEL: LogLevel.default('warn'),
})

/** What the server was told by its environment. */
export type Env = z.infer<typeof Environment>

/**
 * The configuration, from an environment.
 * @throws Error with one line for each invalid variable
 */
export const readEnv = (source: Readonly<Record<string, string | undefined>>): Env => readEnvironment(Environment, source)

let known: Env | undefined

/** The configuration of this process, read once. @throws Error with one line for each invalid variable */
export const serverEnv = (): Env => (known ??= readEnv(process.env))

/** React and the router choose their production code by this variable; it must be set before they load. */
export const setMode = (mode: 'production' | 'development'): void => {
  process.env.NODE_ENV = mode
}

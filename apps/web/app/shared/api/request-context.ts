import { GENDERS, type Gender } from '@moonlit/sdk/rules'
import { APP_LOCALES, type AppLocale } from '../i18n/locales.ts'
import { isObject } from '../storage/guards.ts'

export type SessionKind = 'visitor' | 'guest' | 'member'
export type Device = 'mobile' | 'desktop'

/** Social networks that Moonlit may have a page on. */
const NETWORKS = ['x', 'instagram', 'discord'] as const
type Network = (typeof NETWORKS)[number]

/** What the server knew of the visitor when it rendered the page; the browser starts from the same. */
export interface RequestContext {
  /** Where the site is known to live, without a slash at its end. */
  readonly origin: string
  readonly locale: AppLocale
  readonly device: Device
  readonly session: SessionKind
  /** Whether the age gate was passed. */
  readonly isAdult: boolean
  readonly exploreGender: Gender
  /** False when a signed-in person's data could not be had yet (NV-01). */
  readonly isSettled: boolean
  /** Addresses of Moonlit's own pages on social networks. */
  readonly networks: Readonly<Partial<Record<Network, string>>>
}

const one = <const T extends string>(values: readonly T[], value: unknown): T | undefined => values.find((known) => known === value)

/** RequestContext out of the page's state, with the safest reading of whatever is missing. */
export const readRequestContext = (value: unknown, origin: string): RequestContext => {
  const raw = isObject(value) ? value : {}
  const networks = isObject(raw.networks) ? raw.networks : {}
  return {
    origin: typeof raw.origin === 'string' ? raw.origin : origin,
    locale: one(APP_LOCALES, raw.locale) ?? 'en',
    device: one(['mobile', 'desktop'], raw.device) ?? 'desktop',
    session: one(['visitor', 'guest', 'member'], raw.session) ?? 'visitor',
    isAdult: raw.isAdult === true,
    exploreGender: one(GENDERS, raw.exploreGender) ?? 'female',
    isSettled: raw.isSettled !== false,
    networks: Object.fromEntries(NETWORKS.flatMap((name) => (typeof networks[name] === 'string' ? [[name, networks[name]]] : []))),
  }
}

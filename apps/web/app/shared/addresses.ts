import { PROMO_TYPES, type PromoType } from '@moonlit/sdk/rules'
import { RESERVED_SEGMENTS, type LegalPage } from './paths.ts'

/** Whether a first segment can be a character: shaped like a slug, and no place of its own. */
export const isSlug = (segment: string | undefined): segment is string =>
  segment !== undefined && /^[a-z0-9][a-z0-9-]{0,63}$/u.test(segment) && !RESERVED_SEGMENTS.has(segment)

/** The traffic source of an address; undefined for any other word in its place (RT-17). */
export const promoTypeOf = (segment: string | undefined): PromoType | undefined => PROMO_TYPES.find((type) => type === segment)

/** The query parameter that opens the sign-in dialog; its value is the page to return to. */
export const SIGN_IN_PARAM = 'sign-in'

/** A path on this site, or undefined: never another host, whatever a link says. */
export const localPathOf = (value: unknown): string | undefined => (typeof value === 'string' && /^\/(?![/\\])/u.test(value) ? value : undefined)

/** Addresses that more than one place leads to. */
export const addresses = {
  explore: '/',
  /** Explore with the sign-in dialog open, which leads back to the page that asked for it. [RT-19] */
  signInFor: (page: string) => `/?${SIGN_IN_PARAM}=${encodeURIComponent(page)}`,
  anime: '/anime',
  custom: '/custom',
  chats: '/chat',
  chat: (id: string) => `/chat/${encodeURIComponent(id)}`,
  character: (slug: string) => `/${slug}`,
  characterStats: (slug: string) => `/${slug}/stats`,
  generate: '/generate-photo',
  gallery: '/my-generations',
  create: '/add-new-model',
  myCharacters: '/my-models',
  premium: '/buy-premium',
  buyCharacter: (slug: string) => `/buy-premium/${slug}`,
  affiliate: '/affiliate',
  contact: '/contact',
  settings: '/settings',
  magicLink: '/magic-link-copy',
  oauthError: '/oauth/error',
  legal: (page: LegalPage) => `/${page}`,
} as const

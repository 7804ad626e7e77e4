import { PROMO_TYPES, type PromoType } from '@moonlit/sdk/rules'

/** The legal pages (RT-10), readable without passing the age gate. */
export const LEGAL_PAGES = [
  'privacy-policy',
  'terms-and-conditions',
  'dispute-resolution',
  'public-offer',
  'complaint-submission-policy',
  'anti-trafficking-statement',
  'content-removal-policy',
] as const
export type LegalPage = (typeof LEGAL_PAGES)[number]

/** First segments that are places of their own, now or to come; none can be the name of a character. [RT-18] */
const RESERVED: ReadonlySet<string> = new Set([
  ...LEGAL_PAGES,
  ...PROMO_TYPES,
  'explore',
  'anime',
  'custom',
  'chat',
  'settings',
  'generate-photo',
  'my-generations',
  'add-new-model',
  'my-models',
  'promo',
  'buy-premium',
  'payment-success',
  'payment-failure',
  'errors',
  'verify-email',
  'reset-password',
  'magic-link-copy',
  'magic-link-apply',
  'article',
  'landing',
  'oauth',
  'unsubscribe',
  'contact',
  'affiliate',
  'not-found',
  'age-gate',
  'api',
  'media',
  'docs',
  'mock',
  'assets',
  'healthz',
  'stats',
])

/** Whether a first segment can be a character: shaped like a slug, and no place of its own. */
export const isSlug = (segment: string | undefined): segment is string =>
  segment !== undefined && /^[a-z0-9][a-z0-9-]{0,63}$/u.test(segment) && !RESERVED.has(segment)

/** The traffic source of an address; undefined for any other word in its place (RT-17). */
export const promoTypeOf = (segment: string | undefined): PromoType | undefined => PROMO_TYPES.find((type) => type === segment)

/** Addresses that more than one place leads to. */
export const addresses = {
  explore: '/',
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
  legal: (page: LegalPage) => `/${page}`,
} as const

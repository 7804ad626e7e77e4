import { PROMO_TYPES } from './vocabulary.ts'

/**
 * First segments of the web app's addresses that are places of their own, pages and servers alike; none can be the name of a character.
 * A page whose address begins with a fixed segment adds it here. [RT-18]
 */
export const RESERVED_SEGMENTS = [
  ...PROMO_TYPES,
  'add-new-model',
  'affiliate',
  'age-gate',
  'anime',
  'anti-trafficking-statement',
  'api',
  'article',
  'articles',
  'assets',
  'buy-premium',
  'chat',
  'complaint-submission-policy',
  'contact',
  'content-removal-policy',
  'custom',
  'dispute-resolution',
  'docs',
  'errors',
  'explore',
  'favourites',
  'generate-photo',
  'healthz',
  'landing',
  'magic-link-apply',
  'magic-link-copy',
  'media',
  'mock',
  'my-generations',
  'my-models',
  'not-found',
  'oauth',
  'payment-failure',
  'payment-success',
  'privacy-policy',
  'public-offer',
  'reset-password',
  'settings',
  'stats',
  'terms-and-conditions',
  'unsubscribe',
  'verify-email',
] as const

const reserved: ReadonlySet<string> = new Set(RESERVED_SEGMENTS)

/** How the name of a character in addresses is written: up to 64 small Latin letters, digits and hyphens. */
export const SLUG_PATTERN = /^[a-z0-9][a-z0-9-]{0,63}$/u

/** Whether a first segment can be a character: written like a slug, and no place of its own. [RT-18] */
export const isSlug = (segment: string | undefined): segment is string =>
  segment !== undefined && SLUG_PATTERN.test(segment) && !reserved.has(segment)

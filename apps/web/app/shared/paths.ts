import { PROMO_TYPES } from '@moonlit/sdk/rules'

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

/** The path of every route, as the router matches it; routes.ts says which module shows it. */
export const paths = {
  ageGate: 'age-gate',
  anime: 'anime/:promoType?',
  custom: 'custom/:promoType?',
  exploreRedirect: 'explore',
  chat: 'chat/:id?',
  verifyEmail: 'verify-email/:userId/:token',
  resetPassword: 'reset-password/:userId/:token',
  oauthConfirm: 'oauth/confirm',
  oauthError: 'oauth/error',
  notFound: 'not-found',
  characterStats: ':slug/stats',
  character: ':slug/:promoType?',
} as const

/** First segments that belong to the servers, and those of pages that are still to come. */
const OTHER_SEGMENTS = [
  ...PROMO_TYPES,
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
  'magic-link-copy',
  'magic-link-apply',
  'article',
  'landing',
  'unsubscribe',
  'contact',
  'affiliate',
  'api',
  'media',
  'docs',
  'mock',
  'assets',
  'healthz',
  'stats',
] as const

const firstSegments = Object.values(paths).flatMap((path) => (path.startsWith(':') ? [] : [path.split('/')[0] ?? '']))

/** First segments that are places of their own; none can be the name of a character. [RT-18] */
export const RESERVED_SEGMENTS: ReadonlySet<string> = new Set<string>([...LEGAL_PAGES, ...firstSegments, ...OTHER_SEGMENTS])

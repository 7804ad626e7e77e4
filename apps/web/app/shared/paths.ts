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

/**
 * The path of every route, as the router matches it; routes.ts says which module shows it. The first segment of each is reserved in the
 * contract (slugs.ts), so that no character stands where a page is. [RT-18]
 */
export const paths = {
  robots: 'robots.txt',
  sitemap: 'sitemap.xml',
  ageGate: 'age-gate',
  anime: 'anime/:promoType?',
  custom: 'custom/:promoType?',
  exploreRedirect: 'explore',
  favourites: 'favourites',
  chat: 'chat/:id?',
  verifyEmail: 'verify-email/:userId/:token',
  resetPassword: 'reset-password/:userId/:token',
  unsubscribe: 'unsubscribe/:token',
  oauthConfirm: 'oauth/confirm',
  oauthError: 'oauth/error',
  promoRedirect: 'promo/:promoType',
  premium: 'buy-premium/:slug?',
  paymentSuccess: 'payment-success',
  paymentFailure: 'payment-failure',
  duplicatePayment: 'errors/duplicate-payment',
  articles: 'article',
  article: 'article/:slug/:promoType?',
  missingCode: 'errors/missing-code',
  offline: 'errors/offline',
  webManifest: 'moonlit.webmanifest',
  contact: 'contact',
  affiliate: 'affiliate',
  settings: 'settings',
  generatePhoto: 'generate-photo',
  myGenerations: 'my-generations',
  create: 'add-new-model',
  createLanding: 'landing/create-ai',
  myCharacters: 'my-models',
  myCharacter: 'my-models/:slug',
  magicLinkCopy: 'magic-link-copy',
  magicLinkApply: 'magic-link-apply',
  notFound: 'not-found',
  promoStats: 'promo',
  fbStats: 'fb',
  affiseStats: 'affise',
  keitaroStats: 'keitaro',
  characterStats: ':slug/stats',
  character: ':slug/:promoType?',
} as const

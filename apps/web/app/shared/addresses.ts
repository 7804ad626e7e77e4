import type { AppLocale } from './i18n/locales.ts'
import { CONTACT_TOPICS, isSlug, PROMO_TYPES, type ContactTopic, type PromoType } from '@moonlit/sdk/rules'
import type { LegalPage } from './paths.ts'

/** The traffic source of an address; undefined for any other word in its place (RT-17). */
export const promoTypeOf = (segment: string | undefined): PromoType | undefined => PROMO_TYPES.find((type) => type === segment)

/** The query parameter that opens the sign-in dialog; its value is the page that needs it, and is returned to, where there is one; `new` opens the sign-up. */
export const SIGN_IN_PARAM = 'sign-in'
/** The query parameter beside it, there when the dialog opens because a session ended by itself. */
export const SESSION_ENDED_PARAM = 'session-ended'

/** The query parameter of the contact form's page that chooses what the message is about. */
export const SUBJECT_PARAM = 'subject'

/** Query parameters of the plans' page: the traffic source whose plans are offered, the promo code, the plan that is chosen. */
export const PROMO_TYPE_PARAM = 'promoType'
export const PROMO_CODE_PARAM = 'promoCode'
export const PLAN_PARAM = 'plan'
/** The query parameter by which the payment provider names a payment on the way back. */
export const PAYMENT_PARAM = 'paymentId'

/** The query parameter that names a language, of files that no cookies are sent for. */
export const LOCALE_PARAM = 'locale'

/** The query parameter that names a page: the one whose code could not be loaded, or that a message is about. */
export const PAGE_PARAM = 'page'

/** The query parameter that names a step of the creation wizard. */
export const STEP_PARAM = 'step'

/** The query parameter that names whose company explore shows, for those an address is shared with. */
export const GENDER_PARAM = 'gender'

/** What is searched for on explore, and the order of who is found. [EX-19] [EX-20] */
export const SEARCH_PARAM = 'q'
export const SORT_PARAM = 'sort'

/** The query parameter that says up to which page of the list explore shows at once, for a browser without JavaScript. [EX-07] */
export const PAGES_PARAM = 'pages'

/** The query parameter by which search engines tell the languages of a public page apart. */
export const LANGUAGE_PARAM = 'lang'

/** What a contact message is to be about, by the address of the contact form's page; undefined for any other word in its place. */
export const contactTopicOf = (search: URLSearchParams): ContactTopic | undefined =>
  CONTACT_TOPICS.find((topic) => topic === search.get(SUBJECT_PARAM))

/** A path on this site, or undefined: never another host, whatever a link says. */
export const localPathOf = (value: unknown): string | undefined => (typeof value === 'string' && /^\/(?![/\\])/u.test(value) ? value : undefined)

/** Whether a path is that of the plans, or of a character's price. */
export const isPremiumPage = (pathname: string): boolean => /^\/buy-premium(?:\/|$)/u.test(pathname)

/** Whether a path is about paying, where nothing may draw people away from it. */
export const isPaymentPage = (pathname: string): boolean => isPremiumPage(pathname) || /^\/(?:payment-|errors\/)/u.test(pathname)

/** Whether the discount banner may stand on a page: on none about paying, none of a character or of one's own ones, none of statistics. [OV-04] */
export const isBannerPage = (pathname: string): boolean => {
  const [, first = ''] = pathname.split('/')
  return !isPaymentPage(pathname) && !isSlug(first) && !promoTypeOf(first) && !/^\/(?:my-models|add-new-model)(?:\/|$)/u.test(pathname)
}

/** Addresses that more than one place leads to. */
export const addresses = {
  explore: '/',
  /** Explore with the sign-in dialog open, which leads back to the page that asked for it. [RT-19] */
  signInFor: (page: string) => `/?${SIGN_IN_PARAM}=${encodeURIComponent(page)}`,
  /** The same, for a session that ended by itself on a page. [AP-03] */
  signInAgainFor: (page: string) => `/?${SIGN_IN_PARAM}=${encodeURIComponent(page)}&${SESSION_ENDED_PARAM}=1`,
  anime: '/anime',
  custom: '/custom',
  favourites: '/favourites',
  chats: '/chat',
  chat: (id: string) => `/chat/${encodeURIComponent(id)}`,
  character: (slug: string) => `/${slug}`,
  /** One of the photos that a character sells, on their page. */
  photoForSale: (slug: string, id: string) => `/${slug}#photo-${id}`,
  /** Statistics of a traffic source, for admins. */
  sourceStats: (promoType: PromoType) => `/${promoType}`,
  characterStats: (slug: string) => `/${slug}/stats`,
  generate: '/generate-photo',
  generatedPhotos: '/my-generations',
  create: '/add-new-model',
  createSummary: `/add-new-model?${STEP_PARAM}=summary`,
  createLanding: '/landing/create-ai',
  myCharacters: '/my-models',
  myCharacter: (slug: string) => `/my-models/${slug}`,
  premium: '/buy-premium',
  buyCharacter: (slug: string) => `/buy-premium/${slug}`,
  /** The part of the plans' page that sells more of one allowance. */
  packs: (kind: 'voice' | 'photo' | 'creation') => `/buy-premium#packs-${kind}`,
  /** One pack on that page. */
  pack: (id: string) => `/buy-premium#pack-${id}`,
  /** The plans at the prices of a promo code. */
  premiumWithCode: (code: string) => `/buy-premium?${PROMO_CODE_PARAM}=${encodeURIComponent(code)}`,
  premiumFrom: (promoType: PromoType) => `/buy-premium?${PROMO_TYPE_PARAM}=${promoType}`,
  /** The plans' page, or that of a character, as it was when something was ordered: the same choice at the same price. */
  orderAgain: ({
    planId,
    slug,
    promoCode,
    promoType,
  }: {
    planId: string
    slug?: string | undefined
    promoCode?: string | undefined
    promoType?: PromoType | undefined
  }) => {
    const query = new URLSearchParams({
      ...(promoType && { [PROMO_TYPE_PARAM]: promoType }),
      ...(promoCode && { [PROMO_CODE_PARAM]: promoCode }),
      [PLAN_PARAM]: planId,
    })
    return `/buy-premium${slug === undefined ? '' : `/${slug}`}?${query}`
  },
  paymentSuccess: (paymentId: string) => `/payment-success?${PAYMENT_PARAM}=${encodeURIComponent(paymentId)}`,
  paymentFailure: (paymentId: string) => `/payment-failure?${PAYMENT_PARAM}=${encodeURIComponent(paymentId)}`,
  duplicatePayment: '/errors/duplicate-payment',
  duplicateOf: (paymentId: string) => `/errors/duplicate-payment?${PAYMENT_PARAM}=${encodeURIComponent(paymentId)}`,
  missingCode: '/errors/missing-code',
  webManifest: (locale: AppLocale) => `/moonlit.webmanifest?${LOCALE_PARAM}=${locale}`,
  subscription: '/settings#subscription',
  /** The receipt of a payment, among those in the settings. Mails lead there, too. */
  receipt: (paymentId: string) => `/settings#receipt-${paymentId}`,
  articles: '/article',
  article: (slug: string) => `/article/${slug}`,
  affiliate: '/affiliate',
  contact: '/contact',
  /** The form of a topic; what is written may be about a page of this site. */
  contactAbout: (topic: ContactTopic, page?: string) =>
    `/contact?${SUBJECT_PARAM}=${topic}${page === undefined ? '' : `&${PAGE_PARAM}=${encodeURIComponent(page)}`}`,
  settings: '/settings',
  mails: '/settings#mails',
  magicLink: '/magic-link-copy',
  oauthConfirm: '/oauth/confirm',
  oauthError: '/oauth/error',
  legal: (page: LegalPage) => `/${page}`,
} as const

/** Beside the address of explore, for whoever is led there by what goes as the page is left: where the keyboard goes on. [LY-10] */
export const LED_TO = { heading: 'led to the heading', field: 'led to the field' } as const

import type { HabitualSegment } from '@moonlit/sdk/rules'

/** Explore with the dialog for signing in or up open; where somebody is signed in already, explore alone. */
const SIGN_IN = '/?sign-in='
const SIGN_UP = '/?sign-in=new'
const PLANS = '/buy-premium'
/** What Moonlit is, for those who are not signed in. */
const ABOUT = '/#about-moonlit'
const CONTACT = '/contact'

/** The page of the kind that other sites have at such an address. */
const PAGES: Readonly<Record<HabitualSegment, string>> = {
  about: ABOUT,
  'about-us': ABOUT,
  blog: '/article',
  create: '/landing/create-ai',
  faq: CONTACT,
  help: CONTACT,
  home: '/',
  legal: '/terms-and-conditions',
  'log-in': SIGN_IN,
  login: SIGN_IN,
  plans: PLANS,
  premium: PLANS,
  pricing: PLANS,
  privacy: '/privacy-policy',
  profile: '/settings',
  register: SIGN_UP,
  'sign-in': SIGN_IN,
  'sign-up': SIGN_UP,
  signin: SIGN_IN,
  signup: SIGN_UP,
  support: CONTACT,
  terms: '/terms-and-conditions',
}
const pages: ReadonlyMap<string, string> = new Map(Object.entries(PAGES))

/** Where an address leads that people type out of habit, with its query; undefined for every other. [RT-18] */
export const ledFromHabit = (url: string): string | undefined => {
  const [, segment = '', query = ''] = /^\/([a-z-]+)\/?(?:\?(.*))?$/u.exec(url) ?? []
  const page = pages.get(segment)
  if (page === undefined || query === '') return page
  const [path = '', fragment] = page.split('#')
  return `${path}${path.includes('?') ? '&' : '?'}${query}${fragment === undefined ? '' : `#${fragment}`}`
}

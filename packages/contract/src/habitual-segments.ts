/**
 * First segments that people type out of habit, since other sites have pages there: the web server leads each to the page of that kind, so that no
 * character can be called so. No page has one for its address, and browsers need not know them. [RT-18]
 */
export const HABITUAL_SEGMENTS = [
  'about',
  'about-us',
  'blog',
  'create',
  'faq',
  'help',
  'home',
  'legal',
  'log-in',
  'login',
  'plans',
  'premium',
  'pricing',
  'privacy',
  'profile',
  'register',
  'sign-in',
  'sign-up',
  'signin',
  'signup',
  'support',
  'terms',
] as const
export type HabitualSegment = (typeof HABITUAL_SEGMENTS)[number]

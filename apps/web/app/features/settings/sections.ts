/** The sections of the settings, in order; each is the anchor of its place on the page and the key of its words. */
export const SECTIONS = [
  'profile',
  'email',
  'contact',
  'language',
  'password',
  'sessions',
  'mails',
  'subscription',
  'blocked',
  'data',
  'delete',
] as const
export type SectionId = (typeof SECTIONS)[number]

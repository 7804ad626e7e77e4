import { LEGAL_PAGES, type LegalPage } from './paths.ts'

/** The legal pages that are linked in a language: the public offer is the Russian one's, and stands for the terms there. [LY-07] */
export const legalLinks = (locale: string): readonly LegalPage[] =>
  LEGAL_PAGES.filter((page) => page !== (locale === 'ru' ? 'terms-and-conditions' : 'public-offer'))

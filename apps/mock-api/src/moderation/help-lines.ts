import type { Locale } from '@moonlit/contract/vocabulary'
export const helpMessage = (locale: Locale): string => locale

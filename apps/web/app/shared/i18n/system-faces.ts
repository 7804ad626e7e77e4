import type { AppLocale } from './locales.ts'

/** Languages that are set in the system's faces, but for the brand's name: base.css has the same ones. */
export const SYSTEM_FACES: readonly AppLocale[] = ['ar', 'hi', 'ja', 'zh']

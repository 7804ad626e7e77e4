// Generated from the contract by `npm run generate`. Do not edit: change packages/contract and generate again.

/** The words of every closed list (genders, hobbies, eye colours …) by locale. Only the one asked for is loaded. */
export const labels = {
  ar: () => import('./labels/ar.ts').then((file) => file.default),
  de: () => import('./labels/de.ts').then((file) => file.default),
  en: () => import('./labels/en.ts').then((file) => file.default),
  es: () => import('./labels/es.ts').then((file) => file.default),
  fr: () => import('./labels/fr.ts').then((file) => file.default),
  hi: () => import('./labels/hi.ts').then((file) => file.default),
  it: () => import('./labels/it.ts').then((file) => file.default),
  ja: () => import('./labels/ja.ts').then((file) => file.default),
  pt: () => import('./labels/pt.ts').then((file) => file.default),
  zh: () => import('./labels/zh.ts').then((file) => file.default),
} as const

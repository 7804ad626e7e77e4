// Generated from the contract by `pnpm generate`. Do not edit: change packages/contract and generate again.

/** The words of every closed list (genders, hobbies, eye colours …) by locale. Only the one asked for is loaded. */
export const labels = {
  ar: () => import('./labels/ar.json', { with: { type: 'json' } }).then((file) => file.default),
  de: () => import('./labels/de.json', { with: { type: 'json' } }).then((file) => file.default),
  en: () => import('./labels/en.json', { with: { type: 'json' } }).then((file) => file.default),
  es: () => import('./labels/es.json', { with: { type: 'json' } }).then((file) => file.default),
  fr: () => import('./labels/fr.json', { with: { type: 'json' } }).then((file) => file.default),
  hi: () => import('./labels/hi.json', { with: { type: 'json' } }).then((file) => file.default),
  it: () => import('./labels/it.json', { with: { type: 'json' } }).then((file) => file.default),
  ja: () => import('./labels/ja.json', { with: { type: 'json' } }).then((file) => file.default),
  pt: () => import('./labels/pt.json', { with: { type: 'json' } }).then((file) => file.default),
  zh: () => import('./labels/zh.json', { with: { type: 'json' } }).then((file) => file.default),
} as const

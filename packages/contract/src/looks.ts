import type { HairColor, HairStyle } from './appearance.ts'

/**
 * What hair is called in general, and which hair that is: whoever looks for red hair means every shade of it. Other languages have other words for it, and
 * the same hair.
 */
export const GENERAL_HAIR = [
  { called: 'red', ids: ['red', 'ginger', 'auburn'] },
  { called: 'blonde', ids: ['blonde', 'platinum'] },
  { called: 'brown', ids: ['brown', 'dark-brown', 'chestnut'] },
  { called: 'grey', ids: ['silver'] },
  { called: 'dark', ids: ['brown', 'dark-brown', 'chestnut', 'black'] },
  { called: 'fair', ids: ['blonde', 'platinum'] },
  { called: 'long', ids: ['long', 'long-center', 'curly-long'] },
  { called: 'medium', ids: ['medium', 'lob'] },
  { called: 'short', ids: ['bob', 'bob-bangs', 'buzz', 'crop', 'curly-top', 'pixie', 'quiff', 'undercut'] },
  { called: 'curly', ids: ['curly-long', 'curly-top', 'afro'] },
  { called: 'wavy', ids: ['wavy'] },
] as const satisfies readonly { readonly called: string; readonly ids: readonly (HairColor | HairStyle)[] }[]
export type GeneralHair = (typeof GENERAL_HAIR)[number]['called']

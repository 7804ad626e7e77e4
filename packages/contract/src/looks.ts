import type { HairColor, HairStyle } from './appearance.ts'

/**
 * What hair is called in general, and which hair that is: whoever looks for red hair means every shade of it. Other languages have other words for it, and
 * the same hair.
 */
export const GENERAL_HAIR = {
  red: ['red', 'ginger', 'auburn'],
  blonde: ['blonde', 'platinum'],
  brown: ['brown', 'dark-brown', 'chestnut'],
  grey: ['silver'],
  dark: ['brown', 'dark-brown', 'chestnut', 'black'],
  fair: ['blonde', 'platinum'],
  long: ['long', 'long-center', 'curly-long'],
  medium: ['medium', 'lob'],
  short: ['bob', 'bob-bangs', 'buzz', 'crop', 'curly-top', 'pixie', 'quiff', 'undercut'],
  curly: ['curly-long', 'curly-top', 'afro'],
  wavy: ['wavy'],
} as const satisfies Readonly<Record<string, readonly (HairColor | HairStyle)[]>>
export type GeneralHair = keyof typeof GENERAL_HAIR

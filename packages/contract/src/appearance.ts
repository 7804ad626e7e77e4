/** How a character looks: closed lists, values are ids. */

export const BODIES = ['petite', 'average', 'tall'] as const
export const ETHNICITIES = ['african', 'east-asian', 'european', 'latin', 'middle-eastern', 'mixed', 'south-asian', 'southeast-asian'] as const
export const BODY_TYPES = ['slim', 'average', 'athletic', 'curvy', 'muscular', 'plus-size'] as const
export const BREAST_SIZES = ['small', 'medium', 'large'] as const
export const HAIR_STYLES = [
  'afro',
  'bald',
  'bangs',
  'bob',
  'bob-bangs',
  'braids',
  'bun',
  'buzz',
  'crop',
  'curly-long',
  'curly-top',
  'curtain',
  'hijab',
  'lob',
  'long',
  'long-center',
  'low-bun',
  'man-bun',
  'medium',
  'messy',
  'pixie',
  'ponytail',
  'quiff',
  'shag',
  'side-part',
  'tucked',
  'turban',
  'undercut',
  'wavy',
] as const
export const HAIR_COLORS = [
  'auburn',
  'black',
  'blonde',
  'blue',
  'brown',
  'chestnut',
  'dark-brown',
  'ginger',
  'pink',
  'platinum',
  'red',
  'silver',
  'teal',
  'violet',
] as const
export const EYE_COLORS = ['amber', 'blue', 'brown', 'green', 'grey', 'hazel', 'violet'] as const

export type Body = (typeof BODIES)[number]
export type Ethnicity = (typeof ETHNICITIES)[number]
export type BodyType = (typeof BODY_TYPES)[number]
export type BreastSize = (typeof BREAST_SIZES)[number]
export type HairStyle = (typeof HAIR_STYLES)[number]
export type HairColor = (typeof HAIR_COLORS)[number]
export type EyeColor = (typeof EYE_COLORS)[number]

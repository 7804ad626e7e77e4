/**
 * The closed lists of the product: every attribute a character can have, every language, every traffic source.
 * Values are ids; their labels in each language are in `labels/<locale>.json`, never in code.
 */
export * from './appearance.ts'

/** Languages of the interface, of characters' texts and of replies. `en` is the fallback. */
export const LOCALES = ['en', 'es', 'fr', 'pt', 'ar', 'hi', 'ja', 'zh', 'it', 'de'] as const

export const GENDERS = ['female', 'male', 'non-binary'] as const

/** Body shown in the pictures; not the same list as `GENDERS`, by the source's wording. */
export const MODEL_TYPES = ['female', 'male', 'transgender'] as const

export const STYLES = ['realistic', 'anime'] as const

/** Where a visit came from; also the only values allowed as `promoType` in an address. */
export const PROMO_TYPES = ['promo', 'fb', 'affise', 'keitaro'] as const

/** Role types, the chips of explore. A character has one or two. */
export const ROLE_TYPES = [
  'artist',
  'athlete',
  'chef',
  'dancer',
  'designer',
  'doctor',
  'entrepreneur',
  'gamer',
  'lawyer',
  'musician',
  'photographer',
  'pilot',
  'scientist',
  'teacher',
  'traveller',
  'writer',
] as const

export const PERSONALITIES = [
  'adventurous',
  'ambitious',
  'calm',
  'caring',
  'confident',
  'dominant',
  'dreamy',
  'innocent',
  'intellectual',
  'loyal',
  'mysterious',
  'nympho',
  'optimistic',
  'playful',
  'romantic',
  'sarcastic',
  'shy',
  'spontaneous',
  'submissive',
  'witty',
] as const

/** Opposite traits that exclude each other. */
export const OPPOSITE_PERSONALITIES = [
  ['innocent', 'nympho'],
  ['dominant', 'submissive'],
  ['shy', 'confident'],
  ['calm', 'spontaneous'],
  ['sarcastic', 'innocent'],
  ['shy', 'nympho'],
] as const satisfies readonly (readonly [Personality, Personality])[]

export const OCCUPATIONS = [
  'actor',
  'architect',
  'astronomer',
  'baker',
  'barista',
  'biologist',
  'bookseller',
  'botanist',
  'carpenter',
  'ceramicist',
  'chef',
  'choreographer',
  'coach',
  'composer',
  'curator',
  'dancer',
  'dj',
  'doctor',
  'engineer',
  'fashion-designer',
  'firefighter',
  'florist',
  'founder',
  'game-developer',
  'guide',
  'historian',
  'illustrator',
  'journalist',
  'lawyer',
  'marine-biologist',
  'mechanic',
  'musician',
  'nurse',
  'painter',
  'paramedic',
  'photographer',
  'physicist',
  'pilot',
  'poet',
  'producer',
  'professor',
  'programmer',
  'sailor',
  'singer',
  'sommelier',
  'streamer',
  'tattoo-artist',
  'translator',
  'vet',
  'winemaker',
  'writer',
  'yoga-teacher',
] as const

export const HOBBIES = [
  'archery',
  'astronomy',
  'baking',
  'board-games',
  'boxing',
  'calligraphy',
  'camping',
  'chess',
  'climbing',
  'comics',
  'cooking',
  'cycling',
  'dancing',
  'diving',
  'drawing',
  'fashion',
  'film',
  'fishing',
  'football',
  'gardening',
  'guitar',
  'hiking',
  'history',
  'horse-riding',
  'jazz',
  'karaoke',
  'knitting',
  'languages',
  'martial-arts',
  'meditation',
  'motorcycles',
  'museums',
  'painting',
  'photography',
  'piano',
  'podcasts',
  'poetry',
  'pottery',
  'puzzles',
  'reading',
  'running',
  'sailing',
  'singing',
  'skating',
  'skiing',
  'surfing',
  'swimming',
  'tea',
  'tennis',
  'theatre',
  'travel',
  'video-games',
  'vinyl',
  'volunteering',
  'wine',
  'yoga',
] as const

/** Relationship of the character to the person. */
export const RELATIONSHIPS = [
  'stranger',
  'friend',
  'close-friend',
  'flirt',
  'date',
  'partner',
  'spouse',
  'ex',
  'colleague',
  'neighbour',
  'mentor',
  'rival',
] as const

export const VOICES = ['bright', 'clear', 'husky', 'low', 'soft', 'warm'] as const

export type Locale = (typeof LOCALES)[number]
export type Gender = (typeof GENDERS)[number]
export type ModelType = (typeof MODEL_TYPES)[number]
export type Style = (typeof STYLES)[number]
export type PromoType = (typeof PROMO_TYPES)[number]
export type RoleType = (typeof ROLE_TYPES)[number]
export type Personality = (typeof PERSONALITIES)[number]
export type Occupation = (typeof OCCUPATIONS)[number]
export type Hobby = (typeof HOBBIES)[number]
export type Relationship = (typeof RELATIONSHIPS)[number]
export type Voice = (typeof VOICES)[number]

/** Orders of the list of characters. */
export const BOT_ORDERS = ['new', 'popular'] as const
export type BotOrder = (typeof BOT_ORDERS)[number]

/** The manner a character reacts in. */
export const TONES = ['warm', 'playful', 'cool', 'bold', 'shy'] as const
export type Tone = (typeof TONES)[number]

export const HOBBY_THEMES = ['body', 'outdoors', 'craft', 'music', 'mind', 'stage', 'table', 'calm'] as const
export type HobbyTheme = (typeof HOBBY_THEMES)[number]

export const OCCUPATION_THEMES = ['care', 'science', 'stage', 'craft', 'kitchen', 'words', 'tech', 'road'] as const
export type OccupationTheme = (typeof OCCUPATION_THEMES)[number]

const TONE_TRAITS: Readonly<Record<Tone, readonly string[]>> = {
  warm: ['caring', 'loyal', 'romantic', 'dreamy'],
  playful: ['playful', 'witty', 'spontaneous', 'adventurous', 'optimistic'],
  cool: ['calm', 'mysterious', 'intellectual', 'sarcastic'],
  bold: ['confident', 'dominant', 'ambitious', 'nympho'],
  shy: ['shy', 'innocent', 'submissive'],
}

const HOBBIES_OF: Readonly<Record<HobbyTheme, readonly string[]>> = {
  body: ['boxing', 'climbing', 'cycling', 'football', 'martial-arts', 'running', 'skating', 'skiing', 'swimming', 'tennis', 'archery', 'dancing'],
  outdoors: ['camping', 'diving', 'fishing', 'gardening', 'hiking', 'horse-riding', 'motorcycles', 'sailing', 'surfing', 'travel'],
  craft: ['calligraphy', 'drawing', 'fashion', 'knitting', 'painting', 'photography', 'pottery'],
  music: ['guitar', 'jazz', 'karaoke', 'piano', 'singing', 'vinyl'],
  mind: ['astronomy', 'board-games', 'chess', 'comics', 'history', 'languages', 'museums', 'podcasts', 'poetry', 'puzzles', 'reading'],
  stage: ['film', 'theatre', 'video-games'],
  table: ['baking', 'cooking', 'tea', 'wine'],
  calm: ['meditation', 'volunteering', 'yoga'],
}

const OCCUPATIONS_OF: Readonly<Record<OccupationTheme, readonly string[]>> = {
  care: ['doctor', 'nurse', 'paramedic', 'vet', 'firefighter', 'coach', 'yoga-teacher'],
  science: ['astronomer', 'biologist', 'botanist', 'historian', 'marine-biologist', 'physicist', 'professor'],
  stage: ['actor', 'choreographer', 'composer', 'dancer', 'dj', 'musician', 'producer', 'singer', 'streamer'],
  craft: [
    'architect',
    'carpenter',
    'ceramicist',
    'curator',
    'fashion-designer',
    'florist',
    'illustrator',
    'mechanic',
    'painter',
    'photographer',
    'tattoo-artist',
  ],
  kitchen: ['baker', 'barista', 'chef', 'sommelier', 'winemaker'],
  words: ['bookseller', 'journalist', 'lawyer', 'poet', 'translator', 'writer'],
  tech: ['engineer', 'founder', 'game-developer', 'programmer'],
  road: ['guide', 'pilot', 'sailor'],
}

/** The tone of the first trait that has one; warm when none has. */
export function toneOf(personality: readonly string[]): Tone {
  for (const trait of personality) {
    const tone = TONES.find((candidate) => TONE_TRAITS[candidate].includes(trait))
    if (tone) return tone
  }
  return 'warm'
}

/** The theme a hobby belongs to, or null for a custom one. */
export const hobbyTheme = (hobby: string): HobbyTheme | null => HOBBY_THEMES.find((theme) => HOBBIES_OF[theme].includes(hobby)) ?? null

/** The theme an occupation belongs to, or null for a custom one. */
export const occupationTheme = (occupation: string): OccupationTheme | null =>
  OCCUPATION_THEMES.find((theme) => OCCUPATIONS_OF[theme].includes(occupation)) ?? null

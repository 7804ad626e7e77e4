import type { Random } from 'json-schema-faker'

const FIRST_NAMES = [
  'Amara',
  'Elena',
  'Hugo',
  'Ines',
  'Jonas',
  'Kaito',
  'Leila',
  'Mateo',
  'Noor',
  'Priya',
  'Rafael',
  'Sora',
  'Tomas',
  'Yasmin',
] as const
const LAST_NAMES = [
  'Alvarez',
  'Bergmann',
  'Costa',
  'Duarte',
  'Haddad',
  'Ito',
  'Laurent',
  'Moreau',
  'Okafor',
  'Petrov',
  'Rossi',
  'Sharma',
  'Tanaka',
] as const
const SENTENCES = [
  'You came back.',
  'The rain has stopped, and the whole street smells of lilac.',
  'Tell me the best thing that happened to you today.',
  'I kept you a seat by the window.',
  'Night-shift doctor who unwinds with jazz records and terrible puns.',
  'Paints the harbour every morning and never the same way twice.',
  'By the sea at dusk, in a linen shirt.',
  'I still owe you a story about that lighthouse.',
] as const
const WORDS = [
  'amber',
  'cedar',
  'dusk',
  'ember',
  'fern',
  'harbour',
  'indigo',
  'juniper',
  'lantern',
  'meadow',
  'opal',
  'quartz',
  'river',
  'saffron',
  'tide',
] as const
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'

/** Latest generated time; no clock is read. */
const LATEST = Date.UTC(2026, 2, 14, 20, 15)
const DAY = 24 * 60 * 60 * 1000

const letters = (random: Random, count: number): string => Array.from({ length: count }, () => LETTERS[random.int(0, LETTERS.length - 1)]).join('')
const time = (random: Random): string => new Date(LATEST - random.int(0, 90 * 24 * 60) * 60_000).toISOString()

/** Realistic values by format of the generated schemas. */
export const formats = {
  id: (random) => letters(random, 12),
  'profile-id': (random) => `google-${random.int(1000, 9_999_999)}`,
  slug: (random) => `${random.pick(FIRST_NAMES).toLowerCase()}-${letters(random, 6)}`,
  'first-name': (random) => random.pick(FIRST_NAMES),
  'last-name': (random) => random.pick(LAST_NAMES),
  'full-name': (random) => `${random.pick(FIRST_NAMES)} ${random.pick(LAST_NAMES)}`,
  email: (random) => `${random.pick(FIRST_NAMES).toLowerCase()}.${letters(random, 6)}@example.com`,
  phone: (random) => `+491512${random.int(1_000_000, 9_999_999)}`,
  face: (random) => letters(random, 8),
  handle: (random) => `@${random.pick(WORDS)}_${letters(random, 4)}`,
  media: (random) => `/media/${random.pick(WORDS)}-${letters(random, 8)}.webp`,
  address: (random) => `http://localhost:4000/${random.pick(WORDS)}/${letters(random, 8)}`,
  token: (random) => `t_${letters(random, 24)}`,
  sentence: (random) => random.pick(SENTENCES),
  words: (random) => `${random.pick(WORDS)} ${random.pick(WORDS)}`,
  word: (random) => random.pick(WORDS),
  code: (random) => `${random.pick(WORDS).toUpperCase()}${random.int(10, 75)}`,
  'plan-id': (random) => random.pick(['premium-monthly', 'premium-annual']),
  'date-time': time,
  date: (random) => new Date(LATEST - random.int(0, 90) * DAY).toISOString().slice(0, 10),
} as const satisfies Record<string, (random: Random) => string>

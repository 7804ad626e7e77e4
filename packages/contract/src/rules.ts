/** Validation rules shared by forms and the server, without a schema library. */

/** Messages of field errors, as the source words them. The web app translates them by looking up the sentence. */
export const FIELD_MESSAGES = {
  required: 'This field is required',
  valueRequired: 'Value is required',
  email: 'Value is not a valid email address',
  passwordLength: 'This field should be at least 6 characters long',
  password: 'Password must be at least 6 characters, include a letter, a digit, and may include special characters',
  nameLength: 'This field should be at least 2 characters long',
  nameCharacters: 'This field contains characters that are not allowed',
  tooLong: 'This value is too long',
  choose: 'Please select one of the options',
  age: 'Every character must be 18 or older',
  policy: 'This goes against our policy',
  notShown: 'Nothing of this can be shown in a photo',
  file: 'This file is not supported',
  date: 'This is not a date',
  dayOrder: 'The first day is after the last',
  daysTooMany: 'Choose a year at most',
  invalid: 'This value is not valid',
} as const

/** The message of a value of the wrong type or format: what is missing or empty is required, and anything else is told by `message`. */
export const missingOr =
  (message: string) =>
  ({ input }: { readonly input?: unknown }): string =>
    input === undefined || input === '' ? FIELD_MESSAGES.required : message

/** Whether a text has anything to see: not white space, zero-width characters and the like alone. */
export const isSeen = (text: string): boolean => /[^\p{DI}\p{Cc}\s\u{2800}]/u.test(text)

/** What a text that is missing, or is none, is told. */
export const TEXT_ERROR = { error: missingOr(FIELD_MESSAGES.invalid) } as const

export const ADULT_AGE = 18
export const PASSWORD_MIN_LENGTH = 6
export const NAME_MIN_LENGTH = 2
export const NAME_MAX_LENGTH = 64
export const MESSAGE_MAX_LENGTH = 4000
/** What a person may show of what they feel about a message of the character. */
export const REACTIONS = ['love', 'laugh', 'wow', 'sad', 'fire', 'like'] as const
export type Reaction = (typeof REACTIONS)[number]
/** How much of a quoted message is told, in characters. */
export const QUOTE_MAX_LENGTH = 240
/** How many versions of a reply there may be. */
export const MAX_REPLY_VERSIONS = 20
export const CONTACT_MESSAGE_MAX_LENGTH = 5000
export const FACT_MAX_LENGTH = 60
export const MESSAGES_PAGE_SIZE = 30
export const SEARCH_MAX_LENGTH = 120
export const SEARCH_PAGE_SIZE = 20
export const BOTS_PAGE_SIZE = 20
/** The most days whose statistics are looked at at once: a leap year. */
export const STATISTICS_DAYS_MAX = 366
/** How many similar characters are told at most. */
export const SIMILAR_BOTS_MAX = 12
/** The longest search for characters. */
export const BOTS_SEARCH_MAX_LENGTH = 80
export const PERSONALITY_MAX = 3
export const HOBBIES_MAX = 5
export const CHARACTER_BIO_MAX_LENGTH = 600
export const PROMPT_MAX_LENGTH = 500
export const PHOTOS_PER_ORDER_MAX = 4
export const PHOTO_STYLES_MAX = 5
/** The longest that an order of photos takes. */
export const GENERATION_SECONDS_MAX = 30
/** What an order of photos may be given besides its prompt, by name, and the ids it may have; other words are read like the prompt. */
export const PHOTO_PARAMETERS = {
  scene: ['beach', 'cafe', 'citynight', 'garden', 'gym', 'library', 'loft', 'mountain', 'neon', 'office', 'rose', 'studio'],
  outfit: ['dress', 'offshoulder', 'blouse', 'shirt', 'tee', 'sweater', 'hoodie', 'leather', 'suit', 'athletic'],
  color: ['red', 'pink', 'gold', 'green', 'blue', 'white', 'grey', 'black'],
  light: ['golden', 'night', 'neon', 'spotlight', 'film', 'mono'],
  mood: ['smile', 'laugh', 'serious', 'wink'],
  distance: ['close', 'far'],
  format: ['portrait', 'square', 'tall'],
} as const
export type PhotoParameter = keyof typeof PHOTO_PARAMETERS
export const FACE_MAX_LENGTH = 24
export const RESEND_SECONDS = 59
/** How long a link that moves a guest session to another device holds (SG-17). */
export const MAGIC_LINK_SECONDS = 15 * 60
export const UPLOAD_MAX_BYTES = 5 * 1024 * 1024

/** What a contact message is about. */
export const CONTACT_TOPICS = ['question', 'billing', 'complaint', 'content-removal', 'partnership', 'other'] as const
export type ContactTopic = (typeof CONTACT_TOPICS)[number]

/** Why a message or a character is reported (CH-24). */
export const REPORT_REASONS = ['illegal', 'minor', 'violence', 'hate', 'real-person', 'spam', 'other'] as const
export const REPORT_TEXT_MAX_LENGTH = 2000

/** At least one digit and one Latin or Cyrillic letter; anything else is allowed besides (VA-03). */
export const PASSWORD_PATTERN = /^(?=.*\d)(?=.*[A-Za-z\u00C0-\u024F\u0400-\u04FF]).*$/su

/** Characters forbidden in a first name (VA-05), control characters and direction marks included. */
export const FORBIDDEN_NAME_CHARACTERS = /[~!?@#%^&*[\](){}<>+=,:;|\\\p{Cc}\u{200B}\u{2028}-\u{202E}\u{2060}-\u{2069}\u{FEFF}]/u

/** The stricter rule for a created character's name: letters and a few joining characters (VA-05). */
export const CHARACTER_NAME_PATTERN = /^[\p{L}\p{M}][\p{L}\p{M}'’`.\- ]*$/u

/**
 * A rough count of a message's language-model tokens: four characters of Latin text or one of CJK make a token.
 * It is the client's estimate (`tokenSize`) for a character's statistics; nothing is billed by it.
 */
export const estimateTokens = (text: string): number => {
  const wide = text.match(/[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7AF]/gu)?.length ?? 0
  return Math.max(1, wide + Math.ceil((text.length - wide) / 4))
}

/** What a character remembers of a person. */
export const FACT_KINDS = [
  'name',
  'job',
  'city',
  'pet',
  'like',
  'plan',
  'age',
  'birthday',
  'partner',
  'child',
  'sibling',
  'parent',
  'dislike',
  'instrument',
  'sport',
  'health',
] as const

import type { Bot, Dialog as Chat, Message } from '@moonlit/sdk'

const START = Date.parse('2026-03-14T10:00:00.000Z')

/** A message so many minutes after ten. */
export const message = (id: string, text: string, by: 'own' | 'theirs' = 'theirs', minute = 0): Message => ({
  messageID: id,
  isBot: by === 'theirs',
  text,
  isFullImage: false,
  timestamp: new Date(START + minute * 60_000).toISOString(),
})

/** A chat with a character of that name. */
export const chat = (chatID: string, botName: string, lastMessage: Message | null, unread = 0): Chat => ({
  chatID,
  botSlug: botName.toLowerCase(),
  botName,
  botImageUrl: `/media/${botName.toLowerCase()}/cover.webp`,
  lastMessage,
  unread,
})

/** A character by its slug, which is its first name too. */
export const bot = (slug: string): Bot => ({
  id: `b_${slug}`,
  slug,
  name: `${slug} Okafor`,
  firstName: slug,
  age: 31,
  description: 'Night-shift doctor.',
  bio: 'Runs the night shift.',
  imageUrl: `/media/${slug}/cover.webp`,
  imageUrls: [],
  additionalImages: [],
  startPhoto: null,
  photosForSale: [],
  voiceSample: null,
  isNew: false,
  isCustom: false,
  isPaidExtra: false,
  type: 'female',
  gender: 'female',
  style: 'realistic',
  roleTypes: ['doctor'],
  personality: ['caring'],
  occupation: 'doctor',
  hobbies: ['jazz'],
  relationship: 'close-friend',
  body: 'average',
  ethnicity: 'african',
  bodyType: 'athletic',
  hairStyle: 'braids',
  hairColor: 'black',
  eyeColor: 'brown',
  frankness: 3,
  voice: 'warm',
  access: true,
  renamed: false,
  state: 'ready',
})

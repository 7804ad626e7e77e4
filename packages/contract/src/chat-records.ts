import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { Id, IsoTime, queryInteger } from './common.ts'
import { Lang } from './fields.ts'
import { reads } from './policy.ts'
import { FIELD_MESSAGES, SEARCH_MAX_LENGTH, SEARCH_PAGE_SIZE, TEXT_ERROR } from './rules.ts'

const c = initContract()

const isTimeZone = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** A time zone by its IANA name; an unknown one falls back to UTC. */
const TimeZone = z
  .string()
  .max(64)
  .refine(isTimeZone)
  .catch('UTC')
  .default('UTC')
  .describe('IANA name of the time zone that times are told in; unknown ones fall back to UTC')
  .meta({ examples: ['Europe/Berlin'] })

export const FoundMessage = z
  .object({
    messageID: z.string(),
    isBot: z.boolean(),
    text: z.string(),
    timestamp: IsoTime,
    matches: z
      .array(z.object({ start: z.number().int().min(0), end: z.number().int().min(1) }))
      .describe('Where the words stand in the text, in UTF-16 units, from first to last, without overlaps; the end is not part of it'),
    newer: z.number().int().min(0).describe('How many messages of the chat are newer: the offset of this one in `chats.messages`'),
  })
  .meta({
    id: 'FoundMessage',
    description: 'A message that was found',
    examples: [
      {
        messageID: 'm_18s',
        isBot: true,
        text: 'You came back.',
        timestamp: '2026-03-14T20:15:00.000Z',
        matches: [{ start: 4, end: 8 }],
        newer: 41,
      },
    ],
  })
export type FoundMessage = z.infer<typeof FoundMessage>

const chat = z.object({ id: Id })

/** Looking back at a chat: searching it, and taking it along as text. Calls of our own, beyond the source's list. */
export const chatRecords = c.router({
  search: {
    method: 'GET',
    path: '/chats/:id/search/',
    summary: 'Search a chat',
    description:
      'Messages that hold every word, newest first. The beginning of a word is enough; accents and capitals do not matter; signs alone find nothing.',
    pathParams: chat,
    query: z.object({
      text: z
        .string(TEXT_ERROR)
        .trim()
        .min(1, FIELD_MESSAGES.required)
        .max(SEARCH_MAX_LENGTH, FIELD_MESSAGES.tooLong)
        .meta({ description: 'Words to look for', examples: ['back'] }),
      limit: queryInteger(1, 100, SEARCH_PAGE_SIZE).describe('How many to a page'),
      offset: queryInteger(0, 10_000_000, 0).describe('How many of the newest found to pass over'),
    }),
    responses: {
      200: z
        .object({
          count: z
            .number()
            .int()
            .min(0)
            .meta({ examples: [1] }),
          result: z.array(FoundMessage),
        })
        .meta({ id: 'FoundMessages', description: 'count is of all that were found' }),
    },
    metadata: reads('session'),
  },
  transcript: {
    method: 'GET',
    path: '/chats/:id/transcript/',
    summary: 'A chat as text',
    description:
      'Everything that was said, oldest first, to be kept as a file: each message with its date and time as the language writes them and who said it. Pictures and voices are named, not contained.',
    pathParams: chat,
    query: z.object({ lang: Lang, timeZone: TimeZone }),
    responses: {
      200: z.object({ fileName: z.string(), text: z.string() }).meta({
        id: 'Transcript',
        description: 'A chat as text, and a name for its file',
        examples: [{ fileName: 'moonlit-amara-2026-03-14.txt', text: 'Chat with Amara on Moonlit\n\n14 March 2026\n20:15 Amara: You came back.\n' }],
      }),
    },
    metadata: reads('session'),
  },
})

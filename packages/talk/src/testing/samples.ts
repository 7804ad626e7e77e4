import type { Locale } from '@moonlit/contract/vocabulary'
import messages from './sample-messages.json' with { type: 'json' }

/** What people write, by what it is, in each language. */
export const samples: Readonly<Record<keyof typeof messages, Readonly<Record<Locale, readonly string[]>>>> = messages

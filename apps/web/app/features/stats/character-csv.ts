import type { BotStats } from '@moonlit/sdk'
import { csvDollars, csvOf } from './csv.ts'

/** A character's days for spreadsheets and programs: a row each, as those of a source. [CP-06] */
export const characterCsv = (days: NonNullable<BotStats['days']>): string =>
  csvOf(
    ['date', 'chats', 'messages', 'voice_messages', 'tokens', 'payments', 'revenue_usd'],
    days.map(({ date, chatsCount, messagesCount, voiceMessagesCount, totalTokens, paymentsCount, totalPrice }) => ({
      date,
      chats: chatsCount,
      messages: messagesCount,
      voice_messages: voiceMessagesCount,
      tokens: totalTokens,
      payments: paymentsCount,
      revenue_usd: csvDollars(totalPrice),
    })),
  )

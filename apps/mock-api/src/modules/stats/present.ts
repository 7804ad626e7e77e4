import type { contract } from '@moonlit/contract'
import type { ServerInferResponseBody } from '@ts-rest/core'
import { majorUnits } from '../users/rules.ts'
import type { BotCounts, BotDayRow, BotTotals, SourceDayRow } from './repo.ts'

const dollars = (cents: number): number => majorUnits(cents, 'USD')

const presentCounts = ({ payments, revenue, chats, messages, voiceMessages, tokens }: BotCounts) => ({
  paymentsCount: payments,
  totalPrice: dollars(revenue),
  chatsCount: chats,
  messagesCount: messages,
  voiceMessagesCount: voiceMessages,
  totalTokens: tokens,
})

export const presentBotStats = (
  totals: BotTotals,
  days: readonly BotDayRow[] | undefined,
): ServerInferResponseBody<typeof contract.stats.bot, 200> => ({
  botId: totals.botId,
  ...presentCounts(totals),
  ...(days && { days: days.map((day) => ({ date: day.date, ...presentCounts(day) })) }),
})

export const presentSource = (days: readonly SourceDayRow[]): ServerInferResponseBody<typeof contract.stats.source, 200> => ({
  result: days.map(({ date, botSlug, visits, signups, payments, revenue }) => ({
    date,
    botSlug: botSlug === '' ? null : botSlug,
    visits,
    signups,
    payments,
    revenue: dollars(revenue),
  })),
})

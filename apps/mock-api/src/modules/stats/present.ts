import type { contract } from '@moonlit/contract'
import type { ServerInferResponseBody } from '@ts-rest/core'
import { majorUnits } from '../users/rules.ts'
import type { BotTotals, SourceDayRow } from './repo.ts'

const dollars = (cents: number): number => majorUnits(cents, 'USD')

export const presentBotStats = ({
  botId,
  payments,
  revenue,
  chats,
  messages,
  voiceMessages,
  tokens,
}: BotTotals): ServerInferResponseBody<typeof contract.stats.bot, 200> => ({
  botId,
  paymentsCount: payments,
  totalPrice: dollars(revenue),
  chatsCount: chats,
  messagesCount: messages,
  voiceMessagesCount: voiceMessages,
  totalTokens: tokens,
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

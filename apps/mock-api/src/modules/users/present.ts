import type { contract } from '@moonlit/contract'
import { User } from '@moonlit/contract/users'
import { Currency, PaymentStatus } from '@moonlit/contract/common'
import type { ServerInferResponseBody } from '@ts-rest/core'
import { readMemory } from '../../replies/memory.ts'
import { presentPhotos } from '../generation/present.ts'
import type { GenerationRow } from '../generation/repo.ts'
import type { MediaAddresses } from '../media/address.ts'
import type { Belongings } from './belongings.ts'
import type { UserWithPlan } from './repo.ts'
import { majorUnits } from './rules.ts'

const FREE_PLAN = 'free'

/** Names every field, so that neither a password hash nor a new column ever leaks. */
export const presentUser = (user: UserWithPlan): User =>
  User.parse({
    id: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    nickname: user.nickname,
    name: `${user.firstName} ${user.lastName}`.trim(),
    email: user.email,
    emailVerified: user.emailVerified,
    bannedEmail: user.bannedEmail,
    gender: user.gender,
    imageUrl: user.imageUrl,
    phoneNumber: user.phoneNumber,
    telegram: user.telegram ?? undefined,
    isRegistered: true,
    agreeToNewsletter: user.agreeToNewsletter,
    agreeToPerformanceReporting: user.agreeToPerformanceReporting,
    agreeToBillingMailing: user.agreeToBillingMailing,
    access: user.subscription === null ? [] : [user.subscription.planId],
    language: user.language,
    ...user.allowances,
    hasPassword: user.passwordHash !== null,
    hasOauthWithEmail: user.hasOauthWithEmail,
    is_admin: user.isAdmin,
    currentPlan: user.subscription?.planId ?? FREE_PLAN,
    paymentDate: user.subscription?.startedAt.toISOString() ?? null,
    subscriptionEndDate: user.subscription?.endsAt.toISOString() ?? null,
  })

const isoTime = (milliseconds: number): string => new Date(milliseconds).toISOString()

/** What a character remembers of a person, without what is of use to itself alone. */
const rememberedIn = (memoryJson: string) => {
  const { name, job, city, pet, plan, moodLow, likes } = readMemory(JSON.parse(memoryJson))
  const told = { name, job, city, pet, plan, mood: moodLow } as const
  return [
    ...ABOUT.flatMap((about) => (told[about] === null ? [] : [{ about, value: told[about].value }])),
    ...likes.map(({ value }) => ({ about: 'like' as const, value })),
  ]
}
const ABOUT = ['name', 'job', 'city', 'pet', 'plan', 'mood'] as const

/** All that is kept about a person, as they download it (AC-06). Names every field. */
export const presentExport = (
  user: UserWithPlan,
  {
    chats,
    messages,
    calls,
    generations,
    bots,
    blocks,
    reports,
    payments,
    paramsJson,
    firstTouch,
  }: Belongings & { readonly generations: readonly GenerationRow[] },
  { media, now }: { media: MediaAddresses; now: number },
): ServerInferResponseBody<typeof contract.users.export, 200> => ({
  exportedAt: isoTime(now),
  user: presentUser(user),
  dialogs: chats.map(({ id, botSlug, memoryJson }) => ({
    chatID: id,
    botSlug,
    messages: messages
      .filter(({ chatId }) => chatId === id)
      .map(({ isBot, text, sentAt }) => ({ isBot: isBot === 1, text, timestamp: isoTime(sentAt) })),
    remembered: rememberedIn(memoryJson),
  })),
  calls: calls.map(({ chatId, phoneNumber, createdAt }) => ({ chatID: chatId, phoneNumber, createdAt: isoTime(createdAt) })),
  generations: generations.map((generation) => ({
    id: generation.id,
    prompt: generation.prompt,
    createdAt: isoTime(generation.createdAt),
    images: presentPhotos(generation, { media, now }).map(({ imageUrl }) => imageUrl),
  })),
  characters: bots.map(({ slug, name, createdAt }) => ({ slug, name, createdAt: isoTime(createdAt) })),
  blocked: blocks.map(({ botSlug, createdAt }) => ({ botSlug, createdAt: isoTime(createdAt) })),
  reports: reports.map(({ kind, targetId, reason, text, createdAt }) => ({ kind, id: targetId, reason, text, createdAt: isoTime(createdAt) })),
  payments: payments.map(({ id, amount, currency, status, paramsJson: params, createdAt }) => ({
    id,
    amount: majorUnits(amount, currency),
    currency: Currency.parse(currency),
    status: PaymentStatus.parse(status),
    params,
    createdAt: isoTime(createdAt),
  })),
  params: paramsJson,
  firstTouch:
    firstTouch === undefined ? null : { promoType: firstTouch.promoType, query: firstTouch.queryJson, createdAt: isoTime(firstTouch.createdAt) },
})

import type { Subscription, User } from '@moonlit/prisma/client'
import type { World } from '../../worlds/world.ts'

/** A user with the subscription that runs now, if any. */
export type UserWithPlan = User & { readonly subscription: Subscription | null }

export const findUser = async (world: World, id: string): Promise<UserWithPlan | null> => {
  const user = await world.prisma.user.findUnique({ where: { id } })
  if (user === null) return null
  const subscription = await world.prisma.subscription.findFirst({
    where: { userId: id, cancelledAt: null, endsAt: { gt: new Date(world.clock.now()) } },
    orderBy: { startedAt: 'desc' },
  })
  return { ...user, subscription }
}

/** What a form may change. */
export type ProfileChange = Partial<
  Pick<User, 'firstName' | 'lastName' | 'nickname' | 'gender' | 'telegram' | 'agreeToNewsletter' | 'agreeToPerformanceReporting' | 'agreeToBillingMailing'>
>

export const changeUser = async (world: World, id: string, change: ProfileChange): Promise<void> => {
  await world.prisma.user.update({ where: { id }, data: change })
}

/** Ids of the characters a user has paid for. */
export const customAccess = async (world: World, userId: string): Promise<string[]> =>
  (await world.prisma.botAccess.findMany({ where: { userId }, select: { botId: true } })).map(({ botId }) => botId)

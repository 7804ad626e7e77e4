import { User } from '@moonlit/contract/users'
import type { UserWithPlan } from './repo.ts'

const FREE_PLAN = 'free'

/** Every field is named, so that neither a password hash nor a new column leaks. */
export const presentUser = (user: UserWithPlan): User =>
  User.parse({
    id: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    nickname: user.nickname,
    name: `${user.firstName} ${user.lastName}`.trim(),
    email: user.email,
    emailVerified: user.emailVerified,
    newEmail: user.newEmail,
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

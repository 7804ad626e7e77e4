import { ApiError } from '../../http/api-error.ts'
import type { World } from '../../worlds/world.ts'
import type { Recipient } from '../mail/kinds.ts'
import type { Mailer } from '../mail/mailer.ts'
import { findToken, issueToken, spendTokens, unsubscribeTokenOf } from '../mail/repo.ts'
import { type Account, confirmEmail, emailUse, findAccount } from './repo.ts'
import { VERIFY_LIFETIME, decideEmail } from './rules.ts'

/** @throws ApiError 409 or 403 when the e-mail cannot be used */
export const claimEmail = (world: World, email: string, userId: string | null): void => {
  const refusal = decideEmail(emailUse(world, email, userId))
  if (refusal !== null) throw new ApiError(refusal)
}

/** Limit of e-mail changes, since each may mail a stranger. */
const EMAIL_CHANGES = { limit: 5, windowSeconds: 60 * 60 } as const

/**
 * Counts one more change of an account's e-mail.
 * @throws ApiError 429 for too many
 */
export const countEmailChange = (world: World, userId: string): void => {
  const retryAfter = world.limiter.take(`email:${userId}`, EMAIL_CHANGES, world.clock.now())
  if (retryAfter !== null) throw new ApiError('too_many_requests', { retryAfter })
}

/** Mails the confirmation link. */
export const sendConfirmation = (world: World, mailer: Mailer, user: Recipient & { readonly id: string }): void => {
  const token = issueToken(world, { userId: user.id, kind: 'verify', email: user.email, lifetime: VERIFY_LIFETIME })
  mailer.send(world, { kind: 'verify', to: user, link: mailer.address('verify-email', user.id, token) })
}

/** Sends the welcome mail once to a newsletter subscriber with a confirmed e-mail. */
export const welcome = (world: World, mailer: Mailer, user: Account): void => {
  if (user.agreeToNewsletter === 0) return
  const stop = unsubscribeTokenOf(world, user)
  if (stop.isNew) mailer.send(world, { kind: 'welcome', to: user, link: mailer.address(), unsubscribe: mailer.address('unsubscribe', stop.token) })
}

/**
 * Confirms an e-mail by its mailed link. Newsletter subscribers get a welcome mail the first time.
 * @throws ApiError 400 for an invalid link: used, expired, of another person or a former e-mail
 */
export const confirm = (world: World, mailer: Mailer, { userId, token }: { userId: string; token: string }): void => {
  const user = world.atomically(() => {
    const found = findToken(world, 'verify', token)
    const account = findAccount(world, userId)
    if (found?.userId !== userId || account?.email !== found.email) throw new ApiError('link_not_valid')
    spendTokens(world, userId, 'verify')
    confirmEmail(world, userId)
    return account
  })
  welcome(world, mailer, user)
}

import { ApiError } from '../../http/api-error.ts'
import type { World } from '../../worlds/world.ts'
import type { Recipient } from '../mail/kinds.ts'
import type { Mailer } from '../mail/mailer.ts'
import { findToken, issueToken, spendTokens, unsubscribeTokenOf } from '../mail/repo.ts'
import { type Leftovers, removeAccount } from '../users/removal.ts'
import { type Account, changeEmail, confirmEmail, emailUse, findAccount, findHolder } from './repo.ts'
import { VERIFY_LIFETIME, decideEmail } from './rules.ts'

/** An e-mail that an account, or a new one, is to have. */
interface Claim {
  readonly email: string
  readonly userId: string | null
  /** Whether it is shown to be theirs before they have it. */
  readonly isProven: boolean
}

const refusalOf = (world: World, { email, userId, isProven }: Claim) =>
  decideEmail(emailUse(world, email, userId), { isProven, now: world.clock.now() })

/** @throws ApiError 409 or 403 when the e-mail cannot be used */
export const checkEmail = (world: World, claim: Claim): void => {
  const refusal = refusalOf(world, claim)
  if (refusal !== null) throw new ApiError(refusal)
}

/** Removes the other account that has an e-mail, after it was checked that it gives way. Call it inside a transaction. */
export const freeEmail = (world: World, email: string, userId: string | null): Leftovers | null => {
  const holder = findHolder(world, email, userId)
  return holder === undefined ? null : removeAccount(world, holder.id)
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

/** Mails the confirmation link; `isMove` where the account has another, confirmed e-mail until it is opened. */
export const sendConfirmation = (world: World, mailer: Mailer, user: Recipient & { readonly id: string }, { isMove }: { isMove: boolean }): void => {
  const token = issueToken(world, { userId: user.id, kind: 'verify', email: user.email, lifetime: VERIFY_LIFETIME })
  mailer.send(world, { kind: 'verify', isMove, to: user, link: mailer.address('verify-email', user.id, token) })
}

/** Sends the welcome mail once to a newsletter subscriber with a confirmed e-mail. */
export const welcome = (world: World, mailer: Mailer, user: Account): void => {
  if (user.agreeToNewsletter === 0) return
  const stop = unsubscribeTokenOf(world, user)
  if (stop.isNew) mailer.send(world, { kind: 'welcome', to: user, link: mailer.address(), unsubscribe: mailer.address('unsubscribe', stop.token) })
}

/**
 * Moves an account to the e-mail whose link was opened. The one that it leaves is told, so that whoever owns it learns of a change by others.
 * @throws ApiError 400 when the e-mail has become somebody else's meanwhile
 */
const moveToEmail = (world: World, mailer: Mailer, account: Account, email: string): Leftovers | null => {
  if (refusalOf(world, { email, userId: account.id, isProven: true }) !== null) throw new ApiError('link_not_valid')
  const leftovers = freeEmail(world, email, account.id)
  mailer.send(world, { kind: 'emailChanged', to: account, link: mailer.address('contact') })
  changeEmail(world, account.id, email)
  return leftovers
}

interface Confirmed {
  readonly email: string
  /** Whether the account had another confirmed e-mail before. */
  readonly isMove: boolean
  /** What is left of an account that only claimed the e-mail. */
  readonly leftovers: Leftovers | null
}

/**
 * Confirms an e-mail by its mailed link: that of the account, or the one that it moves to. Newsletter subscribers get a welcome mail with the first one, not with a change.
 * @throws ApiError 400 for an invalid link: used, expired, of another person or a former e-mail
 */
export const confirm = (world: World, mailer: Mailer, { userId, token }: { userId: string; token: string }): Confirmed => {
  const { account, email, leftovers } = world.atomically(() => {
    const found = findToken(world, 'verify', token)
    const account = findAccount(world, userId)
    if (found?.userId !== userId || account === undefined) throw new ApiError('link_not_valid')
    // Of an account without a confirmed e-mail, the one it had before.
    if (found.email !== account.email && account.emailVerified === 0) throw new ApiError('link_not_valid')
    const left = found.email === account.email ? null : moveToEmail(world, mailer, account, found.email)
    spendTokens(world, userId, 'verify')
    confirmEmail(world, userId)
    return { account, email: found.email, leftovers: left }
  })
  if (account.emailVerified === 0) welcome(world, mailer, account)
  return { email, isMove: email !== account.email, leftovers }
}

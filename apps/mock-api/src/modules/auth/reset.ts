import { ApiError } from '../../http/api-error.ts'
import type { World } from '../../worlds/world.ts'
import type { Mailer } from '../mail/mailer.ts'
import { findToken, issueToken, lastTokenAt, spendTokens } from '../mail/repo.ts'
import { hashPassword } from './passwords.ts'
import { unlinkProfiles } from '../oauth/repo.ts'
import { type Account, confirmEmail, endSessions, findAccount, findUserByEmail, setPassword } from './repo.ts'
import { RESET_LIFETIME, normalEmail, secondsUntilResend } from './rules.ts'

/** Mails the reset link when the e-mail is known. Neither the answer nor its time reveals it. */
export const startReset = (world: World, mailer: Mailer, address: string): void => {
  const email = normalEmail(address)
  const user = findUserByEmail(world, email)
  if (user === undefined) {
    mailer.simulate(world, {
      kind: 'reset',
      to: { id: null, email, firstName: '', language: 'en' },
      link: mailer.address('reset-password', world.ids.make('u'), world.ids.make('er')),
    })
    return
  }
  // A mail was sent a moment ago; that is not revealed either.
  if (secondsUntilResend(lastTokenAt(world, { userId: user.id, kind: 'reset', email }), world.clock.now()) !== null) return
  world.atomically(() => {
    const token = issueToken(world, { userId: user.id, kind: 'reset', email, lifetime: RESET_LIFETIME })
    mailer.send(world, { kind: 'reset', to: user, link: mailer.address('reset-password', user.id, token) })
  })
}

/** @throws ApiError 400 for an invalid link */
const check = (world: World, userId: string, token: string): Account => {
  const found = findToken(world, 'reset', token)
  const account = findAccount(world, userId)
  if (account === undefined || found?.userId !== userId || account.email !== found.email) throw new ApiError('link_not_valid')
  return account
}

/** The link proves an e-mail, which may be another's who registered with it: nothing but the new password opens the account (decision 033). */
const prove = (world: World, userId: string): void => {
  spendTokens(world, userId, 'verify')
  unlinkProfiles(world, userId)
  confirmEmail(world, userId)
}

/**
 * Sets a new password by a mailed token, confirms the e-mail, and ends every session.
 * @throws ApiError 400 for an invalid link: used, expired, of another person or a former e-mail
 */
export const finishReset = async (world: World, { userId, token, password }: { userId: string; token: string; password: string }): Promise<void> => {
  check(world, userId, token)
  const passwordHash = await hashPassword(password)
  world.atomically(() => {
    // The link may be used while the password is hashed.
    const { emailVerified } = check(world, userId, token)
    spendTokens(world, userId, 'reset')
    if (emailVerified === 0) prove(world, userId)
    setPassword(world, userId, passwordHash)
    endSessions(world, userId)
  })
}

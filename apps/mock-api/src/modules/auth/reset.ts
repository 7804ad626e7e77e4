import { ApiError } from '../../http/api-error.ts'
import type { World } from '../../worlds/world.ts'
import type { Mailer } from '../mail/mailer.ts'
import { findToken, issueToken, lastTokenAt, spendTokens } from '../mail/repo.ts'
import { hashPassword } from './passwords.ts'
import { endSessions, findAccount, findUserByEmail, setPassword } from './repo.ts'
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
const check = (world: World, userId: string, token: string): void => {
  const found = findToken(world, 'reset', token)
  if (found?.userId !== userId || findAccount(world, userId)?.email !== found.email) throw new ApiError('link_not_valid')
}

/**
 * Sets a new password by a mailed token, and ends every session.
 * @throws ApiError 400 for an invalid link: used, expired, of another person or a former e-mail
 */
export const finishReset = async (world: World, { userId, token, password }: { userId: string; token: string; password: string }): Promise<void> => {
  check(world, userId, token)
  const passwordHash = await hashPassword(password)
  world.atomically(() => {
    // The link may be used while the password is hashed.
    check(world, userId, token)
    spendTokens(world, userId, 'reset')
    setPassword(world, userId, passwordHash)
    endSessions(world, userId)
  })
}

import { ApiError } from '../../http/api-error.ts'
import type { World } from '../../worlds/world.ts'
import type { Mailer } from '../mail/mailer.ts'
import { findToken, issueToken, lastTokenAt, spendTokens } from '../mail/repo.ts'
import { hashPassword } from './passwords.ts'
import { endSessions, findAccount, findUserByEmail, setPassword } from './repo.ts'
import { RESET_LIFETIME, normalEmail, secondsUntilResend } from './rules.ts'

/** Mails the link to set a new password, when the address is known; nobody can tell, not even by the time it takes. */
export const startReset = (world: World, mailer: Mailer, address: string): void => {
  const email = normalEmail(address)
  const user = findUserByEmail(world, email)
  if (user === undefined) {
    mailer.simulate(world, {
      kind: 'reset',
      to: { email, firstName: '', language: 'en' },
      link: mailer.address('reset-password', world.ids.make('u'), world.ids.make('er')),
    })
    return
  }
  // Asked for again so soon, the mail of a moment ago will do; that cannot be told from outside, either.
  if (secondsUntilResend(lastTokenAt(world, user.id, 'reset'), world.clock.now()) !== null) return
  world.atomically(() => {
    const token = issueToken(world, { userId: user.id, kind: 'reset', email, lifetime: RESET_LIFETIME })
    mailer.send(world, { kind: 'reset', to: user, link: mailer.address('reset-password', user.id, token) })
  })
}

/** @throws ApiError 400 for a link that does not hold */
const check = (world: World, userId: string, token: string): void => {
  const found = findToken(world, 'reset', token)
  if (found?.userId !== userId || findAccount(world, userId)?.email !== found.email) throw new ApiError('link_not_valid')
}

/**
 * Sets a new password with a mailed token, and ends every session of the account.
 * @throws ApiError 400 for a link that does not hold: used, expired, of someone else or of an address given up since
 */
export const finishReset = async (world: World, { userId, token, password }: { userId: string; token: string; password: string }): Promise<void> => {
  check(world, userId, token)
  const passwordHash = await hashPassword(password)
  world.atomically(() => {
    // The link may have been used while the password was hashed.
    check(world, userId, token)
    spendTokens(world, userId, 'reset')
    setPassword(world, userId, passwordHash)
    endSessions(world, userId)
  })
}

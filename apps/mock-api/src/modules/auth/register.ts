import type { World } from '../../worlds/world.ts'
import { moveGuest } from '../guests/repo.ts'
import type { Mailer } from '../mail/mailer.ts'
import { attributeSignUp } from '../stats/repo.ts'
import { claimEmail, sendConfirmation, welcome } from './confirmation.ts'
import { hashPassword } from './passwords.ts'
import { type NewAccount, createAccount, findAccount, setDefaultGender } from './repo.ts'
import { normalEmail } from './rules.ts'

/** A new account, and what else happens as it is made. */
interface AccountToOpen extends NewAccount {
  /** The guest session that becomes the account. */
  readonly guestId: string | null
  /** Who they were until now, see `visitorKeyOf`. */
  readonly visitorKey: string
}

/**
 * Makes an account, moves what the guest had to it, attributes it to where they came from, and mails the link that
 * confirms its address, or a welcome where a provider vouches for it. Call it inside a transaction.
 * @returns its id
 * @throws ApiError 409 for an address that has an account, 403 for one that was deleted too often
 */
export const openAccount = (world: World, mailer: Mailer, { guestId, visitorKey, ...account }: AccountToOpen): string => {
  claimEmail(world, account.email, null)
  const id = createAccount(world, account)
  if (guestId !== null) moveGuest(world, guestId, id)
  setDefaultGender(world, id)
  attributeSignUp(world, { userId: id, visitorKey, params: account.params })
  const made = findAccount(world, id)
  if (made !== undefined) (account.emailVerified ? welcome : sendConfirmation)(world, mailer, made)
  return id
}

/** What a person gives to sign up. */
type SignUp = Omit<AccountToOpen, 'emailVerified' | 'passwordHash' | 'lastName'> & { readonly password: string }

/**
 * Makes an account with an e-mail and a password.
 * @returns its id
 * @throws ApiError 409 for an address that has an account, 403 for one that was deleted too often
 */
export const register = async (world: World, mailer: Mailer, { password, ...person }: SignUp): Promise<string> => {
  const email = normalEmail(person.email)
  claimEmail(world, email, null)
  const passwordHash = await hashPassword(password)
  // Someone else may have taken the address while the password was hashed; opening the account asks again.
  return world.atomically(() => openAccount(world, mailer, { ...person, email, emailVerified: false, passwordHash, lastName: '' }))
}

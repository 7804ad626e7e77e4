import type { World } from '../../worlds/world.ts'
import { moveGuest } from '../guests/repo.ts'
import type { Mailer } from '../mail/mailer.ts'
import { attributeSignUp } from '../stats/repo.ts'
import type { Leftovers } from '../users/removal.ts'
import { checkEmail, freeEmail, sendConfirmation, welcome } from './confirmation.ts'
import { hashPassword } from './passwords.ts'
import { type NewAccount, createAccount, findAccount, setDefaultGender } from './repo.ts'
import { normalEmail } from './rules.ts'

/** A new account and the data to attribute to it. */
interface AccountToOpen extends NewAccount {
  /** The guest session that becomes the account. */
  readonly guestId: string | null
  /** Their key until now, see `visitorKeyOf`. */
  readonly visitorKey: string
}

/** A new account, and what is left of the one that only claimed its e-mail. */
export interface Opened {
  readonly id: string
  readonly leftovers: Leftovers | null
}

/**
 * Creates an account, moves the guest's data to it, attributes it to its source, and mails the link that
 * confirms its e-mail, or a welcome when a provider has confirmed it. Call it inside a transaction.
 * @throws ApiError 409 for a used e-mail, 403 for one with too many deleted accounts
 */
export const openAccount = (world: World, mailer: Mailer, { guestId, visitorKey, ...account }: AccountToOpen): Opened => {
  checkEmail(world, { email: account.email, userId: null, isProven: account.emailVerified })
  const leftovers = freeEmail(world, account.email, null)
  const id = createAccount(world, account)
  if (guestId !== null) moveGuest(world, guestId, id)
  setDefaultGender(world, id)
  attributeSignUp(world, { userId: id, visitorKey, params: account.params })
  const made = findAccount(world, id)
  if (made === undefined) return { id, leftovers }
  if (account.emailVerified) welcome(world, mailer, made)
  else sendConfirmation(world, mailer, made, { isMove: false })
  return { id, leftovers }
}

/** Input of a sign-up. */
type SignUp = Omit<AccountToOpen, 'emailVerified' | 'passwordHash' | 'lastName'> & { readonly password: string }

/**
 * Creates an account with an e-mail and a password.
 * @throws ApiError 409 for a used e-mail, 403 for one with too many deleted accounts
 */
export const register = async (world: World, mailer: Mailer, { password, ...person }: SignUp): Promise<Opened> => {
  const email = normalEmail(person.email)
  checkEmail(world, { email, userId: null, isProven: false })
  const passwordHash = await hashPassword(password)
  // The e-mail may be taken while the password is hashed; openAccount checks again.
  return world.atomically(() => openAccount(world, mailer, { ...person, email, emailVerified: false, passwordHash, lastName: '' }))
}

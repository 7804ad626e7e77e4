import type { World } from '../../worlds/world.ts'
import { moveGuest } from '../guests/repo.ts'
import type { Post } from '../mail/post.ts'
import { attributeSignUp } from '../stats/repo.ts'
import { claimEmail, sendConfirmation } from './confirmation.ts'
import { hashPassword } from './passwords.ts'
import { createAccount, findAccount } from './repo.ts'
import { normalEmail } from './rules.ts'

/** What a person gives to sign up. */
interface SignUp {
  readonly email: string
  readonly password: string
  readonly firstName: string
  readonly language: string
  readonly country: string
  readonly agreeToNewsletter: boolean
  readonly params: Readonly<Record<string, string>>
  /** The guest session that becomes the account. */
  readonly guestId: string | null
  /** Who they were until now, see `visitorKeyOf`. */
  readonly visitorKey: string
}

/**
 * Makes an account, moves what the guest had to it, attributes it to where they came from, and mails the link that confirms its address.
 * @returns its id
 * @throws ApiError 409 for an address that has an account, 403 for one that was deleted too often
 */
export const register = async (world: World, post: Post, { password, guestId, visitorKey, ...person }: SignUp): Promise<string> => {
  const email = normalEmail(person.email)
  claimEmail(world, email, null)
  const passwordHash = await hashPassword(password)
  return world.atomically(() => {
    // Someone else may have taken the address while the password was hashed.
    claimEmail(world, email, null)
    const id = createAccount(world, { ...person, email, passwordHash, gender: null })
    if (guestId !== null) moveGuest(world, guestId, id)
    attributeSignUp(world, { userId: id, visitorKey, params: person.params })
    const account = findAccount(world, id)
    if (account !== undefined) sendConfirmation(world, post, account)
    return id
  })
}

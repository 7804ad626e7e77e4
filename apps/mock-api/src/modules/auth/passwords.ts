import { hash, verify } from '@node-rs/argon2'
import { ApiError } from '../../http/api-error.ts'
import type { World } from '../../worlds/world.ts'
import { WRONG_PASSWORDS } from './rules.ts'

/** argon2id as OWASP advises: 19 MiB, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Hashes a password for storage. */
export const hashPassword = (password: string): Promise<string> => hash(password, COST)

/**
 * Whether the password of an account is right; false for an account without one. Wrong ones are counted.
 * @throws ApiError 429 after too many
 */
export const isPassword = async (
  world: World,
  { id, passwordHash }: { readonly id: string; readonly passwordHash: string | null },
  password: string,
): Promise<boolean> => {
  const key = `password:${id}`
  // Counted before it is checked, so that many at once are not all looked at.
  const retryAfter = world.limiter.take(key, WRONG_PASSWORDS, world.clock.now())
  if (retryAfter !== null) throw new ApiError('too_many_requests', { retryAfter })
  const isRight = passwordHash !== null && (await verify(passwordHash, password))
  if (isRight) world.limiter.giveBack(key)
  return isRight
}

import { hash, verify } from '@node-rs/argon2'

/** argon2id as OWASP advises: 19 MiB, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Hashes a password for storage. */
export const hashPassword = (password: string): Promise<string> => hash(password, COST)

/** Whether the password is right; false for an account without one. */
export const isPassword = async (passwordHash: string | null, password: string): Promise<boolean> =>
  passwordHash !== null && verify(passwordHash, password)

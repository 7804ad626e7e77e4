import { hash, verify } from '@node-rs/argon2'

/** argon2id as OWASP advises: 19 MiB, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** What is kept instead of a password. */
export const hashPassword = (password: string): Promise<string> => hash(password, COST)

/** Whether this is the password; false as well for an account that has none. */
export const isPassword = async (passwordHash: string | null, password: string): Promise<boolean> =>
  passwordHash !== null && verify(passwordHash, password)

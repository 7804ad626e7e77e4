import { createHash } from 'node:crypto'
import { Email } from '@moonlit/contract/fields'
import { z } from 'zod'
import type { Provider } from './registration.ts'

const NAME_LENGTH = 64

/** A provider's profile of a person. `subject` is the provider's id; every e-mail in it is confirmed. */
export const ProviderProfile = z.object({ subject: z.string(), email: z.string().nullable(), firstName: z.string(), lastName: z.string() })
export type ProviderProfile = z.infer<typeof ProviderProfile>

/** Someone with an account at a provider. */
export const Person = z.object({
  firstName: z.string('Enter a first name').trim().min(1, 'Enter a first name').max(NAME_LENGTH, 'This name is too long'),
  lastName: z.string().trim().max(NAME_LENGTH, 'This name is too long').default(''),
  /** Empty when not shared. */
  email: z
    .string()
    .trim()
    .transform((text) => (text === '' ? null : text))
    .pipe(Email.nullable())
    .default(null),
})
type Person = z.infer<typeof Person>

/** The profile of a person at a provider, identified by e-mail, else by name. */
export const profileOf = (provider: Provider, { firstName, lastName, email }: Person): ProviderProfile => {
  const who = email === null ? `name:${firstName} ${lastName}` : `email:${email.toLowerCase()}`
  const digest = createHash('sha256').update(`${provider}:${who}`).digest('hex')
  return { subject: BigInt(`0x${digest.slice(0, 16)}`).toString(), email, firstName, lastName }
}

/** A test account with a description. */
export interface ReadyAccount extends Person {
  readonly id: string
  readonly note: string
}

/** The accounts that a provider's page offers. */
export const readyAccounts = (provider: Provider): readonly ReadyAccount[] => [
  { id: 'robin', firstName: 'Robin', lastName: 'Vale', email: `robin.vale@${provider}.example`, note: 'Shares an e-mail' },
  { id: 'noa', firstName: 'Noa', lastName: 'Frey', email: 'free@moonlit.example', note: 'The e-mail of a member, confirmed' },
  { id: 'uma', firstName: 'Uma', lastName: 'North', email: 'unconfirmed@moonlit.example', note: 'The e-mail of a member, not confirmed' },
  { id: 'sky', firstName: 'Sky', lastName: 'Lark', email: null, note: 'Shares no e-mail' },
]

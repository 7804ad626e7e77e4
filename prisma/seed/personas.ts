/** Personas, each in the state of its name. */

const DAY = 24 * 60 * 60 * 1000

/** The password of every persona. */
export const PERSONA_PASSWORD = 'moonlight7'

/** argon2id of that password, precomputed to keep seeding fast. */
export const PERSONA_PASSWORD_HASH = '$argon2id$v=19$m=19456,t=2,p=1$yAmyermEoO3BakzM6FR8cA$gfATeI4iIOe4rGAhuBaOhtH9nPkwOSeop4L7dZEqMvs'

interface PersonaSeed {
  readonly name: 'free' | 'unconfirmed' | 'premium' | 'cancelled' | 'no-allowance' | 'admin'
  readonly firstName: string
  readonly lastName: string
  readonly gender: 'female' | 'male' | 'non-binary'
  readonly emailVerified: boolean
  readonly isAdmin: boolean
  readonly subscription: {
    readonly planId: string
    readonly startsAgo: number
    readonly lasts: number
    readonly cancelled: boolean
    readonly usedUp: boolean
  } | null
}

const monthly = { planId: 'premium-annual', startsAgo: 3 * DAY, lasts: 365 * DAY, cancelled: false, usedUp: false } as const

export const PERSONAS: readonly PersonaSeed[] = [
  { name: 'free', firstName: 'Noa', lastName: 'Frey', gender: 'male', emailVerified: true, isAdmin: false, subscription: null },
  { name: 'unconfirmed', firstName: 'Uma', lastName: 'North', gender: 'female', emailVerified: false, isAdmin: false, subscription: null },
  { name: 'premium', firstName: 'Paula', lastName: 'Moon', gender: 'female', emailVerified: true, isAdmin: false, subscription: monthly },
  {
    name: 'cancelled',
    firstName: 'Cem',
    lastName: 'Lake',
    gender: 'male',
    emailVerified: true,
    isAdmin: false,
    subscription: { ...monthly, cancelled: true },
  },
  {
    name: 'no-allowance',
    firstName: 'Nell',
    lastName: 'Low',
    gender: 'non-binary',
    emailVerified: true,
    isAdmin: false,
    subscription: { ...monthly, usedUp: true },
  },
  { name: 'admin', firstName: 'Ada', lastName: 'Min', gender: 'female', emailVerified: true, isAdmin: true, subscription: null },
]

/** The guest persona. */
export const GUEST_PERSONA = { name: 'guest', firstName: 'Gil', gender: 'male' } as const

import { MAGIC_LINK_SECONDS } from '@moonlit/contract/rules'

/** Lifetime of a magic link, in milliseconds (SG-17). */
export const MAGIC_LINK_LIFETIME = MAGIC_LINK_SECONDS * 1000

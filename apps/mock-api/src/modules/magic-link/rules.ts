/** Lifetime of a magic link, in milliseconds (SG-17). */
export const MAGIC_LINK_LIFETIME = 15 * 60 * 1000

/** A key with the fields that the query was asked with; without any it is the prefix of them all. */
export const withFields = <const K extends readonly string[], F>(key: K, fields: F | undefined): readonly [...K] | readonly [...K, F] =>
  fields === undefined ? [...key] : [...key, fields]

/** The client retries by itself what may be retried, with Retry-After; React Query's own three tries would come on top of it. */
export const once = { retry: false } as const

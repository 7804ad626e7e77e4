import { createHash } from 'node:crypto'

/** A number from 0 to 1 that belongs to a text for good. */
export const fraction = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32

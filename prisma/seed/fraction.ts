import { createHash } from 'node:crypto'

/** A stable number from 0 to 1 for a text. */
export const fraction = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32

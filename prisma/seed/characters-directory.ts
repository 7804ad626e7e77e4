import path from 'node:path'

/** Folder of the characters' files. */
export const CHARACTERS_DIRECTORY = path.join(import.meta.dirname, 'characters')

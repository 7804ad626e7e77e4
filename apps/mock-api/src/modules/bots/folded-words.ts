import { fold } from '@moonlit/talk/replies/fold'

/** The words of a text, without accents, capitals and signs. */
export const foldedWords = (text: string): string[] => fold(text).text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

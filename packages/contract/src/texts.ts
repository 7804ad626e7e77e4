/** Texts that people write and that are kept. Forms check with these too, so nothing else of the contract is imported here. */
import { z } from 'zod'
import { FIELD_MESSAGES, isSeen, TEXT_ERROR } from './rules.ts'

/** Control characters, which nothing shows and nobody types. */
export const CONTROL_CHARACTERS = /\p{Cc}/u
/** Those among them that neither break nor indent the lines of a text. */
const CONTROL_CHARACTERS_IN_LINES = /[^\P{Cc}\s\u{85}]/u

const writtenWithout = (refused: RegExp, max: number) =>
  z
    .string(TEXT_ERROR)
    .trim()
    .max(max, FIELD_MESSAGES.tooLong)
    .refine((text) => !refused.test(text), { error: FIELD_MESSAGES.nameCharacters, abort: true })

/** One line. */
export const lineOf = (max: number) => writtenWithout(CONTROL_CHARACTERS, max)

/** A text of as many lines as one likes. */
export const textOf = (max: number) => writtenWithout(CONTROL_CHARACTERS_IN_LINES, max)

/** A line or a text that may not be empty, or look so. */
export const sayingSomething = (text: z.ZodString) =>
  text.min(1, { error: FIELD_MESSAGES.required, abort: true }).refine(isSeen, FIELD_MESSAGES.required)

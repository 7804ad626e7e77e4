import { z } from 'zod'

/** A word as the dictionary sees it. `pronunciation` is in katakana, and missing for what the dictionary does not know. */
export const Token = z.object({
  surface: z.string(),
  partOfSpeech: z.string().default(''),
  partOfSpeechSubcategory1: z.string().default(''),
  pronunciation: z.string().optional(),
})
export type Token = z.infer<typeof Token>

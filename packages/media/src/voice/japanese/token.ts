import { z } from 'zod'

/** A token of the dictionary. `pronunciation` is in katakana, missing for unknown words. */
export const Token = z.object({
  surface: z.string(),
  partOfSpeech: z.string().default(''),
  partOfSpeechSubcategory1: z.string().default(''),
  pronunciation: z.string().optional(),
})
export type Token = z.infer<typeof Token>

import { z } from 'zod'

export const DialogHints = z
  .object({
    en: z.array(z.string()),
    es: z.array(z.string()).optional(),
    fr: z.array(z.string()).optional(),
    pt: z.array(z.string()).optional(),
    ar: z.array(z.string()).optional(),
    hi: z.array(z.string()).optional(),
    ja: z.array(z.string()).optional(),
    zh: z.array(z.string()).optional(),
    it: z.array(z.string()).optional(),
    de: z.array(z.string()).optional(),
  })
  .meta({
    id: 'DialogHints',
    description: 'Messages to suggest, by language; en is always there',
    examples: [{ en: ['What made you smile today?'] }],
  })

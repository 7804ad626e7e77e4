import { Bot } from '@moonlit/contract/bot'
import { z } from 'zod'
import { ACCESSORIES, BEARDS, OUTFITS, SCENES, SKINS } from '@moonlit/media/look'
import type { Person } from '@moonlit/media/shots'
import type { BotRow } from '../bots/repo.ts'

const Color = z.string().regex(/^#[0-9a-f]{6}$/iu)
/** What a character's row holds of its drawing. */
export const LookData = z.object({
  skin: z.enum(SKINS),
  outfit: z.enum(OUTFITS),
  outfitColor: Color,
  scene: z.enum(SCENES),
  extraScene: z.enum(SCENES),
  extraOutfit: z.enum(OUTFITS),
  extraOutfitColor: Color,
  beard: z.enum(BEARDS),
  glasses: z.boolean(),
  accessory: z.enum(ACCESSORIES),
  /** Seed of the face, where a person chose one; the slug otherwise. */
  face: z.string().optional(),
})
/** What a drawing takes of a character's searchable attributes. */
export const PersonAttributes = Bot.pick({
  slug: true,
  gender: true,
  age: true,
  style: true,
  ethnicity: true,
  hairStyle: true,
  hairColor: true,
  eyeColor: true,
  bodyType: true,
  body: true,
})

/** What the pictures of a character depend on. */
export const personOfBot = (bot: BotRow): Person => {
  const attributes = PersonAttributes.parse(bot)
  const { face = attributes.slug, ...look } = LookData.parse(JSON.parse(bot.lookJson))
  return { ...attributes, slug: face, look }
}

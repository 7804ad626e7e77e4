import { Bot } from '@moonlit/contract/bot'
import { z } from 'zod'
import { ACCESSORIES, BEARDS, OUTFITS, SCENES, SKINS } from '../../media/look.ts'
import type { Person } from '../../media/shots.ts'
import type { BotRow } from '../bots/repo.ts'

const Color = z.string().regex(/^#[0-9a-f]{6}$/iu)
const Look = z.object({
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
const Attributes = Bot.pick({
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
  const attributes = Attributes.parse(bot)
  const { face = attributes.slug, ...look } = Look.parse(JSON.parse(bot.lookJson))
  return { ...attributes, slug: face, look }
}

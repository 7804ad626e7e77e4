import { z } from 'zod'
import { FORMATS, type Look, SCENES, TINTS } from '@moonlit/media/look'
import { photoLook, type PhotoStyle } from '@moonlit/media/photos/photo-look'
import { formatOf } from '@moonlit/media/photos/read-prompt'
import type { World } from '../../worlds/world.ts'
import { type BotRow, findBotById } from '../bots/repo.ts'
import { personOfBot } from '../media/person.ts'
import { findStyle, type GenerationRow, type StyleRow } from './repo.ts'

const StyleLook = z.object({ scene: z.enum(SCENES), tint: z.enum(TINTS).optional() })
const StyleIds = z.array(z.string())
const Unmet = z.array(z.string())
const Deleted = z.array(z.number())
const Parameters = z.record(z.string(), z.string())

/** The ids of the styles that an order names. */
export const styleIdsOf = ({ styleIdsJson }: Pick<GenerationRow, 'styleIdsJson'>): string[] => StyleIds.parse(JSON.parse(styleIdsJson))

/** The parameters that an order was given. */
export const parametersOf = ({ parametersJson }: Pick<GenerationRow, 'parametersJson'>): Record<string, string> =>
  Parameters.parse(JSON.parse(parametersJson))

/** Phrases of an order's prompt that its photos do not show. */
export const unmetOf = ({ unmetJson }: Pick<GenerationRow, 'unmetJson'>): string[] => Unmet.parse(JSON.parse(unmetJson))

/** Numbers of an order's deleted photos, from 1. */
export const deletedOf = ({ deletedJson }: Pick<GenerationRow, 'deletedJson'>): number[] => Deleted.parse(JSON.parse(deletedJson))

/** Width and height of an order's large pictures, in pixels. */
export const sizeOf = (row: Pick<GenerationRow, 'parametersJson'>): { width: number; height: number } =>
  FORMATS[formatOf(parametersOf(row)) ?? 'portrait']

const photoStyleOf = ({ lookJson }: StyleRow): PhotoStyle => StyleLook.parse(JSON.parse(lookJson))

/** The looks of an order's photos, in order. Empty when the character is deleted. */
export const looksOfGeneration = (world: World, generation: GenerationRow): Look[] => {
  const bot = findBotById(world, generation.botId, 'en')
  if (bot === undefined) return []
  const person = personOfBot(bot)
  const styles = styleIdsOf(generation).flatMap((id) => findStyle(world, id) ?? [])
  const order = {
    prompt: generation.prompt,
    parameters: parametersOf(generation),
    styles: styles.map(photoStyleOf),
    seed: generation.id,
  }
  return Array.from({ length: generation.count }, (_photo, index) => photoLook(person, { ...order, index }))
}

/** The look of a style's preview. */
export const lookOfStyle = (style: StyleRow, model: BotRow): Look =>
  photoLook(personOfBot(model), { prompt: '', parameters: {}, styles: [photoStyleOf(style)], index: 0, seed: `style ${style.id}` })

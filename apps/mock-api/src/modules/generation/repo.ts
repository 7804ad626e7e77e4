import { type BotRow, findBotById } from '../bots/repo.ts'
import { findAllowances, spendPhotos } from '../users/repo.ts'
import type { World } from '../../worlds/world.ts'
import { planGeneration } from './rules.ts'

/** An order of photos, with the character's name in addresses. Times are milliseconds. */
export interface GenerationRow {
  readonly id: string
  readonly botId: string
  readonly botSlug: string
  readonly prompt: string
  readonly count: number
  readonly styleIdsJson: string
  readonly parametersJson: string
  readonly unmetJson: string
  readonly deletedJson: string
  readonly createdAt: number
  readonly doneAt: number
  readonly fails: 0 | 1
}

/** A new order. */
export interface NewGeneration {
  readonly botId: string
  readonly prompt: string
  readonly count: number
  readonly styleIds: readonly string[]
  readonly parameters: Readonly<Record<string, string>>
}

/** A style of photos. */
export interface StyleRow {
  readonly id: string
  readonly titleJson: string
  readonly lookJson: string
  readonly position: number
}

const GENERATION = `SELECT g.id, g.botId, b.slug AS botSlug, g.prompt, g.count, g.styleIdsJson, g.parametersJson, g.unmetJson, g.deletedJson, g.createdAt, g.doneAt, g.fails
  FROM Generation g JOIN Bot b ON b.id = g.botId`

/** An order by id, for its photos, whose addresses only its owner knows. */
export const findGeneration = (world: World, id: string): GenerationRow | undefined => world.one<GenerationRow>(`${GENERATION} WHERE g.id = ?`, id)

/** An order of this person; someone else's is not found. */
export const findOwnGeneration = (world: World, userId: string, id: string): GenerationRow | undefined =>
  world.one<GenerationRow>(`${GENERATION} WHERE g.id = ? AND g.userId = ?`, id, userId)

/** A page of a person's orders, newest first, and whether another one follows. */
export const listGenerations = (
  world: World,
  userId: string,
  { page, limit }: { page: number; limit: number },
): { generations: GenerationRow[]; hasMore: boolean } => {
  const found = world.all<GenerationRow>(
    `${GENERATION} WHERE g.userId = ? ORDER BY g.createdAt DESC, g.rowid DESC LIMIT ? OFFSET ?`,
    userId,
    limit + 1,
    (page - 1) * limit,
  )
  return { generations: found.slice(0, limit), hasMore: found.length > limit }
}

/** All orders of a person, oldest first, for the data download. */
export const allGenerations = (world: World, userId: string): GenerationRow[] =>
  world.all<GenerationRow>(`${GENERATION} WHERE g.userId = ? ORDER BY g.createdAt, g.rowid`, userId)

/**
 * Starts an order and charges its photos in one transaction. One that is going to fail charges nothing, so that there is
 * nothing to refund.
 * @returns null when too few photos are left; nothing is stored or charged then
 */
export const beginGeneration = (
  world: World,
  userId: string,
  { botId, prompt, count, styleIds, parameters }: NewGeneration,
): { id: string; fails: boolean } | null =>
  world.atomically(() => {
    const id = world.ids.make('g')
    const { duration, fails } = planGeneration(id, count, world.settings)
    const isWithinLimit = fails ? findAllowances(world, userId).photoLimit >= count : spendPhotos(world, userId, count)
    if (!isWithinLimit) return null
    const now = world.clock.now()
    world.run(
      `INSERT INTO Generation (id, userId, botId, prompt, count, styleIdsJson, parametersJson, createdAt, doneAt, fails)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      id,
      userId,
      botId,
      prompt,
      count,
      JSON.stringify(styleIds),
      JSON.stringify(parameters),
      now,
      now + duration,
      fails ? 1 : 0,
    )
    return { id, fails }
  })

/** Stores which phrases of an order's prompt its photos do not show. */
export const storeUnmet = (world: World, id: string, unmet: readonly string[]): void => {
  world.run('UPDATE Generation SET unmetJson = ? WHERE id = ?', JSON.stringify(unmet), id)
}

/** Stores which photos of an order are deleted; an order without photos is deleted itself. */
export const storeDeleted = (world: World, { id, count }: Pick<GenerationRow, 'id' | 'count'>, deleted: readonly number[]): void => {
  if (deleted.length >= count) world.run('DELETE FROM Generation WHERE id = ?', id)
  else world.run('UPDATE Generation SET deletedJson = ? WHERE id = ?', JSON.stringify(deleted), id)
}

const STYLE = 'SELECT id, titleJson, lookJson, position FROM GenerationStyle'

export const listStyles = (world: World): StyleRow[] => world.all<StyleRow>(`${STYLE} ORDER BY position`)

export const findStyle = (world: World, id: string): StyleRow | undefined => world.one<StyleRow>(`${STYLE} WHERE id = ?`, id)

/** The character that a style is shown on: another one for each, all of the open catalogue. */
export const findModel = (world: World, { position }: StyleRow): BotRow | undefined => {
  const model = world.one<{ id: string }>(
    `SELECT id FROM Bot WHERE ownerId IS NULL AND isCustom = 0 AND isPaidExtra = 0 AND style = 'realistic' ORDER BY position LIMIT 1 OFFSET ?`,
    position,
  )
  return model === undefined ? undefined : findBotById(world, model.id, 'en')
}

import type { World } from '../../../worlds/world.ts'
import type { BotRow } from '../repo.ts'

export const isSlugTaken = (world: World, slug: string): boolean => world.one('SELECT 1 FROM Bot WHERE slug = ?', slug) !== undefined

/** The columns that a created character's texts depend on. */
export interface OwnBot extends Pick<
  BotRow,
  'id' | 'slug' | 'name' | 'firstName' | 'age' | 'occupation' | 'relationship' | 'frankness' | 'personalityJson' | 'hobbiesJson'
> {
  /** What its owner wrote of it, or nothing. */
  readonly ownWords: string
}

/** A character of this user; someone else's, or the catalogue's, is not found. */
export const findOwnBot = (world: World, ownerId: string, id: string): OwnBot | undefined =>
  world.one<OwnBot>(
    `SELECT id, slug, name, firstName, age, occupation, relationship, frankness, personalityJson, hobbiesJson, ownWords
     FROM Bot WHERE id = ? AND ownerId = ?`,
    id,
    ownerId,
  )

/** A new character of a user. Times are milliseconds. */
export type NewBot = OwnBot &
  Omit<BotRow, 'isNew' | 'isCustom' | 'isPaidExtra' | 'renamed' | 'startPhoto' | 'photosForSaleJson' | 'lang' | keyof TextRow> & {
    readonly createdAt: number
  }

/** The texts of a character in one language. */
export interface TextRow extends Pick<BotRow, 'description' | 'bio' | 'greeting' | 'linesJson'> {
  readonly locale: string
}

const setTexts = (world: World, botId: string, texts: readonly TextRow[]): void => {
  for (const { locale, description, bio, greeting, linesJson } of texts)
    world.run(
      'INSERT OR REPLACE INTO BotText (botId, locale, description, bio, greeting, linesJson) VALUES (?, ?, ?, ?, ?, ?)',
      botId,
      locale,
      description,
      bio,
      greeting,
      linesJson,
    )
}

const NEW_COLUMNS = [
  'id',
  'slug',
  'ownerId',
  'name',
  'firstName',
  'age',
  'gender',
  'type',
  'style',
  'occupation',
  'relationship',
  'body',
  'ethnicity',
  'bodyType',
  'breastSize',
  'hairStyle',
  'hairColor',
  'eyeColor',
  'frankness',
  'voice',
  'roleTypesJson',
  'personalityJson',
  'hobbiesJson',
  'lookJson',
  'ownWords',
  'createdAt',
  'readyAt',
  'fails',
] as const satisfies readonly (keyof NewBot)[]

/** Adds a character that only its owner sees: it stands in no list. Call it inside a transaction. */
export const addOwnBot = (world: World, bot: NewBot, texts: readonly TextRow[]): void => {
  world.run(
    `INSERT INTO Bot (${NEW_COLUMNS.join(', ')}, startPhoto, isCustom) VALUES (${NEW_COLUMNS.map(() => '?').join(', ')}, 'cover', 1)`,
    ...NEW_COLUMNS.map((column) => bot[column]),
  )
  setTexts(world, bot.id, texts)
}

/** Which picture comes with the greeting. */
export const changeStartPhoto = (world: World, id: string, shot: string): void =>
  void world.run('UPDATE Bot SET startPhoto = ? WHERE id = ?', shot, id)

/** Renames a character, with texts that say its new name. Answers false when it was renamed before. Call it inside a transaction. */
export const renameBot = (
  world: World,
  { id, name, firstName, ownWords }: Pick<OwnBot, 'id' | 'name' | 'firstName' | 'ownWords'>,
  texts: readonly TextRow[],
): boolean => {
  const renamed = world.run(
    'UPDATE Bot SET name = ?, firstName = ?, ownWords = ?, renamed = 1 WHERE id = ? AND renamed = 0',
    name,
    firstName,
    ownWords,
    id,
  )
  if (renamed > 0) setTexts(world, id, texts)
  return renamed > 0
}

import { listingKey, type ListingFilter } from '@moonlit/prisma/listing'
import type { World } from '../../worlds/world.ts'
import { cachePerCatalogue } from './catalogue-cache.ts'
import { searchMisspelt } from './misspelt.ts'
import { searchBots } from './search.ts'
import { similarIn } from './similar.ts'

/** A character with its name and texts in one language, as the database holds it. Flags are 0 or 1, times milliseconds. */
export interface BotRow {
  readonly id: string
  readonly slug: string
  readonly ownerId: string | null
  readonly name: string
  readonly firstName: string
  readonly age: number
  readonly gender: string
  readonly type: string
  readonly style: string
  readonly occupation: string
  readonly relationship: string
  readonly body: string
  readonly ethnicity: string
  readonly bodyType: string
  readonly breastSize: string | null
  readonly hairStyle: string
  readonly hairColor: string
  readonly eyeColor: string
  readonly frankness: number
  readonly voice: string
  readonly roleTypesJson: string
  readonly personalityJson: string
  readonly hobbiesJson: string
  readonly lookJson: string
  readonly startPhoto: string | null
  readonly isNew: 0 | 1
  readonly isCustom: 0 | 1
  readonly isPaidExtra: 0 | 1
  readonly renamed: 0 | 1
  readonly readyAt: number | null
  readonly fails: 0 | 1
  /** The language of the texts. */
  readonly lang: string
  readonly description: string
  readonly bio: string
  readonly greeting: string
  readonly linesJson: string
  /** `[id, shot, price in US cents]` of each photo for sale. */
  readonly photosForSaleJson: string
}

export const COLUMNS = `b.id, b.slug, b.ownerId, coalesce(t.name, b.name) AS name, coalesce(t.firstName, b.firstName) AS firstName, b.age, b.gender, b.type, b.style, b.occupation, b.relationship, b.body, b.ethnicity,
  b.bodyType, b.breastSize, b.hairStyle, b.hairColor, b.eyeColor, b.frankness, b.voice, b.roleTypesJson, b.personalityJson, b.hobbiesJson, b.lookJson,
  b.startPhoto, b.isNew, b.isCustom, b.isPaidExtra, b.renamed, b.readyAt, b.fails, t.locale AS lang, t.description, t.bio, t.greeting, t.linesJson,
  (SELECT json_group_array(json_array(p.id, p.shot, p.price)) FROM PhotoForSale p WHERE p.botId = b.id) AS photosForSaleJson`

const LISTED = `SELECT ${COLUMNS} FROM BotListing l JOIN Bot b ON b.id = l.botId JOIN BotText t ON t.botId = b.id AND t.locale = ?`

export interface PageOfList extends ListingFilter {
  readonly lang: string
  readonly page: number
  readonly limit: number
  readonly q?: string | undefined
  /** The catalogue's own order, which begins with the newest, unless the most talked with come first. */
  readonly sort?: 'new' | 'popular' | undefined
}

/** Every page is one range of the index, so the last page costs what the first does. */
const listByRank = (world: World, { lang, page, limit, ...filter }: PageOfList): BotRow[] => {
  const before = (page - 1) * limit
  return world.all<BotRow>(
    `${LISTED} WHERE l.list = ? AND l.rank > ? AND l.rank <= ? ORDER BY l.rank`,
    lang,
    listingKey(filter),
    before,
    before + limit + 1,
  )
}

/** Ids of a list, those first with whom most chats were begun. */
const popularIn = (world: World, list: string): string[] =>
  world
    .all<{ id: string }>(
      `SELECT l.botId AS id FROM BotListing l LEFT JOIN BotDay d ON d.botId = l.botId WHERE l.list = ?
       GROUP BY l.botId ORDER BY coalesce(sum(d.chats), 0) DESC, l.rank`,
      list,
    )
    .map(({ id }) => id)

/** The lists that everybody is in, for sale or not. */
const WHOLE = [false, true].map((custom) => listingKey({ custom }))

/** Characters whose name, texts or traits hold every word asked for, or all of them, in the order asked for; parts of compounds come after words. */
const listByIds = (world: World, { lang, page, limit, q = '', sort, ...filter }: PageOfList): BotRow[] => {
  const list = listingKey(filter)
  const found = q === '' ? null : searchBots(world, { list, lang, q })
  const popular = found === null || sort === 'popular' ? popularIn(world, list) : null
  const inOrder = (some: readonly string[]) => {
    const wanted = new Set(some)
    return popular?.filter((id) => wanted.has(id)) ?? some
  }
  const ids = found === null ? (popular ?? []) : [...inOrder(found.strictly), ...inOrder(found.loosely)]
  if (ids.length === 0 && q !== '') ids.push(...searchMisspelt(world, { list, lists: WHOLE, lang, q }))
  return ids.slice((page - 1) * limit, page * limit + 1).flatMap((id) => findBotById(world, id, lang) ?? [])
}

/** A page of a list, and whether another one follows. */
export const listBots = (world: World, page: PageOfList): { bots: BotRow[]; hasMore: boolean } => {
  const found = (page.q === undefined || page.q === '') && page.sort !== 'popular' ? listByRank(world, page) : listByIds(world, page)
  return { bots: found.slice(0, page.limit), hasMore: found.length > page.limit }
}

export const findBot = (world: World, slug: string, lang: string): BotRow | undefined =>
  world.one<BotRow>(`SELECT ${COLUMNS} FROM Bot b JOIN BotText t ON t.botId = b.id AND t.locale = ? WHERE b.slug = ?`, lang, slug)

/** Recently read characters. */
const readBots = cachePerCatalogue<BotRow>(200)

/** The character of a chat, cached since every message needs it. */
export const findBotById = (world: World, id: string, lang: string): BotRow | undefined => {
  const bots = readBots(world)
  const known = bots.get(`${lang} ${id}`)
  if (known !== undefined) return known
  const bot = world.one<BotRow>(`SELECT ${COLUMNS} FROM Bot b JOIN BotText t ON t.botId = b.id AND t.locale = ? WHERE b.id = ?`, lang, id)
  if (bot !== undefined) bots.set(`${lang} ${id}`, bot)
  return bot
}

/** Ids of the characters that a guest or user has blocked. */
export const blockedBy = (world: World, callerId: string): ReadonlySet<string> =>
  new Set(world.all<{ botId: string }>('SELECT botId FROM Block WHERE callerId = ?', callerId).map(({ botId }) => botId))

/** The characters that a guest or user has blocked, the last one first. */
export const listBlocked = (world: World, callerId: string, lang: string): BotRow[] =>
  world.all<BotRow>(
    `SELECT ${COLUMNS} FROM Block k JOIN Bot b ON b.id = k.botId JOIN BotText t ON t.botId = b.id AND t.locale = ?
     WHERE k.callerId = ? ORDER BY k.createdAt DESC, k.rowid DESC`,
    lang,
    callerId,
  )

/** Blocks or unblocks; doing it again changes nothing. */
export const setBlocked = (world: World, callerId: string, botId: string, isBlocked: boolean): void => {
  if (isBlocked) world.run('INSERT OR IGNORE INTO Block (callerId, botId, createdAt) VALUES (?, ?, ?)', callerId, botId, world.clock.now())
  else world.run('DELETE FROM Block WHERE callerId = ? AND botId = ?', callerId, botId)
}

/** Names of the lists that hold characters, for the chips. */
export const roleTypesOf = (world: World, filter: Omit<ListingFilter, 'roleType'>, known: readonly string[]): string[] =>
  known.filter((roleType) => world.one('SELECT 1 FROM BotListing WHERE list = ? LIMIT 1', listingKey({ ...filter, roleType })) !== undefined)

/** Whether a person has their own catalogue view: they bought, created or blocked a character. */
export const hasOwnCatalogue = (world: World, callerId: string): boolean =>
  world.one('SELECT 1 FROM BotAccess WHERE userId = ? LIMIT 1', callerId) !== undefined ||
  world.one('SELECT 1 FROM Bot WHERE ownerId = ? LIMIT 1', callerId) !== undefined ||
  world.one('SELECT 1 FROM Block WHERE callerId = ? LIMIT 1', callerId) !== undefined

/** What a user has paid for: whether a subscription is active, and single characters. */
export const accessOf = (world: World, userId: string): { isSubscriber: boolean; botIds: ReadonlySet<string> } => ({
  isSubscriber:
    world.one('SELECT 1 FROM Subscription WHERE userId = ? AND cancelledAt IS NULL AND endsAt > ?', userId, world.clock.now()) !== undefined,
  botIds: new Set(world.all<{ botId: string }>('SELECT botId FROM BotAccess WHERE userId = ?', userId).map(({ botId }) => botId)),
})

/** The language of a user's profile. */
export const languageOf = (world: World, userId: string): string =>
  world.one<{ language: string }>('SELECT language FROM User WHERE id = ?', userId)?.language ?? 'en'

/** A user's own characters, the newest first, in every state. */
export const listOwnBots = (world: World, ownerId: string, lang: string): BotRow[] =>
  world.all<BotRow>(
    `SELECT ${COLUMNS} FROM Bot b JOIN BotText t ON t.botId = b.id AND t.locale = ? WHERE b.ownerId = ? ORDER BY b.createdAt DESC, b.rowid DESC`,
    lang,
    ownerId,
  )

/** The characters of the catalogue that are most like one, of its gender. */
export const listSimilar = (world: World, bot: BotRow, { without, limit }: { without: ReadonlySet<string>; limit: number }): BotRow[] =>
  similarIn(world, listingKey({ gender: bot.gender, custom: false }), { bot, without, limit }).flatMap((id) => findBotById(world, id, bot.lang) ?? [])

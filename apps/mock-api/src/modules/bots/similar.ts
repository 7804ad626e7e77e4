import { z } from 'zod'
import type { World } from '../../worlds/world.ts'

const Ids = z.array(z.string())

/** What likeness is told by. */
interface Compared {
  readonly id: string
  readonly style: string
  readonly occupation: string
  readonly relationship: string
  readonly roleTypesJson: string
  readonly personalityJson: string
  readonly hobbiesJson: string
}

const COMPARED = `SELECT b.id, b.style, b.occupation, b.relationship, b.roleTypesJson, b.personalityJson, b.hobbiesJson
  FROM BotListing l JOIN Bot b ON b.id = l.botId WHERE l.list = ? ORDER BY l.rank`

/** What each thing in common counts: how somebody is drawn is seen first and outweighs all else, then what they do, then who they are. */
const WEIGHTS = { style: 20, roleType: 3, occupation: 2, relationship: 1, personality: 1, hobby: 1 } as const

const shared = (one: string, other: string): number => {
  const known = new Set(Ids.parse(JSON.parse(other)))
  return Ids.parse(JSON.parse(one)).filter((id) => known.has(id)).length
}

/** How much two characters have in common. */
const likeness = (one: Compared, other: Compared): number =>
  (one.style === other.style ? WEIGHTS.style : 0) +
  (one.occupation === other.occupation ? WEIGHTS.occupation : 0) +
  (one.relationship === other.relationship ? WEIGHTS.relationship : 0) +
  shared(one.roleTypesJson, other.roleTypesJson) * WEIGHTS.roleType +
  shared(one.personalityJson, other.personalityJson) * WEIGHTS.personality +
  shared(one.hobbiesJson, other.hobbiesJson) * WEIGHTS.hobby

/** Ids of the characters of a list that are most like one; among equals the list's order counts. */
export const similarIn = (
  world: World,
  list: string,
  { bot, without, limit }: { bot: Compared; without: ReadonlySet<string>; limit: number },
): string[] =>
  world
    .all<Compared>(COMPARED, list)
    .filter(({ id }) => id !== bot.id && !without.has(id))
    .map((other) => ({ id: other.id, likeness: likeness(bot, other) }))
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, limit)
    .map(({ id }) => id)

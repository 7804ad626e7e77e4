import { CharacterDraft } from '@moonlit/contract/creation'
import { FIELD_MESSAGES } from '@moonlit/contract/rules'
import { Slug } from '@moonlit/contract/slug'
import { LOCALES } from '@moonlit/contract/vocabulary'
import { z } from 'zod'
import { ApiError } from '../../../http/api-error.ts'
import { isUnfitDescription, isUnfitName } from '@moonlit/talk/moderation/names'
import { createSeededRandom } from '@moonlit/talk/replies/random'
import type { World } from '../../../worlds/world.ts'
import type { MediaAddresses } from '../../media/address.ts'
import { spendCreation } from '../../users/repo.ts'
import { lookOf } from './appearance.ts'
import { composeTexts, type Told } from './compose.ts'
import { TRADES } from './occupations.ts'
import { WITH_BREAST_SIZE } from './options.ts'
import { SHOWN_SHOTS } from '../present.ts'
import { addOwnBot, changeStartPhoto, findOwnBot, isSlugTaken, type OwnBot, renameBot, type TextRow } from './repo.ts'
import { slugOf } from './slug.ts'

/** The kind of body the pictures show. */
const TYPES = { female: 'female', male: 'male', 'non-binary': 'transgender' } as const

/** Words that begin a name of several, and are none alone: titles that end with a period, Arabic `Abd`, `Abu`, `Umm`. */
const JOINED_TO_NEXT = /\.$|^.$|^(?:عبد|أبو|ابو|أم|ام|بن|ابن)$/u

/** A character's first name: the first word of its name, or all of it where that word is no name. */
export const firstNameOf = (name: string): string => {
  const [first = name] = name.split(/ +/u)
  return JOINED_TO_NEXT.test(first) ? name : first
}

/**
 * @throws ApiError 403 for a name or words that are against the rules, alone or where one goes on into the other; it names the
 * fields that it is about
 */
export const refuseInappropriate = ({ clock }: Pick<World, 'clock'>, name: string, ownWords: string): void => {
  const now = clock.now()
  const unfit = [...(isUnfitName(name, now) ? ['name'] : []), ...(isUnfitDescription(ownWords, now) ? ['bio'] : [])]
  const paths = unfit.length === 0 && isUnfitDescription(`${name} ${ownWords}`, now) ? ['name', 'bio'] : unfit
  if (paths.length > 0) throw new ApiError('inappropriate_content', { fields: paths.map((path) => ({ path, message: FIELD_MESSAGES.policy })) })
}

const textsOf = (told: Told): TextRow[] =>
  LOCALES.map((locale) => {
    const { description, bio, greeting, lines } = composeTexts(locale, told)
    return { locale, description, bio, greeting, linesJson: JSON.stringify(lines) }
  })

/** Duration of a creation in milliseconds and whether it fails, decided by its seed. */
const fateOf = ({ settings: { creationDelay, creationFailureRate } }: Pick<World, 'settings'>, seed: string): { takes: number; fails: boolean } => {
  const random = createSeededRandom(`${seed}:creation`)
  const span = Math.max(0, creationDelay.max - creationDelay.min)
  return { takes: creationDelay.min + Math.round(random.next() * span), fails: random.chance(creationFailureRate) }
}

/**
 * Creates a character in one transaction: allowance, character, texts in every language.
 * @returns its slug
 * @throws ApiError 403 for content that is refused, before anything is stored; 402 when no creation is left
 */
export const createCharacter = (world: World, ownerId: string, draft: CharacterDraft): string => {
  const ownWords = draft.bio ?? ''
  refuseInappropriate(world, draft.name, ownWords)
  return world.atomically(() => {
    if (!spendCreation(world, ownerId)) throw new ApiError('creation_limit')
    const id = world.ids.make('b')
    const now = world.clock.now()
    const { takes, fails } = fateOf(world, id)
    let slug = slugOf(draft.name, id)
    while (!Slug.safeParse(slug).success || isSlugTaken(world, slug)) slug = slugOf(draft.name, world.ids.make('slug'))
    const firstName = firstNameOf(draft.name)
    const face = draft.face ?? id
    const [personality, hobbies] = [[...new Set(draft.personality)], [...new Set(draft.hobbies)]]
    addOwnBot(
      world,
      {
        ...draft,
        id,
        slug,
        ownerId,
        firstName,
        type: TYPES[draft.gender],
        breastSize: WITH_BREAST_SIZE.includes(draft.gender) ? (draft.breastSize ?? null) : null,
        roleTypesJson: JSON.stringify(TRADES[draft.occupation].roleTypes),
        personalityJson: JSON.stringify(personality),
        hobbiesJson: JSON.stringify(hobbies),
        lookJson: JSON.stringify({ ...lookOf(draft, face), ...(draft.face === undefined ? {} : { face }) }),
        ownWords,
        createdAt: now,
        readyAt: now + takes,
        fails: fails ? 1 : 0,
      },
      textsOf({ ...draft, seed: id, firstName, personality, hobbies, ownWords }),
    )
    return slug
  })
}

/** A name where it stands as a word of its own; in scripts without spaces, wherever it stands. */
const asWord = (name: string): RegExp => {
  const signs = name.replace(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`)
  const isSpaced = !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(name)
  return new RegExp(isSpaced ? String.raw`(?<![\p{L}\p{M}])${signs}(?![\p{L}\p{M}])` : signs, 'gu')
}

const Ids = z.array(z.string())

const rename = (world: World, bot: OwnBot, name: string): void => {
  const firstName = firstNameOf(name)
  // The person's own text is renamed too; a replacer function keeps `$` signs literal.
  const ownWords = bot.ownWords.replace(asWord(bot.firstName), () => firstName)
  refuseInappropriate(world, name, ownWords)
  const told: Told = {
    seed: bot.id,
    firstName,
    ownWords,
    age: bot.age,
    occupation: bot.occupation,
    hobbies: Ids.parse(JSON.parse(bot.hobbiesJson)),
    personality: Ids.parse(JSON.parse(bot.personalityJson)),
    relationship: CharacterDraft.shape.relationship.parse(bot.relationship),
    frankness: bot.frankness,
  }
  const isFirst = renameBot(world, { id: bot.id, name, firstName, ownWords }, textsOf(told))
  if (!isFirst) throw new ApiError('renamed_already')
}

/**
 * Renames a person's own character, once, or chooses which of its pictures comes with its greeting. Its texts follow the
 * name. All or nothing.
 * @returns its slug
 * @throws ApiError 404 when it is not theirs; 400 for a picture that is not its own; 403; 409 when it was renamed before
 */
export const changeOwn = (
  world: World,
  { ownerId, id, media }: { ownerId: string; id: string; media: MediaAddresses },
  change: { readonly name?: string | undefined; readonly startPhoto?: string | undefined },
): string =>
  world.atomically(() => {
    const bot = findOwnBot(world, ownerId, id)
    if (bot === undefined) throw new ApiError('not_found')
    if (change.startPhoto !== undefined) {
      const shot = SHOWN_SHOTS.find((known) => media.of(bot.slug, known) === change.startPhoto)
      if (shot === undefined)
        throw new ApiError('validation_failed', { fields: [{ path: 'startPhoto', message: 'This is no picture of the character' }] })
      changeStartPhoto(world, id, shot)
    }
    if (change.name !== undefined && change.name !== bot.name) rename(world, bot, change.name)
    return bot.slug
  })

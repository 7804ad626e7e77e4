import { initContract } from '@ts-rest/core'
import { z } from 'zod'
import { Bot } from './bot.ts'
import { ApiErrorBody, Id, MediaUrl, QueryFlag, SlugParam, queryInteger } from './common.ts'
import { Gender, Lang } from './fields.ts'
import { Slug } from './slug.ts'
import { CharacterDraft, CharacterName, CreationOptions } from './creation.ts'
import { acts, reads, sets } from './policy.ts'
import { BOTS_PAGE_SIZE, BOTS_SEARCH_MAX_LENGTH, SIMILAR_BOTS_MAX } from './rules.ts'
import { BOT_ORDERS, ROLE_TYPES, STYLES } from './vocabulary.ts'

const c = initContract()

/** Filters of the list of characters, shared by the list and its extra covers. */
const listQuery = z.object({
  page: queryInteger(1, 1_000_000, 1).describe('From 1'),
  limit: queryInteger(1, 100, BOTS_PAGE_SIZE).describe('How many to a page'),
  gender: Gender.optional(),
  lang: Lang,
  roleType: z.enum(ROLE_TYPES).optional().describe('Only of this role type'),
  custom: QueryFlag.optional().describe('Only characters that are paid for one by one'),
  style: z.enum(STYLES).optional().describe('Only in this style'),
  sort: z
    .enum(BOT_ORDERS)
    .optional()
    .describe('Ours: `new`, as the catalogue is when it is left out; `popular`, those first with whom most chats were begun'),
  q: z
    .string()
    .trim()
    .max(BOTS_SEARCH_MAX_LENGTH)
    .optional()
    .meta({ description: 'Words of the name, the description or the traits', examples: ['jazz'] }),
})

export const BotPage = z
  .object({
    result: z.array(Bot),
    nextPage: z
      .number()
      .int()
      .nullable()
      .meta({ description: 'Null on the last page', examples: [2] }),
  })
  .meta({ id: 'BotPage', description: 'A page of characters' })
export type BotPage = z.infer<typeof BotPage>

export const bots = c.router({
  list: {
    method: 'GET',
    path: '/bots/',
    summary: 'A page of characters',
    description:
      'Newest first among the new, then in the order of the catalogue. Characters that the caller has blocked are left out: their pages may be shorter than the limit, and nextPage alone says whether more follow.',
    query: listQuery,
    responses: { 200: BotPage },
    metadata: reads('anyone'),
  },
  extraAvatars: {
    method: 'GET',
    path: '/bots/extra-avatars/',
    summary: 'Second covers of a page of characters',
    description: 'For the characters of the same page of the list; those without a second cover are left out.',
    query: listQuery.extend({ access: QueryFlag.optional().describe('Whether the caller is a subscriber') }),
    responses: {
      200: z
        .object({ result: z.array(z.object({ slug: Slug, imageUrl: MediaUrl })) })
        .meta({ id: 'ExtraAvatars', description: 'Second covers', examples: [{ result: [{ slug: 'amara', imageUrl: '/media/amara/extra.webp' }] }] }),
    },
    metadata: reads('anyone'),
  },
  roleTypes: {
    method: 'GET',
    path: '/bots/role_types/',
    summary: 'Role types that have characters',
    description: 'For the chips of explore, without the first one, all.',
    query: z.object({
      gender: Gender.optional(),
      custom: QueryFlag.optional().describe('Only of characters that are paid for one by one'),
      style: z.enum(STYLES).optional().describe('Only in this style'),
      lang: Lang,
    }),
    responses: {
      200: z
        .object({ roleTypes: z.array(z.string()) })
        .meta({ id: 'RoleTypes', description: 'Ids of role types', examples: [{ roleTypes: ['artist', 'doctor'] }] }),
    },
    metadata: reads('anyone'),
  },
  creationOptions: {
    method: 'GET',
    path: '/bots/create-character/',
    summary: 'What a new character can be',
    description: 'Every property with its choices, their words, how many may be chosen, and what excludes what.',
    query: z.object({ lang: Lang }),
    responses: { 200: CreationOptions },
    metadata: reads('anyone'),
  },
  createCharacter: {
    method: 'POST',
    path: '/bots/create-character/',
    summary: 'Create a character',
    description:
      'Answers at once; the pictures follow while its state is creating. 402 when no creation is left; 403 for a name or words against the rules. ' +
      'A creation that fails is given back.',
    body: CharacterDraft,
    responses: { 201: Bot, 402: ApiErrorBody, 403: ApiErrorBody },
    metadata: acts('user'),
  },
  checkCharacter: {
    method: 'POST',
    path: '/bots/create-character/check/',
    summary: 'Whether words may be said of a new character',
    description:
      'Ours; the source has no such call. For a form that refuses a name or own words where they are written, also of somebody who has not signed in ' +
      'yet. 403 names the fields that are against the rules, as creating does; nothing is kept.',
    body: CharacterDraft.pick({ name: true, bio: true }).meta({ examples: [{ name: 'Luna', bio: 'She knows every star by name.' }] }),
    responses: {
      200: z
        .object({ allowed: z.literal(true) })
        .meta({ id: 'CharacterCheck', description: 'The words are within the rules', examples: [{ allowed: true }] }),
      403: ApiErrorBody,
    },
    metadata: sets('public'),
  },
  mine: {
    method: 'GET',
    path: '/bots/me/',
    summary: "The person's own characters",
    description: "Newest first, in every state. Texts are in the language of the person's profile.",
    responses: { 200: z.object({ result: z.array(Bot) }).meta({ id: 'MyBots', description: 'Own characters' }) },
    metadata: reads('user'),
  },
  updateMine: {
    method: 'PATCH',
    path: '/bots/me/:id/',
    summary: 'Rename a character or choose its greeting photo',
    description: 'The name can be changed once; the texts follow it. The greeting photo is one of the pictures of the character.',
    pathParams: z.object({ id: Id }),
    body: z.object({ name: CharacterName.optional(), startPhoto: MediaUrl.optional() }).meta({ examples: [{ name: 'Luna' }] }),
    responses: { 200: Bot, 403: ApiErrorBody, 409: ApiErrorBody },
    metadata: acts('user'),
  },
  blocked: {
    method: 'GET',
    path: '/bots/blocked/',
    summary: 'Characters that the caller has blocked',
    description: 'Last blocked first.',
    query: z.object({ lang: Lang }),
    responses: { 200: z.object({ result: z.array(Bot) }).meta({ id: 'BlockedBots', description: 'Blocked characters' }) },
    metadata: reads('session'),
  },
  block: {
    method: 'PUT',
    path: '/bots/:slug/block/',
    summary: 'Block or unblock a character',
    description: 'A blocked character is left out of lists and of the chats, and cannot be written to. Unblocking brings all of it back.',
    pathParams: z.object({ slug: SlugParam }),
    body: z.object({ blocked: z.boolean() }).meta({ examples: [{ blocked: true }] }),
    responses: {
      200: z.object({ blocked: z.boolean() }).meta({ id: 'BlockState', description: 'Whether it is blocked now', examples: [{ blocked: true }] }),
      404: ApiErrorBody,
    },
    metadata: sets('session'),
  },
  favourites: {
    method: 'GET',
    path: '/bots/favourites/',
    summary: 'Characters that the person keeps as favourites',
    description: 'Ours; the source has no such call. Last kept first; without those that are blocked or cannot be seen any more.',
    query: z.object({ lang: Lang }),
    responses: { 200: z.object({ result: z.array(Bot) }).meta({ id: 'FavouriteBots', description: 'Favourites' }) },
    metadata: reads('user'),
  },
  favourite: {
    method: 'PUT',
    path: '/bots/:slug/favourite/',
    summary: 'Keep a character as a favourite, or no longer',
    description: 'Ours; the source has no such call. Doing it again changes nothing.',
    pathParams: z.object({ slug: SlugParam }),
    body: z.object({ favourite: z.boolean() }).meta({ examples: [{ favourite: true }] }),
    responses: {
      200: z
        .object({ favourite: z.boolean() })
        .meta({ id: 'FavouriteState', description: 'Whether it is a favourite now', examples: [{ favourite: true }] }),
      404: ApiErrorBody,
    },
    metadata: sets('user'),
  },
  similar: {
    method: 'GET',
    path: '/bots/:slug/similar/',
    summary: 'Characters like another one',
    description:
      'Ours; the source has no such call. Of the catalogue and of the same gender, the most alike first: by style, role types, work, relationship and ' +
      'the traits they share. Never the character itself, nor one that the caller has blocked.',
    pathParams: z.object({ slug: SlugParam }),
    query: z.object({ lang: Lang, limit: queryInteger(1, SIMILAR_BOTS_MAX, 4).describe('How many') }),
    responses: { 200: z.object({ result: z.array(Bot) }).meta({ id: 'SimilarBots', description: 'Similar characters' }), 404: ApiErrorBody },
    metadata: reads('anyone'),
  },
  one: {
    method: 'GET',
    path: '/bots/:slug/',
    summary: 'One character',
    description: 'Texts in the language asked for.',
    pathParams: z.object({ slug: SlugParam }),
    query: z.object({ lang: Lang, access: QueryFlag.optional().describe('Whether the caller is a subscriber') }),
    responses: { 200: Bot, 404: ApiErrorBody },
    metadata: reads('anyone'),
  },
})

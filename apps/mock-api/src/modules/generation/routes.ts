import { contract } from '@moonlit/contract'
import { FIELD_MESSAGES } from '@moonlit/contract/rules'
import { initServer } from '@ts-rest/fastify'
import type { FastifyRequest } from 'fastify'
import { ApiError } from '../../http/api-error.ts'
import { memberOf } from '../../http/caller.ts'
import { asksForNothingShown, unmetOf as findUnmet } from '@moonlit/media/photos/unmet'
import type { MediaStore } from '../../media/store.ts'
import type { World } from '../../worlds/world.ts'
import { type BotRow, findBot } from '../bots/repo.ts'
import { accessOfCaller, blockedByCaller } from '../bots/access.ts'
import { mayChat, maySee, stateOf } from '../bots/rules.ts'
import type { MediaAddresses } from '../media/address.ts'
import { findLanguage } from '../users/repo.ts'
import { Prerenderer } from './prerender.ts'
import { deletedOf, looksOfGeneration } from './photos.ts'
import { presentGeneration, presentPhotos, presentStatus, presentStyle } from './present.ts'
import {
  beginGeneration,
  findModel,
  findOwnGeneration,
  findStyle,
  listGenerations,
  listStyles,
  storeDeleted,
  storeUnmet,
  type NewGeneration,
} from './repo.ts'
import { isRefused } from './rules.ts'

/** @throws ApiError 404 for a character the caller cannot see, 402 for one that must be bought */
const loadModel = ({ world, caller }: FastifyRequest, slug: string): BotRow => {
  const bot = findBot(world, slug, 'en')
  const access = accessOfCaller(world, caller)
  if (bot === undefined || !maySee(bot, access) || stateOf(bot, world.clock.now()) !== 'ready') throw new ApiError('not_found')
  if (blockedByCaller(world, caller).has(bot.id)) throw new ApiError('character_blocked')
  if (!mayChat(bot, access)) throw new ApiError('model_access')
  return bot
}

/** @throws ApiError 400 naming each unknown style */
const checkStyles = (world: World, styleIds: readonly string[]): void => {
  const fields = styleIds.flatMap((id, index) =>
    findStyle(world, id) === undefined ? [{ path: `styleIds.${index}`, message: FIELD_MESSAGES.choose }] : [],
  )
  if (fields.length > 0) throw new ApiError('validation_failed', { fields })
}

/**
 * A photo is spent for what was asked for: where nothing of it can be shown, the prompt comes back. What is chosen beside it is shown all the same.
 * @throws ApiError 400 naming the prompt
 */
const checkPrompt = async (
  { prompt, styleIds, parameters }: Pick<NewGeneration, 'prompt' | 'styleIds' | 'parameters'>,
  about: Parameters<typeof asksForNothingShown>[1],
): Promise<void> => {
  const isChosen = styleIds.length > 0 || Object.keys(parameters).length > 0
  if (!isChosen && (await asksForNothingShown(prompt, about)))
    throw new ApiError('validation_failed', { fields: [{ path: 'prompt', message: FIELD_MESSAGES.notShown }] })
}

/** Photos made on request. */
export const generationRoutes = ({ media, store }: { media: MediaAddresses; store: Pick<MediaStore, 'get'> }) => {
  const prerenderer = new Prerenderer(store)
  return initServer().router(contract.generation, {
    styles: async ({ query: { lang }, request: { world } }) => ({
      status: 200,
      body: {
        result: listStyles(world).flatMap((style) => {
          const model = findModel(world, style)
          return model === undefined ? [] : [presentStyle(style, { lang, slug: model.slug, media })]
        }),
      },
    }),

    create: async ({ body: { prompt, count, botSlug, styleIds, parameters = {} }, request }) => {
      const { world } = request
      const bot = loadModel(request, botSlug)
      checkStyles(world, styleIds)
      if (isRefused(prompt, parameters, world.clock.now())) throw new ApiError('inappropriate_content')
      const { id: userId } = memberOf(request)
      const about = { language: findLanguage(world, userId), name: bot.name }
      await checkPrompt({ prompt, styleIds, parameters }, about)
      const begun = beginGeneration(world, userId, { botId: bot.id, prompt, count, styleIds: [...new Set(styleIds)], parameters })
      if (begun === null) throw new ApiError('generation_limit')
      const generation = findOwnGeneration(world, userId, begun.id)
      if (generation !== undefined && !begun.fails) {
        const looks = looksOfGeneration(world, generation)
        storeUnmet(world, begun.id, await findUnmet({ prompt, parameters }, looks, about))
        prerenderer.begin(looks)
      }
      return { status: 202, body: { id: begun.id } }
    },

    status: async ({ params, request }) => {
      const { world } = request
      const generation = findOwnGeneration(world, memberOf(request).id, params.id)
      if (generation === undefined) throw new ApiError('not_found')
      return { status: 200, body: presentStatus(generation, { media, now: world.clock.now() }) }
    },

    removePhoto: async ({ params: { id, photoId }, request }) => {
      const { world } = request
      const generation = findOwnGeneration(world, memberOf(request).id, id)
      if (generation === undefined) throw new ApiError('not_found')
      const number = Number(photoId)
      const deleted = deletedOf(generation)
      if (!presentPhotos(generation, { media, now: world.clock.now() }).some((photo) => photo.id === photoId)) throw new ApiError('not_found')
      storeDeleted(world, generation, [...deleted, number])
      return { status: 200, body: { status: true } }
    },

    list: async ({ query, request }) => {
      const { world } = request
      const { generations, hasMore } = listGenerations(world, memberOf(request).id, query)
      const viewing = { media, now: world.clock.now() }
      return {
        status: 200,
        body: { result: generations.map((generation) => presentGeneration(generation, viewing)), nextPage: hasMore ? query.page + 1 : null },
      }
    },
  })
}

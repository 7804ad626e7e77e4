import { contract } from '@moonlit/contract'
import { ROLE_TYPES } from '@moonlit/contract/vocabulary'
import { initServer } from '@ts-rest/fastify'
import { ApiError } from '../../http/api-error.ts'
import { type Caller, memberOf } from '../../http/caller.ts'
import { cacheResponse } from '../../http/response-cache.ts'
import type { MediaStore } from '../../media/store.ts'
import type { World } from '../../worlds/world.ts'
import type { MediaAddresses } from '../media/address.ts'
import { accessOfCaller, blockedByCaller } from './access.ts'
import { ownBotsRoutes } from './own/routes.ts'
import { listFavourites, setFavourite } from './favourites-repo.ts'
import { presentBot } from './present.ts'
import { type BotRow, findBot, listBlocked, listBots, listSimilar, type PageOfList, roleTypesOf, setBlocked } from './repo.ts'
import { maySee } from './rules.ts'

/**
 * A page of a list for a caller. Pages are ranges of ranks, so blocking moves no character
 * to another page: a page only gets shorter.
 */
const pageFor = (world: World, caller: Caller, page: PageOfList): { bots: BotRow[]; nextPage: number | null } => {
  const { bots, hasMore } = listBots(world, page)
  const blocked = blockedByCaller(world, caller)
  return { bots: bots.filter(({ id }) => !blocked.has(id)), nextPage: hasMore ? page.page + 1 : null }
}

/** A character that a caller may see. */
const findFor = (world: World, caller: Caller, slug: string, lang: string): BotRow => {
  const bot = findBot(world, slug, lang)
  if (bot === undefined || !maySee(bot, accessOfCaller(world, caller))) throw new ApiError('not_found')
  return bot
}

/** Routes of the catalogue, blocks and search. */
export const botsRoutes = ({ media, store }: { media: MediaAddresses; store: Pick<MediaStore, 'get'> }) =>
  initServer().router(contract.bots, {
    ...ownBotsRoutes({ media, store }),

    list: async ({ query, request }) => {
      const { world, caller } = request
      // Who is popular changes with every chat.
      if (query.sort !== 'popular') cacheResponse(request)
      const { bots, nextPage } = pageFor(world, caller, { ...query, custom: query.custom ?? false })
      const access = accessOfCaller(world, caller)
      const now = world.clock.now()
      return { status: 200, body: { result: bots.map((bot) => presentBot(bot, access, { media, now })), nextPage } }
    },

    extraAvatars: async ({ query, request }) => {
      if (query.sort !== 'popular') cacheResponse(request)
      const { bots } = pageFor(request.world, request.caller, { ...query, custom: query.custom ?? false })
      return { status: 200, body: { result: bots.map(({ slug }) => ({ slug, imageUrl: media.of(slug, 'extra') })) } }
    },

    roleTypes: async ({ query: { gender, style, custom }, request }) => {
      cacheResponse(request)
      return { status: 200, body: { roleTypes: roleTypesOf(request.world, { gender, style, custom: custom ?? false }, ROLE_TYPES) } }
    },

    one: async ({ params, query, request }) => {
      const { world, caller } = request
      const bot = findFor(world, caller, params.slug, query.lang)
      // A created character changes with time, so it is not cached.
      if (bot.ownerId === null) cacheResponse(request)
      return { status: 200, body: presentBot(bot, accessOfCaller(world, caller), { media, now: world.clock.now() }) }
    },

    similar: async ({ params, query, request }) => {
      const { world, caller } = request
      const bot = findFor(world, caller, params.slug, query.lang)
      if (bot.ownerId === null) cacheResponse(request)
      const access = accessOfCaller(world, caller)
      const now = world.clock.now()
      const similar = listSimilar(world, bot, { without: blockedByCaller(world, caller), limit: query.limit })
      return {
        status: 200,
        body: { result: similar.map((one) => presentBot(one, access, { media, now })) },
      }
    },

    blocked: async ({ query, request }) => {
      const { world, caller } = request
      const access = accessOfCaller(world, caller)
      const now = world.clock.now()
      const bots = listBlocked(world, memberOf(request).id, query.lang)
      return { status: 200, body: { result: bots.map((bot) => presentBot(bot, access, { media, now })) } }
    },

    favourites: async ({ query, request }) => {
      const { world, caller } = request
      const [access, blocked, now] = [accessOfCaller(world, caller), blockedByCaller(world, caller), world.clock.now()]
      const bots = listFavourites(world, memberOf(request).id, query.lang).filter((bot) => maySee(bot, access) && !blocked.has(bot.id))
      return { status: 200, body: { result: bots.map((bot) => presentBot(bot, access, { media, now })) } }
    },

    favourite: async ({ params, body: { favourite }, request }) => {
      const { world, caller } = request
      setFavourite(world, memberOf(request).id, findFor(world, caller, params.slug, 'en').id, favourite)
      return { status: 200, body: { favourite } }
    },

    block: async ({ params, body: { blocked }, request }) => {
      const { world, caller } = request
      setBlocked(world, memberOf(request).id, findFor(world, caller, params.slug, 'en').id, blocked)
      return { status: 200, body: { blocked } }
    },
  })

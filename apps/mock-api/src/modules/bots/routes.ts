import { contract } from '@moonlit/contract'
import { ROLE_TYPES } from '@moonlit/contract/vocabulary'
import { initServer } from '@ts-rest/fastify'
import { ApiError } from '../../http/api-error.ts'
import type { Caller } from '../../http/caller.ts'
import { keepAnswer } from '../../http/kept-answers.ts'
import { notBuilt } from '../../http/not-built.ts'
import type { World } from '../../worlds/world.ts'
import type { MediaAddresses } from '../media/address.ts'
import { presentBot } from './present.ts'
import { accessOf, findBot, listBots, roleTypesOf } from './repo.ts'
import { type Access, NO_ACCESS, maySee } from './rules.ts'

/** What a caller has paid for. */
export const accessOfCaller = (world: World, caller: Caller): Access =>
  caller.kind === 'user' ? { userId: caller.id, ...accessOf(world, caller.id) } : NO_ACCESS

/** The catalogue. */
export const botsRoutes = ({ media }: { media: MediaAddresses }) =>
  initServer().router(contract.bots, {
    list: async ({ query, request }) => {
      const { world, caller } = request
      keepAnswer(request)
      const { bots, hasMore } = listBots(world, { ...query, custom: query.custom ?? false })
      const access = accessOfCaller(world, caller)
      const now = world.clock.now()
      return { status: 200, body: { result: bots.map((bot) => presentBot(bot, access, { media, now })), nextPage: hasMore ? query.page + 1 : null } }
    },

    extraAvatars: async ({ query, request }) => {
      keepAnswer(request)
      const { bots } = listBots(request.world, { ...query, custom: query.custom ?? false })
      return { status: 200, body: { result: bots.map(({ slug }) => ({ slug, imageUrl: media.of(slug, 'extra') })) } }
    },

    roleTypes: async ({ query: { gender, style, custom }, request }) => {
      keepAnswer(request)
      return { status: 200, body: { roleTypes: roleTypesOf(request.world, { gender, style, custom: custom ?? false }, ROLE_TYPES) } }
    },

    one: async ({ params, query, request }) => {
      const { world, caller } = request
      const bot = findBot(world, params.slug, query.lang)
      const access = accessOfCaller(world, caller)
      if (bot === undefined || !maySee(bot, access)) throw new ApiError('not_found')
      // A character of one's own changes with time, from creating to ready.
      if (bot.ownerId === null) keepAnswer(request)
      return { status: 200, body: presentBot(bot, access, { media, now: world.clock.now() }) }
    },

    creationOptions: notBuilt,
    createCharacter: notBuilt,
    mine: notBuilt,
    updateMine: notBuilt,
  })

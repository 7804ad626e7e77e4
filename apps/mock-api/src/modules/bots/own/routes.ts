import { contract } from '@moonlit/contract'
import { initServer } from '@ts-rest/fastify'
import type { FastifyRequest } from 'fastify'
import { ApiError } from '../../../http/api-error.ts'
import { memberOf } from '../../../http/caller.ts'
import { shotLook } from '@moonlit/media/shots'
import type { MediaStore } from '../../../media/store.ts'
import type { MediaAddresses } from '../../media/address.ts'
import { personOfBot } from '../../media/person.ts'
import { accessOfCaller } from '../access.ts'
import { changeOwn, createCharacter, refuseInappropriate } from './creation.ts'
import { CREATION_OPTIONS } from './options.ts'
import { presentBot } from '../present.ts'
import { type BotRow, findBot, languageOf, listOwnBots } from '../repo.ts'

const { creationOptions, createCharacter: create, checkCharacter, mine, updateMine } = contract.bots

/** The wizard and the characters that people make. */
export const ownBotsRoutes = ({ media, store }: { media: MediaAddresses; store: Pick<MediaStore, 'get'> }) => {
  const present = ({ world, caller }: FastifyRequest, bot: BotRow) =>
    presentBot(bot, accessOfCaller(world, caller), { media, now: world.clock.now() })
  const load = (request: FastifyRequest, slug: string): BotRow => {
    const bot = findBot(request.world, slug, languageOf(request.world, memberOf(request).id))
    if (bot === undefined) throw new ApiError('not_found')
    return bot
  }

  /** Renders the cover ahead. A failure is ignored: it is rendered again on request. */
  const drawCover = (bot: BotRow, { log }: FastifyRequest): void => {
    const look = shotLook(personOfBot(bot), 'cover')
    for (const variant of ['full', 'small'] as const)
      void store.get(look, variant).catch((error: unknown) => log.info({ err: error, slug: bot.slug }, 'the cover of a new character was not drawn'))
  }

  return initServer().router(
    { creationOptions, createCharacter: create, checkCharacter, mine, updateMine },
    {
      creationOptions: async () => ({ status: 200, body: { ...CREATION_OPTIONS, portraitUrl: media.ofPortrait() } }),

      createCharacter: async ({ body, request }) => {
        const bot = load(request, createCharacter(request.world, memberOf(request).id, body))
        drawCover(bot, request)
        return { status: 201, body: present(request, bot) }
      },

      checkCharacter: async ({ body: { name, bio = '' }, request }) => {
        refuseInappropriate(request.world, name, bio)
        return { status: 200, body: { allowed: true as const } }
      },

      mine: async ({ request }) => {
        const { world } = request
        const { id } = memberOf(request)
        return { status: 200, body: { result: listOwnBots(world, id, languageOf(world, id)).map((bot) => present(request, bot)) } }
      },

      updateMine: async ({ params, body, request }) => {
        const slug = changeOwn(request.world, { ownerId: memberOf(request).id, id: params.id, media }, body)
        return { status: 200, body: present(request, load(request, slug)) }
      },
    },
  )
}

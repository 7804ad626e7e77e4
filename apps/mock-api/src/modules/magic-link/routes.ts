import { contract } from '@moonlit/contract'
import { initServer } from '@ts-rest/fastify'
import { ApiError } from '../../http/api-error.ts'
import { memberOf } from '../../http/caller.ts'
import type { Mailer } from '../mail/mailer.ts'
import { createMagicLink, spendMagicLink } from './repo.ts'
import { MAGIC_LINK_LIFETIME } from './rules.ts'

/** Routes of magic links, which move a guest session to another device. */
export const magicLinkRoutes = ({ mailer }: { mailer: Mailer }) =>
  initServer().router(contract.magicLink, {
    create: async ({ request }) => {
      const { world } = request
      const guest = memberOf(request)
      // A member signs in on the other device instead.
      if (guest.kind !== 'guest') throw new ApiError('forbidden')
      const expiresAt = world.clock.now() + MAGIC_LINK_LIFETIME
      const token = createMagicLink(world, guest.id, expiresAt)
      return {
        status: 201,
        body: { token, link: `${mailer.address('magic-link-apply')}?token=${token}`, expiresAt: new Date(expiresAt).toISOString() },
      }
    },

    apply: async ({ body, request: { world } }) => {
      const session = spendMagicLink(world, body.token)
      if (session === null) throw new ApiError('link_gone')
      return { status: 200, body: { UserSessionID: session } }
    },
  })

import { contract } from '@moonlit/contract'
import { initServer } from '@ts-rest/fastify'
import type { FastifyRequest } from 'fastify'
import { ApiError } from '../../http/api-error.ts'
import { memberOf } from '../../http/caller.ts'
import { isPassword } from '../auth/passwords.ts'
import { countDeletion } from '../auth/repo.ts'
import { allGenerations } from '../generation/repo.ts'
import type { VoiceStore } from '../../media/voice-store.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { MediaAddresses } from '../media/address.ts'
import { userDataOf } from './user-data.ts'
import { presentExport } from './export.ts'
import { presentUser } from './present.ts'
import { changeProfile } from './profile.ts'
import { changeLanguage, changeUser, customAccess, findCountry, findUser, type UserWithPlan } from './repo.ts'
import { deleteLeftovers, removeAccount } from './removal.ts'
import { currencyOf, regionOf } from './rules.ts'

const load = (request: FastifyRequest): UserWithPlan => {
  const user = findUser(request.world, memberOf(request).id)
  if (user === null) throw new ApiError('token_expired')
  return user
}

/** The signed-in person. */
export const usersRoutes = ({ mailer, media, voice }: { mailer: Mailer; media: MediaAddresses; voice: VoiceStore }) =>
  initServer().router(contract.users, {
    me: async ({ request }) => ({ status: 200, body: presentUser(load(request)) }),

    updateMe: async ({ body, request }) => {
      await changeProfile(request.world, { mailer, voice }, load(request), body)
      return { status: 200, body: presentUser(load(request)) }
    },

    deleteMe: async ({ body, request }) => {
      const { world } = request
      const user = load(request)
      if (user.passwordHash !== null && !(await isPassword(world, user, body.password ?? ''))) throw new ApiError('wrong_password')
      const leftovers = world.atomically(() => {
        // The password may have been changed or reset while this one was checked.
        if (load(request).passwordHash !== user.passwordHash) throw new ApiError('wrong_password')
        countDeletion(world, user.id)
        return removeAccount(world, user.id)
      })
      await deleteLeftovers(world, voice, leftovers)
      return { status: 200, body: { status: true } }
    },

    language: async ({ request }) => ({ status: 200, body: { language: presentUser(load(request)).language } }),

    setLanguage: async ({ body, request }) => {
      await voice.forget(changeLanguage(request.world, load(request).id, body.language))
      return { status: 200, body }
    },

    access: async ({ request }) => {
      const user = load(request)
      return { status: 200, body: { notCustom: user.subscription !== null, custom: customAccess(request.world, user.id) } }
    },

    phoneNumber: async ({ request }) => ({ status: 200, body: { phoneNumber: load(request).phoneNumber } }),

    setPhoneNumber: async ({ body, request }) => {
      await changeUser(request.world, memberOf(request).id, body)
      return { status: 200, body: { phoneNumber: load(request).phoneNumber } }
    },

    currency: async ({ request: { world, caller, headers } }) => {
      const country = caller.kind === 'user' ? findCountry(world, caller.id) : regionOf(headers['accept-language'])
      return { status: 200, body: { currency: currencyOf(country) } }
    },

    export: async ({ request, reply }) => {
      const user = load(request)
      void reply.header('content-disposition', 'attachment; filename="moonlit.json"').header('cache-control', 'no-store')
      const { world } = request
      const userData = { ...userDataOf(world, user), generations: allGenerations(world, user.id) }
      return { status: 200, body: presentExport(user, userData, { media, now: world.clock.now() }) }
    },
  })

import { contract } from '@moonlit/contract'
import { initServer } from '@ts-rest/fastify'
import { ApiError } from '../../http/api-error.ts'
import { memberOf } from '../../http/caller.ts'
import { notBuilt } from '../../http/not-built.ts'
import { presentUser } from './present.ts'
import { customAccess, findUser, type UserWithPlan } from './repo.ts'
import type { FastifyRequest } from 'fastify'

const load = async (request: FastifyRequest): Promise<UserWithPlan> => {
  const user = await findUser(request.world, memberOf(request).id)
  if (user === null) throw new ApiError('token_expired')
  return user
}

/** The signed-in person. */
export const usersRoutes = initServer().router(contract.users, {
  me: async ({ request }) => ({ status: 200, body: presentUser(await load(request)) }),

  language: async ({ request }) => ({ status: 200, body: { language: presentUser(await load(request)).language } }),

  access: async ({ request }) => {
    const user = await load(request)
    return { status: 200, body: { notCustom: user.subscription !== null, custom: await customAccess(request.world, user.id) } }
  },

  updateMe: notBuilt,
  deleteMe: notBuilt,
  setLanguage: notBuilt,
  phoneNumber: notBuilt,
  setPhoneNumber: notBuilt,
  currency: notBuilt,
  export: notBuilt,
})

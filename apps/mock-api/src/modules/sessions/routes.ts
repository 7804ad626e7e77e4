import { contract } from '@moonlit/contract'
import { initServer } from '@ts-rest/fastify'
import type { FastifyRequest } from 'fastify'
import { ApiError } from '../../http/api-error.ts'
import { presentSession } from './present.ts'
import { endOtherSessions, endSession, openSessions } from './repo.ts'

const load = ({ caller }: FastifyRequest): { id: string; session: string } => {
  if (caller.kind !== 'user') throw new ApiError('unauthorized')
  return caller
}

/** Where an account is signed in, and the ends of it. */
export const sessionsRoutes = initServer().router(contract.sessions, {
  list: async ({ request }) => {
    const { world } = request
    const { id, session } = load(request)
    const found = openSessions(world, id).map((row) => presentSession(world, row, session))
    return { status: 200, body: { result: found.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent)) } }
  },

  end: async ({ params, request }) => {
    if (!endSession(request.world, load(request).id, params.id)) throw new ApiError('not_found')
    return { status: 200, body: { status: true } }
  },

  endOthers: async ({ request }) => {
    const { id, session } = load(request)
    endOtherSessions(request.world, id, session)
    return { status: 200, body: { status: true } }
  },
})

import { contract } from '@moonlit/contract'
import { initServer } from '@ts-rest/fastify'
import { ApiError } from '../../http/api-error.ts'
import { memberOf } from '../../http/caller.ts'
import { findToken } from '../mail/repo.ts'
import { findReportedCharacter, findReportedMessage, saveContactMessage, saveReport, setNewsletter } from './repo.ts'

/** Routes for liveness, contact messages, reports and the newsletter. */
export const coreRoutes = initServer().router(contract.core, {
  alive: async () => ({ status: 200, body: { status: true } }),

  contact: async ({ body: { topic, email, name = '', message, url = null }, request: { world, caller } }) => {
    const userId = caller.kind === 'user' ? caller.id : null
    return { status: 201, body: { id: saveContactMessage(world, { topic, email, name, message, url, userId }) } }
  },

  report: async ({ body: { kind, id, reason, text = '', block = false }, request }) => {
    const { world } = request
    const member = memberOf(request)
    const reported = kind === 'message' ? findReportedMessage(world, member, id) : findReportedCharacter(world, member, id)
    if (reported === undefined) throw new ApiError('not_found')
    return { status: 201, body: { id: saveReport(world, { ...reported, callerId: member.id, kind, reason, text, isBlocked: block }) } }
  },

  mailUnsubscribe: async ({ params, body, request: { world } }) => {
    const token = findToken(world, 'unsubscribe', params.token)
    if (token === undefined) throw new ApiError('link_not_valid')
    setNewsletter(world, token.userId, body.subscribed)
    return { status: 200, body: { status: true, subscribed: body.subscribed } }
  },
})

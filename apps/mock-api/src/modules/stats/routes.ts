import { contract } from '@moonlit/contract'
import { FIELD_MESSAGES } from '@moonlit/contract/rules'
import { initServer } from '@ts-rest/fastify'
import type { FastifyRequest } from 'fastify'
import { ApiError } from '../../http/api-error.ts'
import { callerKey } from '../../http/caller.ts'
import { rememberVisitor } from '../../http/visitor.ts'
import type { Services } from '../modules.ts'
import { settleAllDue } from '../payments/settle.ts'
import { presentBotStats, presentSource } from './present.ts'
import { botDays, findBotTotals, findTouchedBot, sourceDays, touch } from './repo.ts'
import { isRange, maySeeTotals } from './rules.ts'

const userIdOf = ({ caller }: FastifyRequest): string | null => (caller.kind === 'user' ? caller.id : null)

/** Whose touch it is: the person's, else the browser's. */
const toucherOf = (request: FastifyRequest, reply: Parameters<typeof rememberVisitor>[1], webUrl: string): string =>
  request.caller.kind === 'nobody' ? rememberVisitor(request, reply, webUrl) : callerKey(request)

/** @throws ApiError when the first day of a range is after its last. */
const checkRange = ({ from, to }: { from?: string | undefined; to?: string | undefined }): void => {
  if (!isRange(from, to)) throw new ApiError('validation_failed', { fields: [{ path: 'from', message: FIELD_MESSAGES.dayOrder }] })
}

/** Routes of touches and statistics. */
export const statsRoutes = ({ mailer, webUrl }: Pick<Services, 'mailer' | 'webUrl'>) =>
  initServer().router(contract.stats, {
    firstTouch: async ({ params: { promoType }, body, request, reply }) => {
      touch(request.world, toucherOf(request, reply, webUrl), { promoType, botSlug: null }, body.query)
      return { status: 200, body: { status: true } }
    },

    firstTouchOfBot: async ({ params: { promoType, slug }, body, request, reply }) => {
      const bot = findTouchedBot(request.world, slug, userIdOf(request))
      if (bot === undefined) throw new ApiError('not_found')
      // Created characters are private, in statistics too.
      touch(request.world, toucherOf(request, reply, webUrl), { promoType, botSlug: bot.ownerId === null ? slug : null }, body.query)
      return { status: 200, body: { status: true } }
    },

    bot: async ({ params, query, request }) => {
      checkRange(query)
      settleAllDue(request.world, mailer)
      const totals = findBotTotals(request.world, params.id, query)
      if (totals === undefined || !maySeeTotals(request.caller, totals)) throw new ApiError('not_found')
      const isOfDays = query.from !== undefined || query.to !== undefined
      return { status: 200, body: presentBotStats(totals, isOfDays ? botDays(request.world, totals.botId, query) : undefined) }
    },

    source: async ({ params, query, request }) => {
      checkRange(query)
      settleAllDue(request.world, mailer)
      return { status: 200, body: presentSource(sourceDays(request.world, params.promoType, query)) }
    },
  })

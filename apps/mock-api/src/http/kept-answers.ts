import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hasOwnCatalogue } from '../modules/bots/repo.ts'
import type { KeptAnswer } from '../worlds/kept-answers.ts'
import type { World } from '../worlds/world.ts'
import type { Caller } from './caller.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by `keepAnswer`. */
    isAnswerKept: boolean
  }
}

/** The type of every kept answer. */
export const KEPT_TYPE = 'application/json; charset=utf-8'

/** Whose catalogue a request sees: everyone's, or the caller's own when they bought, made or blocked a character. */
const viewOf = (world: World, caller: Caller): string => {
  if (caller.kind === 'nobody') return ''
  const { id } = caller
  return world.kept.viewOf(id, () => hasOwnCatalogue(world, id))
}

/** The answer that is kept for a caller at an address. */
export const keptFor = ({ world, caller, url }: Pick<FastifyRequest, 'world' | 'caller' | 'url'>): KeptAnswer | undefined =>
  world.kept.get(viewOf(world, caller), url)

/**
 * Says of a call's answer that it follows from the address, from what the caller bought, made or blocked, and from the
 * catalogue, and from nothing else: neither the time nor the rest of the data. It is then sent again as it is.
 */
export const keepAnswer = (request: FastifyRequest): void => {
  request.isAnswerKept = true
}

/** Sends kept answers ahead of the handlers, and keeps those that handlers gave for it. They were checked when they were made. */
export const useKeptAnswers = (app: FastifyInstance): void => {
  app.decorateRequest('isAnswerKept', false)
  app.addHook('onRequest', (request, reply, done) => {
    const kept = request.method === 'GET' ? keptFor(request) : undefined
    if (kept === undefined) done()
    else void reply.type(KEPT_TYPE).send(kept.bytes)
  })
  app.addHook('onSend', ({ isAnswerKept, call, params, world, caller, url }, reply, payload, done) => {
    if (isAnswerKept && call !== null && reply.statusCode === 200 && typeof payload === 'string')
      world.kept.set(viewOf(world, caller), url, { call, params, bytes: Buffer.from(payload) })
    done(null, payload)
  })
}

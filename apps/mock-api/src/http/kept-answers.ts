import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hasOwnCatalogue } from '../modules/bots/repo.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by `keepAnswer`. */
    isAnswerKept: boolean
  }
}

/**
 * Whose catalogue a request sees: everyone's, or the caller's own when they bought, made or blocked a character.
 * @returns the name of that view
 */
const viewOf = ({ world, caller }: FastifyRequest): string => {
  if (caller.kind === 'nobody') return ''
  const key = `view ${caller.id}`
  const known = world.kept.get(key)
  if (known !== undefined) return known.toString()
  const view = hasOwnCatalogue(world, caller.id) ? caller.id : ''
  world.kept.set(key, Buffer.from(view))
  return view
}

const keyOf = (request: FastifyRequest): string => `${viewOf(request)} ${request.url}`

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
    const bytes = request.method === 'GET' ? request.world.kept.get(keyOf(request)) : undefined
    if (bytes === undefined) done()
    else void reply.type('application/json; charset=utf-8').send(bytes)
  })
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.isAnswerKept && reply.statusCode === 200 && typeof payload === 'string') request.world.kept.set(keyOf(request), Buffer.from(payload))
    done(null, payload)
  })
}

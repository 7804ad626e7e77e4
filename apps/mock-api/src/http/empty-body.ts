import type { FastifyInstance } from 'fastify'

/**
 * Takes a request without a body for one with an empty one, also when it is announced as JSON: calls whose fields are all
 * optional need none, and of the others each field that is missing is told.
 */
export const useEmptyBodies = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else void parse(request, body.toString(), done)
  })
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.body === undefined && request.method !== 'GET' && request.method !== 'HEAD') request.body = {}
    done()
  })
}

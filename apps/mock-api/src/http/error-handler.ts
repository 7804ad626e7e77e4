import { StandardSchemaError, TsRestResponseValidationError } from '@ts-rest/core'
import { RequestValidationError } from '@ts-rest/fastify'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ZodError } from 'zod'
import { BrokenWorld } from '../worlds/broken-world.ts'
import { ApiError, errorBody } from './api-error.ts'

interface Issue {
  readonly path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined
  readonly message: string
}

const pathOf = (issue: Issue): string => (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.')

/** The first issue of each field. */
const byField = (issues: readonly Issue[]): { path: string; message: string }[] => {
  const fields = new Map<string, string>()
  for (const issue of issues) if (!fields.has(pathOf(issue))) fields.set(pathOf(issue), issue.message)
  return [...fields].map(([path, message]) => ({ path, message }))
}

/** The invalid fields of a request, with dotted paths. */
const fieldErrors = ({ pathParams, query, headers, body }: RequestValidationError): { path: string; message: string }[] =>
  byField([pathParams, query, headers, body].flatMap((part): readonly Issue[] => part?.issues ?? []))

const send = (reply: FastifyReply, error: ApiError): FastifyReply => {
  if (error.retryAfter !== undefined) void reply.header('retry-after', String(Math.max(1, Math.ceil(error.retryAfter))))
  return reply.status(error.status).send({ ...errorBody(error.code), ...(error.fields === undefined ? {} : { errors: error.fields }) })
}

/** Fastify's own errors as our codes. */
const fromFastify = ({ statusCode }: FastifyError): ApiError | null => {
  if (statusCode === 413) return new ApiError('too_large')
  if (statusCode === 415) return new ApiError('unsupported_media')
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new ApiError('malformed_body')
  return null
}

/** A body of the wrong type or size is a 400, unless the call documents 413 or 415. */
const documented = (error: ApiError, { call }: FastifyRequest): ApiError =>
  (error.status === 413 || error.status === 415) && call !== null && !(error.status in call.responses) ? new ApiError('malformed_body') : error

/** Writes every error in the error shape (AP-04); stacks are only logged. */
export const handleError = (error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  if (error instanceof ApiError) return send(reply, documented(error, request))
  if (error instanceof RequestValidationError) return send(reply, new ApiError('validation_failed', { fields: fieldErrors(error) }))
  const broken = error instanceof TsRestResponseValidationError ? error.cause : error
  if (broken instanceof ZodError || broken instanceof StandardSchemaError) {
    const errors = byField(broken.issues)
    // The error contains the call's whole contract, so only the fields are logged.
    request.log.error({ method: request.method, route: request.routeOptions.url, errors }, 'an answer breaks the contract')
    return reply.status(500).send({ ...errorBody('answer_breaks_contract'), errors })
  }
  const known = 'statusCode' in error ? fromFastify(error) : null
  if (known !== null) return send(reply, documented(known, request))
  const { name, opened } = request.worldUse
  const place = { world: name, file: error instanceof BrokenWorld ? error.path : opened?.file }
  request.log.error({ method: request.method, route: request.routeOptions.url, ...place, err: error }, error.message)
  return send(reply, new ApiError('internal'))
}

/** Sets the error handler on a Fastify instance. */
export const useErrorHandler = (app: FastifyInstance): void => {
  app.setErrorHandler(handleError)
}

import multipart from '@fastify/multipart'
import { contract } from '@moonlit/contract'
import { FIELD_MESSAGES, UPLOAD_MAX_BYTES } from '@moonlit/contract/rules'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from '../../http/api-error.ts'

const LIMITS = { fileSize: UPLOAD_MAX_BYTES, files: 1, fields: 30, parts: 31, fieldSize: 16 * 1024, fieldNameSize: 100, headerPairs: 50 } as const

const resources: Readonly<Record<string, Readonly<Record<string, { method: string; path: string; contentType?: string }>>>> = contract

/** The calls whose body is a form. */
const FORM_CALLS = new Set(
  Object.values(resources)
    .flatMap((calls) => Object.values(calls))
    .filter(({ contentType }) => contentType === 'multipart/form-data')
    .map(({ method, path }) => `${method} ${path}`),
)

/** Too many fields or files are a 413 of the parser's too. */
const isFileTooLarge = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE'

/** Fields as text, files as files. A field that comes twice is a list, which no schema takes. */
const readForm = async (request: FastifyRequest): Promise<Record<string, unknown>> => {
  const values = new Map<string, unknown[]>()
  for await (const part of request.parts()) {
    if (part.type === 'field' && part.valueTruncated)
      throw new ApiError('validation_failed', { fields: [{ path: part.fieldname, message: FIELD_MESSAGES.tooLong }] })
    const value = part.type === 'file' ? new File([new Uint8Array(await part.toBuffer())], part.filename, { type: part.mimetype }) : part.value
    values.set(part.fieldname, [...(values.get(part.fieldname) ?? []), value])
  }
  return Object.fromEntries([...values].map(([name, all]) => [name, all.length === 1 ? all[0] : all]))
}

/** Reads form bodies, of the calls that take one; any other call answers 415 to a form. */
export const useFormBodies = async (app: FastifyInstance): Promise<void> => {
  await app.register(multipart, { limits: LIMITS })
  app.addHook('preValidation', async (request) => {
    if (!request.isMultipart()) return
    if (!FORM_CALLS.has(`${request.method} ${request.routeOptions.url ?? ''}`)) throw new ApiError('unsupported_media')
    try {
      request.body = await readForm(request)
    } catch (error) {
      if (error instanceof ApiError) throw error
      // Parser errors are the client's.
      throw new ApiError(isFileTooLarge(error) ? 'too_large' : 'malformed_body')
    }
  })
}

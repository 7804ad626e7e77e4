import { send } from '@fastify/send'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from './api-error.ts'

const STATUS_NO_SUCH_PART = 416

/**
 * Sends a file of a folder: whole, a requested range, or 304.
 * @param file its path inside the folder
 * @param headers headers of the answer, except for a 404
 * @throws ApiError 404 when there is none, or it lies outside
 */
export const sendFile = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { folder, file, headers: own }: { folder: string; file: string; headers: Readonly<Record<string, string>> },
): Promise<FastifyReply> => {
  const address = file.split('/').map(encodeURIComponent).join('/')
  const { type, statusCode, headers, stream } = await send(request.raw, address, { root: folder, index: false, cacheControl: false })
  if (type === 'file')
    return reply
      .status(statusCode)
      .headers({ ...headers, ...own })
      .send(stream)
  stream.destroy()
  if (statusCode !== STATUS_NO_SUCH_PART) throw new ApiError('not_found')
  const { 'Content-Range': range = '' } = headers
  return reply.status(STATUS_NO_SUCH_PART).header('content-range', range).send()
}

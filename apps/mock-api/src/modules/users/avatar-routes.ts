import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { ApiError } from '../../http/api-error.ts'
import { readAvatar } from './avatars.ts'

const Params = z.object({ file: z.string() })

/** An address is never given to other bytes, so it may be kept for good. */
const FOR_GOOD = 'public, max-age=31536000, immutable'

/** Pictures that people uploaded of themselves. */
export const avatarRoutes = async (app: FastifyInstance): Promise<void> => {
  app.get('/media/avatars/:file', async (request, reply) => {
    const bytes = await readAvatar(request.world, Params.parse(request.params).file)
    if (bytes === null) throw new ApiError('not_found')
    return reply.header('cache-control', FOR_GOOD).header('x-content-type-options', 'nosniff').type('image/webp').send(bytes)
  })
}

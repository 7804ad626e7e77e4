import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { ApiError } from '../../http/api-error.ts'
import { readAvatar } from './avatars.ts'

const Params = z.object({ file: z.string() })

/** A URL never changes its bytes, so it may be cached for good. */
const FOR_GOOD = 'public, max-age=31536000, immutable'

/** Routes of avatars. */
export const avatarRoutes = async (app: FastifyInstance): Promise<void> => {
  app.get('/media/avatars/:file', async (request, reply) => {
    const bytes = await readAvatar(request.world, Params.parse(request.params).file)
    if (bytes === null) throw new ApiError('not_found')
    return reply.header('cache-control', FOR_GOOD).header('x-content-type-options', 'nosniff').type('image/webp').send(bytes)
  })
}

import { createHash } from 'node:crypto'
import { PortraitQuery } from '@moonlit/contract/creation'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { ApiError } from '../../../http/api-error.ts'
import { renderKey } from '@moonlit/media/pool'
import type { MediaStore } from '../../../media/store.ts'
import type { MediaAddresses } from '../../media/address.ts'
import { sendPicture } from '../../media/send-picture.ts'
import { portraitOf } from './appearance.ts'

const Params = z.object({ mark: z.string(), file: z.string() })
const VARIANTS = { 'portrait.webp': 'full', 'sketch_portrait.webp': 'sketch', 'tile_portrait.webp': 'tile' } as const
const File = z.enum(['portrait.webp', 'sketch_portrait.webp', 'tile_portrait.webp'])

/**
 * The portrait of a draft, as the wizard shows it while one chooses. Portraits of the model's face are kept, as everybody sees the same; one of a
 * draft is seen by one person, whose browser keeps it.
 */
export const portraitRoutes =
  ({ media, store }: { media: MediaAddresses; store: Pick<MediaStore, 'get' | 'draw'> }) =>
  async (app: FastifyInstance): Promise<void> => {
    app.get('/media/portraits/:mark/:file', async (request, reply) => {
      const { mark, file } = Params.parse(request.params)
      const known = File.safeParse(file)
      if (!known.success || !media.isPortrait(mark)) throw new ApiError('not_found')
      const asked = PortraitQuery.safeParse(request.query)
      if (!asked.success) {
        const fields = asked.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
        throw new ApiError('validation_failed', { fields })
      }
      const look = portraitOf(asked.data)
      const variant = VARIANTS[known.data]
      if (asked.data.face === undefined) return sendPicture(request, reply, await store.get(look, variant))
      const gone = new AbortController()
      reply.raw.once('close', () => gone.abort())
      const etag = `"${createHash('sha256')
        .update(`${mark}|${renderKey(look, variant)}`)
        .digest('hex')
        .slice(0, 40)}"`
      const bytes = await store.draw(look, variant, gone.signal).catch((error: unknown) => {
        if (gone.signal.aborted) return null
        throw error
      })
      // Whoever asked has chosen something else meanwhile.
      if (bytes === null) return reply.hijack()
      return sendPicture(request, reply, { bytes, etag }, 'private')
    })
  }

import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { ApiError } from '../../http/api-error.ts'
import type { MediaStore } from '../../media/store.ts'
import type { MediaAddresses } from '../media/address.ts'
import { sendPicture } from '../media/send-picture.ts'
import { deletedOf, looksOfGeneration, lookOfStyle } from './photos.ts'
import { findGeneration, findModel, findStyle } from './repo.ts'
import { stageAt } from './rules.ts'

const PhotoParams = z.object({ id: z.string(), mark: z.string(), file: z.string() })
const PreviewParams = z.object({ mark: z.string(), file: z.string() })
const FILE = /^(?<small>small_)?(?<name>[a-z0-9-]+)\.webp$/u

/** Parses a file name; null when it is invalid. */
const readFileName = (file: string): { name: string; variant: 'full' | 'small' } | null => {
  const parts = FILE.exec(file)?.groups
  return parts === undefined ? null : { name: parts.name ?? '', variant: parts.small === undefined ? 'full' : 'small' }
}

/** Routes of generated photos and style previews. */
export const photoRoutes =
  ({ media, store }: { media: MediaAddresses; store: MediaStore }) =>
  async (app: FastifyInstance): Promise<void> => {
    app.get('/media/generations/:id/:mark/:file', async (request, reply) => {
      const { world } = request
      const { id, mark, file } = PhotoParams.parse(request.params)
      const asked = readFileName(file)
      const generation = findGeneration(world, id)
      if (asked === null || generation === undefined) throw new ApiError('not_found')
      const number = Number(asked.name)
      const isOurs = media.isPhoto({ generationId: id, createdAt: generation.createdAt, number }, mark)
      const isThere = number <= stageAt(generation, world.clock.now()).ready && !deletedOf(generation).includes(number)
      if (!isOurs || !isThere) throw new ApiError('not_found')
      const look = looksOfGeneration(world, generation)[number - 1]
      if (look === undefined) throw new ApiError('not_found')
      return sendPicture(request, reply, await store.get(look, asked.variant), 'private')
    })

    app.get('/media/styles/:mark/:file', async (request, reply) => {
      const { world } = request
      const { mark, file } = PreviewParams.parse(request.params)
      const asked = readFileName(file)
      const style = asked === null ? undefined : findStyle(world, asked.name)
      const model = style === undefined ? undefined : findModel(world, style)
      if (asked === null || style === undefined || model === undefined) throw new ApiError('not_found')
      if (!media.isPreview({ styleId: style.id, lookJson: style.lookJson, slug: model.slug }, mark)) throw new ApiError('not_found')
      return sendPicture(request, reply, await store.get(lookOfStyle(style, model), asked.variant))
    })
  }

import { LOCALES } from '@moonlit/contract/vocabulary'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { ApiError } from '../../http/api-error.ts'
import { sendFile } from '../../http/send-file.ts'
import type { Line, VoiceStore } from '../../media/voice-store.ts'
import { findBot, findBotById } from '../bots/repo.ts'
import { findSpokenMessage } from '../chats/voice-repo.ts'
import { speakLine } from './speak-line.ts'
import { lineOf, sampleOf } from './speaker.ts'
import type { VoiceAddresses } from './voice-address.ts'

const MessageParams = z.object({ id: z.string(), file: z.string() })
const SampleParams = z.object({ slug: z.string(), mark: z.string(), file: z.string() })
const Spoken = z.enum(LOCALES)
const WAV = '.wav'

/** A URL changes with its sound, so it may be cached for good; messages by the person's browser only. */
const CACHE_CONTROL = { message: 'private, max-age=31536000, immutable', sample: 'public, max-age=31536000, immutable' } as const

/** Routes of voices and samples. Missing files are generated on request. */
export const voiceRoutes =
  ({ addresses, voice }: { addresses: VoiceAddresses; voice: VoiceStore }) =>
  async (app: FastifyInstance): Promise<void> => {
    const give = async (
      request: FastifyRequest,
      reply: FastifyReply,
      { hash, cacheControl }: { hash: string; cacheControl: string },
    ): Promise<FastifyReply> =>
      sendFile(request, reply, {
        folder: voice.directory,
        file: voice.fileOf(hash),
        headers: { 'cache-control': cacheControl, 'x-content-type-options': 'nosniff' },
      })

    const hashOf = async (line: Line): Promise<string> => {
      const said = await speakLine(voice, line)
      if (said === null) throw new ApiError('not_found')
      return said.hash
    }

    app.get('/media/voice/:id/:file', async (request, reply) => {
      const { params, world } = request
      const { id, file } = MessageParams.parse(params)
      const message = file.endsWith(WAV) ? findSpokenMessage(world, id) : undefined
      if (message === undefined || !addresses.isOfMessage(file.slice(0, -WAV.length), message)) throw new ApiError('not_found')
      const known = await voice.find(message.voiceHash)
      if (known !== null) return give(request, reply, { hash: known.hash, cacheControl: CACHE_CONTROL.message })
      const bot = findBotById(world, message.botId, message.lang)
      if (bot === undefined) throw new ApiError('not_found')
      return give(request, reply, { hash: await hashOf(lineOf(bot, message.text, message.lang)), cacheControl: CACHE_CONTROL.message })
    })

    app.get('/media/samples/:slug/:mark/:file', async (request, reply) => {
      const { params, world } = request
      const { slug, mark, file } = SampleParams.parse(params)
      const lang = Spoken.safeParse(file.endsWith(WAV) ? file.slice(0, -WAV.length) : '')
      const bot = lang.success ? findBot(world, slug, lang.data) : undefined
      if (bot === undefined) throw new ApiError('not_found')
      const line = sampleOf(bot)
      if (!addresses.isOfSample(mark, line)) throw new ApiError('not_found')
      return give(request, reply, { hash: await hashOf(line), cacheControl: CACHE_CONTROL.sample })
    })
  }

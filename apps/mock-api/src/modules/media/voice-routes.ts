import { mkdirSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import { LOCALES } from '@moonlit/contract/vocabulary'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { ApiError } from '../../http/api-error.ts'
import type { Line, VoiceStore } from '../../media/voice/voice-store.ts'
import { findBot, findBotById } from '../bots/repo.ts'
import { findSpoken } from '../chats/repo.ts'
import { sayLine } from './say.ts'
import { lineOf, sampleOf } from './speaker.ts'
import type { VoiceAddresses } from './voice-address.ts'

const MessageParams = z.object({ id: z.string(), file: z.string() })
const SampleParams = z.object({ slug: z.string(), mark: z.string(), file: z.string() })
const Spoken = z.enum(LOCALES)
const WAV = '.wav'

/** An address changes whenever its sound would, so it may be kept for good: messages by their person's browser only. */
const KEPT = { message: 'private, max-age=31536000, immutable', sample: 'public, max-age=31536000, immutable' } as const

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a route of voices gives out. */
    readonly voiceOf?: keyof typeof KEPT
  }
}

/** Spoken messages and samples of voices. What is not on disk is spoken when it is asked for. */
export const voiceRoutes =
  ({ addresses, voice }: { addresses: VoiceAddresses; voice: VoiceStore }) =>
  async (app: FastifyInstance): Promise<void> => {
    mkdirSync(voice.directory, { recursive: true })
    await app.register(fastifyStatic, { root: voice.directory, serve: false, cacheControl: false })

    // Only a sound may be kept, never the word that there is none.
    app.addHook('onSend', async ({ routeOptions: { config } }, reply) => {
      if (reply.statusCode < 400 && config.voiceOf !== undefined)
        void reply.header('cache-control', KEPT[config.voiceOf]).header('x-content-type-options', 'nosniff')
    })
    app.setErrorHandler<Error & { statusCode?: number; headers?: Record<string, string> }>((error, _request, reply) => {
      if (error.statusCode !== 416) throw error
      return reply
        .status(416)
        .headers(error.headers ?? {})
        .send()
    })

    const send = (reply: FastifyReply, hash: string): FastifyReply => reply.sendFile(voice.fileOf(hash))

    const hashOf = async (line: Line): Promise<string> => {
      const said = await sayLine(voice, line)
      if (said === null) throw new ApiError('not_found')
      return said.hash
    }

    app.get('/media/voice/:id/:file', { config: { voiceOf: 'message' } }, async ({ params, world }, reply) => {
      const { id, file } = MessageParams.parse(params)
      const message = file.endsWith(WAV) ? findSpoken(world, id) : undefined
      if (message === undefined || !addresses.isOfMessage(file.slice(0, -WAV.length), message)) throw new ApiError('not_found')
      const known = await voice.find(message.voiceHash)
      if (known !== null) return send(reply, known.hash)
      const bot = findBotById(world, message.botId, message.lang)
      if (bot === undefined) throw new ApiError('not_found')
      return send(reply, await hashOf(lineOf(bot, message.text, message.lang)))
    })

    app.get('/media/samples/:slug/:mark/:file', { config: { voiceOf: 'sample' } }, async ({ params, world }, reply) => {
      const { slug, mark, file } = SampleParams.parse(params)
      const lang = Spoken.safeParse(file.endsWith(WAV) ? file.slice(0, -WAV.length) : '')
      const bot = lang.success ? findBot(world, slug, lang.data) : undefined
      if (bot === undefined) throw new ApiError('not_found')
      const line = sampleOf(bot)
      if (!addresses.isOfSample(mark, line)) throw new ApiError('not_found')
      return send(reply, await hashOf(line))
    })
  }

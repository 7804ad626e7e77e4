import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { claimFolder } from './worlds/data-folder.ts'
import type { Env } from './env.ts'
import { RenderPool } from '@moonlit/media/pool'
import { MediaStore } from './media/store.ts'
import { findEngine } from '@moonlit/media/voice/find-engine'
import { SpeechApiEngine } from '@moonlit/media/voice/speech-api'
import { VoiceStore } from './media/voice-store.ts'
import type { Settings } from './worlds/settings.ts'
import { prepareTemplate, removeOldTemplates, restoreTemplate } from './worlds/template.ts'
import { Worlds } from './worlds/registry.ts'

export interface OpenApp {
  readonly app: FastifyInstance
  readonly worlds: Worlds
  readonly store: MediaStore
  close(): Promise<void>
}

/** Who speaks: the API where one is named, then the engine of this machine. */
const findEngines = async ({ VOICE_API_URL: url, VOICE_API_KEY: key, VOICE_MODEL: model, VOICE_ENGINE: choice, ESPEAK_NG: command }: Env) => {
  const own = await findEngine({ choice, command })
  return [...(url === undefined ? [] : [new SpeechApiEngine({ url, key, model })]), ...(own === null ? [] : [own])]
}

/**
 * Builds the server and its services from the configuration, without listening.
 * @param settings settings of new worlds that differ from the defaults
 * @throws UnusableFolder when the data folder cannot be used
 */
export const openApp = async (
  env: Env,
  { worldsDirectory, settings = {} }: { worldsDirectory?: string; settings?: Partial<Settings> } = {},
): Promise<OpenApp> => {
  const { prepared: worlds, release } = await claimFolder(worldsDirectory ?? env.DATA_DIR, async () => {
    const template = await prepareTemplate(env.DATA_DIR)
    if (worldsDirectory === undefined) removeOldTemplates(template)
    return new Worlds({
      directory: worldsDirectory ?? path.join(env.DATA_DIR, 'worlds'),
      template,
      restoreTemplate: () => restoreTemplate(template),
      secret: env.MOCK_SECRET,
      settings,
    })
  })
  const pool = new RenderPool({ size: env.MEDIA_WORKERS })
  const store = new MediaStore({ directory: path.join(env.DATA_DIR, 'media'), pool })
  const voice = new VoiceStore({
    directory: path.join(worldsDirectory ?? env.DATA_DIR, 'media', 'voice'),
    engines: await findEngines(env),
  })
  const app = await buildApp({
    worlds,
    store,
    voice,
    secret: env.MOCK_SECRET,
    webUrl: env.WEB_URL,
    apiUrl: env.API_PUBLIC_URL ?? `http://localhost:${env.API_PORT}`,
    controls: env.MOCK_CONTROLS,
    trustedProxies: env.TRUSTED_PROXIES,
    smtp: env.SMTP_URL === undefined ? undefined : { url: env.SMTP_URL, from: env.MAIL_FROM },
    replyApi: env.REPLY_API_URL === undefined ? undefined : { url: env.REPLY_API_URL, key: env.REPLY_API_KEY, model: env.REPLY_MODEL },
    logLevel: env.LOG_LEVEL,
  })
  return {
    app,
    worlds,
    store,
    close: async () => {
      // First, so that pending voices fail instead of delaying the shutdown.
      await voice.close()
      await app.close()
      await pool.close()
      await worlds.close()
      release()
    },
  }
}

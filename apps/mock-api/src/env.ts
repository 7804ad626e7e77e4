import path from 'node:path'
import { LogLevel, Port, readEnvironment } from '@moonlit/environment'
import { Proxies } from '@moonlit/environment/proxies'
import { z } from 'zod'
import { ENGINE_CHOICES } from '@moonlit/media/voice/find-engine'

const Flag = z.enum(['0', '1'], 'must be 0 or 1').transform((value) => value === '1')

const Env = z.object({
  /** Port to listen on; 0 takes a free one. */
  API_PORT: Port.default(4000),
  API_HOST: z.string().min(1).default('127.0.0.1'),
  /**
   * Whose word is taken for the address that a request comes from, in `X-Forwarded-For`: that of the web server and the proxies
   * before it. Addresses, networks, or the names loopback, linklocal and uniquelocal.
   */
  TRUSTED_PROXIES: Proxies.default(['loopback']),
  /** Where the web app is seen by browsers, for links in answers and mails. */
  WEB_URL: z.url('must be an address such as http://localhost:3000').default('http://localhost:3000'),
  /** This API's public URL, for the pages of its providers; localhost by default. */
  API_PUBLIC_URL: z.url('must be an address such as http://localhost:4000').optional(),
  /** Where databases and pictures are kept. */
  DATA_DIR: z
    .string()
    .min(1)
    .default(path.resolve(import.meta.dirname, '../../../.data')),
  /** 1 enables the mock's controls. */
  MOCK_CONTROLS: Flag.default(false),
  /** Signs tokens and makes ids; the same secret and seed give the same ids. */
  MOCK_SECRET: z.string().min(16, 'must have at least 16 characters').default('moonlit-local-development-secret'),
  /** The mail server to send mails to, such as smtp://localhost:1025; without one they stay in the outbox. */
  SMTP_URL: z.url({ protocol: /^smtps?$/u, hostname: /./u, error: 'must be an address such as smtp://localhost:1025' }).optional(),
  /** Sender of mails. */
  MAIL_FROM: z
    .string()
    .regex(/^(?:[^\s<>@]+@[^\s<>@]+|[^<>@\r\n]+ <[^\s<>@]+@[^\s<>@]+>)$/u, 'must be an address such as Moonlit <hello@moonlit.example>')
    .default('Moonlit <hello@moonlit.example>'),
  /** Base of an OpenAI-compatible API that writes the replies, such as http://localhost:11434/v1; without one the embedded engine does. */
  REPLY_API_URL: z.url({ protocol: /^https?$/u, hostname: /./u, error: 'must be an address such as http://localhost:11434/v1' }).optional(),
  /** Sent as a bearer token. */
  REPLY_API_KEY: z.string().optional(),
  /** The model to use; servers with a single model need none. */
  REPLY_MODEL: z.string().optional(),
  LOG_LEVEL: LogLevel.default('warn'),
  /** Threads that draw pictures. */
  MEDIA_WORKERS: z.coerce.number().int().min(1).max(16).default(2),
  /** The speech engine: the optional npm package, the system's espeak-ng, the first available of them, or none. */
  VOICE_ENGINE: z.enum(ENGINE_CHOICES, `must be one of ${ENGINE_CHOICES.join(', ')}`).default('auto'),
  /** Base of an API that speaks as OpenAI's does, such as http://localhost:8880/v1; the engine above speaks when it fails. */
  VOICE_API_URL: z.url({ protocol: /^https?$/u, hostname: /./u, error: 'must be an address such as http://localhost:8880/v1' }).optional(),
  /** Sent as a bearer token. */
  VOICE_API_KEY: z.string().optional(),
  /** The model that speaks there. */
  VOICE_MODEL: z.string().min(1).default('tts-1'),
  /** The system's espeak-ng, where it is not on PATH. */
  ESPEAK_NG: z.string().min(1).default('espeak-ng'),
})
export type Env = z.infer<typeof Env>

/**
 * The configuration, from the process's environment.
 * @throws Error with one line for each invalid variable
 */
export const readEnv = (source: Record<string, string | undefined> = process.env): Env => readEnvironment(Env, source)

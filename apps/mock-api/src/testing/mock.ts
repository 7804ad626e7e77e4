import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { contract } from '@moonlit/contract'
import { type ApiFetcher, initClient } from '@ts-rest/core'
import type { FastifyInstance } from 'fastify'
import { type InjectOptions, inject } from 'light-my-request'
import { PersonaSession } from '../controls/contract/personas.ts'
import { readEnv } from '../env.ts'
import { openApp } from '../open-app.ts'
import type { Settings } from '../worlds/settings.ts'
import type { World } from '../worlds/world.ts'

/** An answer to a request made by hand. `body` is parsed when it is JSON. */
export interface RawAnswer {
  readonly status: number
  readonly body: unknown
  readonly headers: Readonly<Record<string, unknown>>
}

/** A caller in a world: a visitor, a guest or a signed-in user. */
export interface Person {
  /** Every call of the contract, typed. */
  readonly api: ReturnType<typeof typedClient>
  /** Headers that identify the caller. */
  readonly headers: Readonly<Record<string, string>>
  /** A request made by hand, however wrong. */
  send(options: InjectOptions): Promise<RawAnswer>
}

export interface TestWorld {
  /** The world itself, for its clock and settings. */
  readonly world: World
  readonly visitor: Person
  guest(who?: { firstName: string; gender: 'female' | 'male' | 'non-binary' }): Promise<Person>
  as(persona: string): Promise<Person>
  withHeaders(headers: Record<string, string>): Person
}

const rawSender =
  (app: FastifyInstance, headers: Readonly<Record<string, string>>) =>
  async (options: InjectOptions): Promise<RawAnswer> => {
    // Through the fast path, which Fastify's own inject bypasses.
    const answer = await inject((request, response) => void app.server.emit('request', request, response), {
      ...options,
      headers: { ...headers, ...options.headers },
    })
    const isJson = options.method !== 'HEAD' && String(answer.headers['content-type'] ?? '').includes('json')
    return { status: answer.statusCode, body: isJson ? answer.json<unknown>() : answer.rawPayload, headers: answer.headers }
  }

const fetcherOf =
  (send: Person['send']): ApiFetcher =>
  async ({ path: url, method, headers, body }) => {
    const answer = await send({
      method: method === 'GET' ? 'GET' : method === 'POST' ? 'POST' : method === 'PUT' ? 'PUT' : method === 'PATCH' ? 'PATCH' : 'DELETE',
      url,
      headers,
      ...(typeof body === 'string' ? { payload: body } : {}),
    })
    return { status: answer.status, body: answer.body, headers: new Headers() }
  }

const typedClient = (api: ApiFetcher) => initClient(contract, { baseUrl: '', baseHeaders: {}, throwOnUnknownStatus: false, api })

const personOf = (app: FastifyInstance, headers: Readonly<Record<string, string>>): Person => {
  const send = rawSender(app, headers)
  return { send, headers, api: typedClient(fetcherOf(send)) }
}

const NO_DELAY = { min: 0, max: 0 } as const
/** No delays for replies, photos, new characters and reminders. */
const TEST_SETTINGS: Partial<Settings> = { replyDelay: NO_DELAY, generationDelay: NO_DELAY, creationDelay: NO_DELAY, reminderDelay: 0 }

/**
 * Opens the real server in this process, with a temporary folder of worlds.
 * @param environment additional environment variables
 */
export const openMock = async (environment: Record<string, string> = {}) => {
  const worldsDirectory = mkdtempSync(path.join(tmpdir(), 'moonlit-worlds-'))
  const env = readEnv({ MOCK_CONTROLS: '1', MEDIA_WORKERS: '1', LOG_LEVEL: 'error', ...environment })
  const { app, worlds, close } = await openApp(env, { worldsDirectory, settings: TEST_SETTINGS })
  await app.ready()
  let count = 0
  return {
    app,
    /** Its data folder. */
    directory: worldsDirectory,
    worlds,
    /** Listens on a port; returns the URL. */
    listen: () => app.listen({ port: 0, host: '127.0.0.1' }),
    /** A new world of its own. */
    world: (settings: Partial<Settings> = {}): TestWorld => {
      count += 1
      const name = `test-${count}`
      worlds.open(name).change(settings)
      const inWorld = { 'x-mock-world': name }
      const visitor = personOf(app, inWorld)
      return {
        // A getter, since a reset replaces the world.
        get world() {
          return worlds.open(name)
        },
        visitor,
        withHeaders: (headers) => personOf(app, { ...inWorld, ...headers }),
        guest: async (who = { firstName: 'Sam', gender: 'male' }) => {
          const { status, body } = await visitor.api.auth.authUser({ body: who })
          if (status !== 200) throw new Error(`No guest session: ${status}`)
          return personOf(app, { ...inWorld, 'x-user-session-id': body.UserSessionID })
        },
        as: async (persona) => {
          const { body } = await visitor.send({ method: 'POST', url: `/controls/personas/${persona}/sign-in/`, payload: {} })
          const session = PersonaSession.parse(body)
          return personOf(app, {
            ...inWorld,
            ...(session.kind === 'user' ? { authorization: `Bearer ${session.jwtToken}` } : { 'x-user-session-id': session.UserSessionID }),
          })
        },
      }
    },
    close: async (): Promise<void> => {
      await close()
      rmSync(worldsDirectory, { recursive: true, force: true })
    },
  }
}
export type Mock = Awaited<ReturnType<typeof openMock>>

/** The chat of a person with a character, opened. */
export const openChat = async (person: Person, slug: string, lang: 'en' | 'de' | 'ar' = 'en'): Promise<string> => {
  const { status, body } = await person.api.chats.start({ params: { slug }, query: { lang } })
  if (status !== 200) throw new Error(`No chat with ${slug}: ${status}`)
  return body.chat.chatID
}

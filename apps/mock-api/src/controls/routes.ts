import cors from '@fastify/cors'
import { describeApi } from '@moonlit/contract/openapi'
import { initServer } from '@ts-rest/fastify'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from '../http/api-error.ts'
import { documentRoutes } from '../http/document.ts'
import { rethrow } from '../http/rethrow.ts'
import type { Worlds } from '../worlds/registry.ts'
import { CONTROL_TAGS, type Controls, controls } from './contract.ts'
import type { RequestLog } from './request-log.ts'
import { RequestStreams } from './request-stream.ts'
import { callsRoutes, forcedRoutes, requestsRoutes } from './routes/calls.ts'
import { outboxRoutes, personasRoutes } from './routes/people.ts'
import { clockRoutes, settingsRoutes } from './routes/settings.ts'
import { snapshotsRoutes, worldsRoutes } from './routes/worlds.ts'
import { mayControl } from './same-site.ts'
import type { UnknownNames } from './unknown-names.ts'

const INFO = {
  title: 'Moonlit mock controls',
  version: '1.0.0',
  description:
    'The mock API’s own calls: settings, clock, forced answers, snapshots, people, mails and the request log of a world. They are there when MOCK_CONTROLS is 1. Name the world with X-Mock-World; without it they act on the default one. Beside them, any request to the API may ask for itself: `Prefer: code=402, example=audio_limit, wait=2`.',
}

interface ControlOptions {
  readonly worlds: Worlds
  readonly log: RequestLog
  readonly unknown: UnknownNames
  /** Names of this server and of the web app, whose pages may use the controls. */
  readonly hosts: readonly string[]
}

const isForControls = ({ url }: FastifyRequest): boolean => url.startsWith('/controls/')

/** Routes of the controls, for programs and pages of the same host, with their OpenAPI document and page. */
export const controlRoutes =
  ({ worlds, log, unknown, hosts }: ControlOptions) =>
  async (app: FastifyInstance): Promise<void> => {
    const streams = new RequestStreams(log)
    app.addHook('preClose', async () => streams.close())
    app.addHook('onRequest', async (request) => {
      if (isForControls(request) && !mayControl(request, hosts)) throw new ApiError('cross_site')
    })
    // Other hosts were refused above; pages on another port may read the answers. Preflights to any path reach this hook,
    // but only those to the controls are answered.
    await app.register(cors, {
      delegator: async (request: FastifyRequest) => ({ origin: isForControls(request), methods: ['GET', 'POST', 'PATCH', 'DELETE'], maxAge: 600 }),
    })

    const server = initServer()
    const routers = {
      worlds: worldsRoutes({ worlds, log, unknown }),
      snapshots: snapshotsRoutes({ worlds }),
      settings: settingsRoutes,
      clock: clockRoutes,
      forced: forcedRoutes,
      personas: personasRoutes,
      outbox: outboxRoutes,
      requests: requestsRoutes({ log, streams, unknown }),
      calls: callsRoutes,
    } satisfies Record<keyof Controls, unknown>
    for (const routes of Object.values(routers))
      await app.register(server.plugin<Controls[keyof Controls]>(routes), {
        responseValidation: true,
        logInitialization: false,
        requestValidationErrorHandler: rethrow,
      })
    await app.register(documentRoutes, {
      prefix: '/controls',
      title: INFO.title,
      describe: () => describeApi({ contract: controls, info: INFO, tags: CONTROL_TAGS }),
    })
  }

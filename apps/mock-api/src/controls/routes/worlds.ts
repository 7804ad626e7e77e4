import { initServer } from '@ts-rest/fastify'
import { ApiError } from '../../http/api-error.ts'
import type { Worlds } from '../../worlds/registry.ts'
import type { Snapshot } from '../../worlds/world-folder.ts'
import { controls } from '../contract.ts'
import type { RequestLog } from '../request-log.ts'
import type { UnknownNames } from '../unknown-names.ts'

const presentSnapshot = ({ name, savedAt, bytes }: Snapshot) => ({ name, savedAt: new Date(savedAt).toISOString(), bytes })

/** Routes to list, reset and remove worlds. */
export const worldsRoutes = ({ worlds, log, unknown }: { worlds: Worlds; log: RequestLog; unknown: UnknownNames }) =>
  initServer().router(controls.worlds, {
    list: async () => ({
      status: 200,
      body: {
        worlds: worlds
          .list()
          .map(({ name, isOpen, isOnlyRead, holders }) => ({ name, isOpen, isOnlyRead, requestsRunning: holders, requestsLogged: log.count(name) })),
      },
    }),

    remove: async ({ params }) => {
      if (!worlds.remove(params.name)) throw new ApiError('not_found')
      log.forget(params.name)
      unknown.forget(params.name)
      return { status: 200, body: { status: true } }
    },

    reset: async ({ request: { worldUse } }) => {
      await worlds.reset(worldUse.name)
      return { status: 200, body: { status: true } }
    },
  })

/** Routes of a world's snapshots. */
export const snapshotsRoutes = ({ worlds }: { worlds: Worlds }) =>
  initServer().router(controls.snapshots, {
    list: async ({ request: { worldUse } }) => ({ status: 200, body: { snapshots: worlds.snapshots(worldUse.name).map(presentSnapshot) } }),

    save: async ({ body, request: { worldUse } }) => ({ status: 201, body: presentSnapshot(worlds.save(worldUse.name, body.name)) }),

    load: async ({ params, request: { worldUse } }) => {
      if (!worlds.load(worldUse.name, params.name)) throw new ApiError('not_found')
      return { status: 200, body: { status: true } }
    },

    remove: async ({ params, request: { worldUse } }) => {
      if (!worlds.removeSnapshot(worldUse.name, params.name)) throw new ApiError('not_found')
      return { status: 200, body: { status: true } }
    },
  })

import type { AppRoute } from '@ts-rest/core'
import type { Controls } from '../../src/controls/contract.ts'

type Method<Route> = Extract<Route, AppRoute>['method']
type Path<Route> = Extract<Route, AppRoute>['path']

/**
 * Method and path of each controls call. The compiler checks it against the contract, of which the browser loads nothing
 * else: the contract itself would import every schema of the API.
 */
export const routes = {
  worlds: { list: ['GET', '/controls/worlds/'], remove: ['DELETE', '/controls/worlds/:name/'], reset: ['POST', '/controls/reset/'] },
  snapshots: {
    list: ['GET', '/controls/snapshots/'],
    save: ['POST', '/controls/snapshots/'],
    load: ['POST', '/controls/snapshots/:name/load/'],
    remove: ['DELETE', '/controls/snapshots/:name/'],
  },
  settings: {
    read: ['GET', '/controls/settings/'],
    defaults: ['GET', '/controls/settings/defaults/'],
    change: ['PATCH', '/controls/settings/'],
  },
  clock: { read: ['GET', '/controls/clock/'], change: ['PATCH', '/controls/clock/'] },
  forced: {
    list: ['GET', '/controls/forced/'],
    add: ['POST', '/controls/forced/'],
    remove: ['DELETE', '/controls/forced/:id/'],
    clear: ['DELETE', '/controls/forced/'],
  },
  personas: { list: ['GET', '/controls/personas/'], signIn: ['POST', '/controls/personas/:name/sign-in/'] },
  outbox: { list: ['GET', '/controls/outbox/'], clear: ['DELETE', '/controls/outbox/'] },
  requests: {
    list: ['GET', '/controls/requests/'],
    stream: ['GET', '/controls/requests/stream/'],
    unknownNames: ['GET', '/controls/requests/unknown-names/'],
    clear: ['DELETE', '/controls/requests/'],
  },
  calls: { list: ['GET', '/controls/calls/'] },
} as const satisfies { [R in keyof Controls]: { [C in keyof Controls[R]]: readonly [Method<Controls[R][C]>, Path<Controls[R][C]>] } }

import { initContract } from '@ts-rest/core'
import { auth, magicLink } from './auth.ts'
import { bots } from './bots.ts'
import { chats } from './chats.ts'
import { commonErrors } from './common.ts'
import { core } from './core.ts'
import { generation } from './generation.ts'
import { oauth } from './oauth.ts'
import { photosForSale } from './photos-for-sale.ts'
import { sessions } from './sessions.ts'
import { stats } from './stats.ts'
import { subscriptions } from './subscriptions.ts'
import { users } from './users.ts'

const c = initContract()

const API = { pathPrefix: '/api/v1', strictStatusCodes: true, commonResponses: commonErrors } as const

// Each resource has its own type, since the compiler cannot infer the whole API as one.
const authApi = c.router(auth, API)
const magicLinkApi = c.router(magicLink, API)
const sessionsApi = c.router(sessions, API)
const oauthApi = c.router(oauth, API)
const usersApi = c.router(users, API)
const statsApi = c.router(stats, API)
const coreApi = c.router(core, API)
const botsApi = c.router(bots, API)
const chatsApi = c.router(chats, API)
const photosForSaleApi = c.router(photosForSale, API)
const subscriptionsApi = c.router(subscriptions, API)
const generationApi = c.router(generation, API)

/** The resources of the API, each with its calls. */
export type Contract = {
  readonly auth: typeof authApi
  readonly magicLink: typeof magicLinkApi
  readonly sessions: typeof sessionsApi
  readonly oauth: typeof oauthApi
  readonly users: typeof usersApi
  readonly stats: typeof statsApi
  readonly core: typeof coreApi
  readonly bots: typeof botsApi
  readonly chats: typeof chatsApi
  readonly photosForSale: typeof photosForSaleApi
  readonly subscriptions: typeof subscriptionsApi
  readonly generation: typeof generationApi
}

/** The whole API, by resource. Every path is under `/api/v1` and is answered with and without its trailing slash. */
export const contract: Contract = {
  auth: authApi,
  magicLink: magicLinkApi,
  sessions: sessionsApi,
  oauth: oauthApi,
  users: usersApi,
  stats: statsApi,
  core: coreApi,
  bots: botsApi,
  chats: chatsApi,
  photosForSale: photosForSaleApi,
  subscriptions: subscriptionsApi,
  generation: generationApi,
}

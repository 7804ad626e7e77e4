import { initContract } from '@ts-rest/core'
import { auth, magicLink } from './auth.ts'
import { bots } from './bots.ts'
import { chats } from './chats.ts'
import { commonErrors } from './common.ts'
import { core } from './core.ts'
import { generation } from './generation.ts'
import { oauth } from './oauth.ts'
import { stats } from './stats.ts'
import { subscriptions } from './subscriptions.ts'
import { users } from './users.ts'

const c = initContract()

/** The whole API, by resource. Every path is under `/api/v1` and is answered with and without its trailing slash. */
export const contract = c.router(
  { auth, magicLink, oauth, users, stats, core, bots, chats, subscriptions, generation },
  { pathPrefix: '/api/v1', strictStatusCodes: true, commonResponses: commonErrors },
)
export type Contract = typeof contract

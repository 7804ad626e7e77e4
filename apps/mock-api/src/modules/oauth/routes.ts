import { contract } from '@moonlit/contract'
import { initServer } from '@ts-rest/fastify'
import { notBuilt } from '../../http/not-built.ts'

/** Social sign-in. */
export const oauthRoutes = () => initServer().router(contract.oauth, { getLink: notBuilt, status: notBuilt, signup: notBuilt })

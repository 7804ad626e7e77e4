import { contract } from '@moonlit/contract'
import { verify as verifyPassword } from '@node-rs/argon2'
import { initServer } from '@ts-rest/fastify'
import { ApiError } from '../../http/api-error.ts'
import { notBuilt } from '../../http/not-built.ts'
import { createGuest, endSession, findUserByEmail, useRefreshToken } from './repo.ts'
import { openSession } from './session.ts'
import { verifyRefreshToken } from './tokens.ts'

/** Sessions: guests, sign-in and its tokens. */
export const authRoutes = initServer().router(contract.auth, {
  authUser: async ({ body, request: { world } }) => ({ status: 200, body: { UserSessionID: createGuest(world, body) } }),

  login: async ({ body, request: { world } }) => {
    const user = await findUserByEmail(world, body.email.toLowerCase())
    if (user === null) throw new ApiError('user_not_found')
    if (user.passwordHash === null || !(await verifyPassword(user.passwordHash, body.password))) throw new ApiError('wrong_credentials')
    return { status: 200, body: await openSession(world, user) }
  },

  logout: async ({ body, request: { world } }) => {
    const token = await verifyRefreshToken(body.refreshToken, world)
    if (token !== null) endSession(world, token.id)
    return { status: 200, body: { status: true } }
  },

  refreshToken: async ({ body, request: { world } }) => {
    const token = await verifyRefreshToken(body.refreshToken, world)
    const used = token === null ? null : useRefreshToken(world, token.id)
    if (used === null) throw new ApiError('token_expired')
    const { jwtToken, refreshToken } = await openSession(world, { id: used.userId, claimsVersion: used.claimsVersion }, used.family)
    return { status: 200, body: { newJwtToken: jwtToken, newRefreshToken: refreshToken } }
  },

  register: notBuilt,
  changePassword: notBuilt,
  setPassword: notBuilt,
  sendVerification: notBuilt,
  verify: notBuilt,
  startReset: notBuilt,
  finishReset: notBuilt,
})
